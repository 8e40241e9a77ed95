/* The page of a role: its facts, how to apply, what every employer must say. */
import { toCountText, toList } from './formats.js'

export * from '../en-gb/job.js'

export const aboutThisRole = '募集要項'
export const similarRoles = '条件の近い求人'

/** The names of the facts. Of two, the second is for several. */
export const location = '勤務地'
export const locations = '勤務地'
export const workplace = '働き方'
export const department = '部門'
export const team = 'チーム'
export const type = '雇用形態'
export const fixedTerm = '契約期間'
export const salary = '給与'
export const workingHours = '勤務時間'
export const experience = '実務経験'
export const education = '学歴'
export const visaSponsorship = '就労ビザの支援'
export const openings = '募集人数'
export const posted = '掲載日'
export const closes = '応募締切'
export const closed = '応募終了'
export const contact = 'お問い合わせ先'
export const contacts = 'お問い合わせ先'
export const reference = '求人番号'

/** How long the contract of a fixed term is. */
export const monthsLong = (n: number) => `${toCountText(n)}か月`
export const yearsLong = (n: number) => `${toCountText(n)}年`
export const noExperience = '不問'
export const monthsOrMore = (n: number) => `${toCountText(n)}か月以上`
export const yearsOrMore = (n: number) => `${toCountText(n)}年以上`
export const visaOffered = 'この求人では支援があります'
export const visaNotOffered = 'この求人では支援がありません'
/** After the closing day: '2027年11月25日 23:59（日本時間）'. */
export const untilTime = (time: string) => ` ${time}`
export const addToCalendar = 'カレンダーに追加'

/** Names of countries, at least one. */
export const remoteFrom = (places: readonly string[]) => `リモートワーク（${toList(places)}）`

/** A button. */
export const applyFor = (title: string) => `「${title}」に応募する`
/** A button that does not show a long title; screen readers say it. */
export const applyBriefly = <Part>(title: string, hidden: (text: string) => Part) => [
  '応募する',
  hidden(`：${title}`),
]
export const applyForPlace = (place: string) => `${place}で応募する`
/** What the line says behind which the forms of further places, or for further ways, are. */
export const moreLocations = (n: number) => `ほか${toCountText(n)}か所の勤務地`
export const moreWays = (n: number) => `ほか${toCountText(n)}件の応募方法`
export const closedOn = (day: string) => `応募受付は${day}に終了しました。`
export const askContact = 'この求人にはここから応募できません。お問い合わせ先までご連絡ください。'
export const cannotApplyYet = 'この求人にはまだここから応募できません。'
export const applyWhenOnline = 'オフラインです。再び接続すると応募できます。'

export const equalOpportunity = '機会均等'
export const adjustments = '選考での配慮のご相談'
export const personalData = '個人情報の取り扱い'

/* Words for what editors choose from a list. The CMS stores the keys, in every language. */

export const employmentTypes = {
  'Full time': 'フルタイム',
  'Part time': 'パートタイム',
  Contractor: '業務委託',
  Temporary: '臨時雇用',
  Intern: 'インターン',
  Volunteer: 'ボランティア',
  'Per diem': '単発勤務',
  Other: 'その他',
}

export const workplaces = {
  'On-site': 'オフィス勤務',
  Hybrid: 'ハイブリッド勤務',
  Remote: 'リモートワーク',
}

/** Shown alone. */
export const educationLevels = {
  'high school': '高等学校卒業',
  'associate degree': '短期大学士・準学士',
  'bachelor degree': '学士',
  'professional certificate': '専門資格',
  'postgraduate degree': '修士・博士',
}

/** Before an amount of pay. */
export const salaryUnits = {
  HOUR: '時給',
  DAY: '日給',
  WEEK: '週給',
  MONTH: '月給',
  YEAR: '年収',
}

/** The department of jobs that name none. */
export const otherRoles = 'その他の求人'

/** What ends before a full stop or colon, the first sentence of a text that goes on; ！ and ？ belong to it. No space follows it. */
export const FIRST_SENTENCE = /^([^。：！？]+(?:[！？]+|(?=[。：])))[。：]?\s*(?=[^\s。：])/

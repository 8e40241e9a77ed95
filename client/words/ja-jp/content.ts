/* What the pages' data and heads say: titles, descriptions for search results, headings of an advert. */
import { counted } from './formats.js'

export * from '../en-gb/content.js'

export const siteName = (organisation: string) => `${organisation}の採用情報`
/** Stands for the organisation's name in these sentences, where the settings have none. */
export const ourCompany = '当社'
/** On a phone's home screen. */
export const siteOnPhone = '採用情報'
export const aboutSite = (organisation: string) =>
  `${organisation}で募集中の求人、選考の流れ、応募の前に知っておいていただきたいことをご紹介します。`

export const openRoles = '募集中の求人'
/** The page of all roles, in the way down to a page. */
export const allRoles = 'すべての求人'
export const countOfRoles = (count: number) => counted(count, '求人')

export const departmentTitle = (department: string) => `${department}の求人`
/** The place is one of remote work. */
export const remotePlaceTitle = (place: string) => `${place}の求人`
export const placeTitle = (place: string) => `${place}の求人`
export const aboutRolesIn = (site: string, name: string, count: number) =>
  `${site}。${name}では${counted(count, '求人')}を募集しています。`
export const address = '所在地'
/** Either may be empty. */
export const townLine = (town: string, postcode: string) => `${postcode} ${town}`.trim()
export const openInMaps = '地図で見る'

export const noRoleOpen = '現在、募集中の求人はありません。'
export const openNow = (titles: string) => `募集中：${titles}。`
export const openNowAndMore = (titles: string, more: number) => `募集中：${titles}、ほか${more}件。`
export const factsSentence = (facts: string) => `${facts}。`
export const followedBy = (text: string, sentence: string) =>
  `${text}${/[。．.！？!?]$/.test(text) ? '' : '。'}${sentence}`

export const placesAndMore = (first: string, more: number) => `${first}、ほか${more}か所`
/** Japan has one time zone, which people call by the country. */
export const closesAtTime = (time: string, town: string) =>
  `${time}（${town === 'Tokyo' ? '日本時間' : `現地時間：${town}`}）`

export const applyFor = (title: string) => `「${title}」に応募する`
export const applyForThisRole = 'この求人に応募する'
export const aboutTheRole = '求人について'
export const whatYouWillDo = '仕事内容'
export const whatYouBring = '応募資格'
export const goodToKnow = '知っておいていただきたいこと'
export const payBands = '給与レンジ'
export const workingHours = '勤務時間'
export const whatWeOffer = '待遇・福利厚生'
export const howWeHire = '選考の流れ'
/** A cell of a table, where there are no tables. */
export const underHeading = (heading: string, cell: string) => `${heading}：${cell}`

interface Amount {
  /** With the sign of the currency. */
  whole: string
  digits: string
}
export const payUpTo = ({ whole }: Amount) => `${whole}以下`
export const payFrom = ({ whole }: Amount) => `${whole}以上`
export const payBetween = (least: Amount, most: Amount) => `${least.whole}～${most.whole}`
/** `unit`: as in the options. It comes first: '年収￥5,000,000～￥7,000,000'. */
export const payPer = (amounts: string, unit: string) => `${unit}${amounts}`
export const payAndMore = (first: string, more: number) => `${first}、ほか${more}件`

export const closedTitle = (title: string) => `募集終了：${title}`
export const aboutClosed = (title: string) => `「${title}」の募集は終了しました。`
export const notOpenYetTitle = (title: string) => `募集開始前：${title}`
export const opensOn = (title: string, day: string) =>
  `「${title}」の応募受付は${day}に始まります。`
export const seeSimilarRoles =
  '条件の近い募集中の求人をご覧いただくか、すべての求人から検索してください。'

export const directoryTitle = (roles: string, letters: string) => `${roles}の一覧：${letters}`
export const aboutDirectory = (roles: string, site: string, letters: string) =>
  `${site}、${roles}の一覧（${letters}）。`
export const letterRange = (first: string, last: string) => `${first}～${last}`
export const partOfLetters = (letters: string, part: number) => `${letters}（${part}）`
/** Titles that begin with a digit, or with a letter of another script. */
export const otherLetters = '漢字・数字・その他'

export const pageNotFound = 'ページが見つかりません'
export const pageMoved = 'このページは移動しました'
export const roleNotOpen = 'この求人の募集は終了しました'
export const youAreOffline = 'オフラインです'
export const savedRoles = '保存した求人'

export const rolesByMail = '新着求人をメールで受け取る'
export const generalApplication = '職種を指定せずに応募する'
export const film = '動画'
export const watchFilm = '動画を見る'
export const readTranscript = '動画の内容を文章で読む'

/* What feed readers and calendars show. */

export const aboutFeed = (organisation: string) => `${organisation}で募集中の求人`
/** Of the description of a feed that does not hold all roles. */
export const newestOf = (whole: string, count: number) => `${whole}（新着${count}件）`
/** Of the title, or the description, of the feed of all roles: the same for a department or place. */
export const feedPart = (whole: string, name: string) => `${whole}：${name}`
export const roleAt = (title: string, place: string) => `${title}（${place}）`
export const applicationsClose = (title: string) => `応募締切：${title}`
/** In the title of a range of pay, where job boards have no field for it. */
export const payUnits = {
  HOUR: '時給',
  DAY: '日給',
  WEEK: '週給',
  MONTH: '月給',
  YEAR: '年収',
}

/**
 * The letters under which titles are listed. Each stands for its forms: か and ガ are listed under カ. The
 * reading of a kanji is not known, so it stands under the others.
 */
export const alphabet =
  'ABCDEFGHIJKLMNOPQRSTUVWXYZアイウエオカキクケコサシスセソタチツテトナニヌネノハヒフヘホマミムメモヤユヨラリルレロワ'

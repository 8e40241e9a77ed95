/* The list of roles with its filters, rows of roles on any page, and the parts of pages that editors put together. */
import { counted, toAlternatives, toCountText, toList } from './formats.js'

export * from '../en-gb/listing.js'

/* A row. */

export const isNew = '新着'
export const closesSoon = 'まもなく締切'
export const closes = <Day>(day: Day) => ['締切：', day]
export const posted = <Day>(day: Day) => ['掲載日：', day]
/** After the first places of a role: '東京、大阪、札幌、ほか2か所'. */
export const andMore = (n: number) => `、ほか${n}か所`
export const hybridWith = (officeDays: number) => `ハイブリッド勤務（週${officeDays}日出社）`
/** Why a search found the role. @param texts That the row does not show. */
export const matches = (texts: readonly string[]) =>
  `${toList(texts.map((text) => `「${text}」`))}に一致`

/* The list. */

export const showMore = (n: number) => `さらに${counted(n, '求人')}を表示`
export const allIn = (n: number, department: string) =>
  `${department}の求人${toCountText(n)}件をすべて見る`

export const sortBy = '並べ替え'
export const byDepartment = '部門順'
export const byMatch = '一致度順'
export const byDate = '新着順'

export const showAllRoles = 'すべての求人を表示'
export const searchFailed = <Again>(again: Again) => [
  '検索が読み込まれていないため、すべての求人を表示しています。',
  again,
]
export const rolesFailed = '求人を読み込めませんでした。'
export const tryAgain = '再試行'

export const needsScript = (total: number) =>
  `検索と絞り込みには、JavaScriptと最新のブラウザーが必要です。ここには${counted(total, '求人')}をすべて掲載しています。部門と勤務地には、それぞれのページがあります。`
/** Where the page has only the first of the roles. */
export const longNeedsScript = (total: number) =>
  `検索と絞り込みには、JavaScriptと最新のブラウザーが必要です。${counted(total, '求人')}は、部門と勤務地のページ、および求人の一覧ですべてご覧いただけます。`

export const noRoles = '現在、募集中の求人はありません。'
export const noneMatchesSearch = (text: string) => `「${text}」に該当する求人はありません`
export const noneMatchesAll = 'すべての条件に該当する求人はありません'
export const takeOneAway = '条件を一つ外すと、該当する求人があります：'
export const browseDepartment = '部門から探す：'
/** A button, with the number of roles that it shows. */
export const actionFor = (action: string, n: number) => `${action}（${toCountText(n)}件）`

export const copySearch = 'この検索へのリンクをコピー'
/** The only place of a country, in a list of countries. */
export const placeIn = (country: string, place: string) => `${country}（${place}）`

export const feedOfAll = 'すべての求人のフィード'
/** @param search '技術、東京' */
export const feedOfSearch = (search: string) => `この検索のフィード：${search}`

/* The filters. */

export const filterForm = '求人'
export const searchRoles = '求人を検索'
export const anyPay = '指定なし'
export const clearAll = '条件をすべて外す'
export const chosenFilters = '選択中の条件'
/** A button that shows the name of the filter only. */
export const removeChosen = <Part>(
  name: string,
  shown: (text: string) => Part,
  hidden: (text: string) => Part,
) => [shown(name), hidden('を外す')]
/** A button, of which screen readers say to which filter it belongs. */
export const showAllOf = <Part>(
  n: number,
  filter: string,
  shown: (text: string) => Part,
  hidden: (text: string) => Part,
) => [shown(`${n}件すべて表示`), hidden(`：${filter}`)]
export const showFewerOf = <Part>(
  filter: string,
  shown: (text: string) => Part,
  hidden: (text: string) => Part,
) => [shown('表示を減らす'), hidden(`：${filter}`)]
export const placesIn = (country: string) => `${country}の勤務地`

/** A button that opens them on a small screen, and what it opens. */
export const openFilters = '絞り込み'
export const openFiltersApplied = (n: number) => `絞り込み（${n}件選択中）`
export const filters = '絞り込み'
export const closeFilters = '閉じる'
export const showRoles = '求人を表示'
export const showCount = (n: number) => `${counted(n, '求人')}を表示`
export const noneToShow = '該当する求人はありません'

/** Links in place of filters, while there is no script. */
export const departmentLinks = '部門へ移動'
export const openDepartmentLinks = '部門へ移動'
export const jumpTo = '移動先'

/* On many pages. */

export const breadcrumb = 'パンくずリスト'
/** A button beside a field. */
export const search = '検索'
export const linkCopied = 'リンクをコピーしました'
export const cannotCopy =
  'このブラウザーではページからコピーできません。アドレスバーのURLをコピーしてください'
/** After the name of what a link leads to, for screen readers. */
export const withOpenRoles = (n: number) => `、${counted(n, '求人')}`

/* Parts of a page to which editors gave no heading, for screen readers. */

export const benefits = '福利厚生'
export const departments = '部門'
export const questions = 'よくあるご質問'
export const featuredRoles = '注目の求人'
export const offices = 'オフィス'
export const people = '社員紹介'
export const steps = '流れ'
export const table = '表'

/** Of the field for a search. */
export const findRole = '求人を探す'
/** Of an office. */
export const openRolesThere = (n: number) =>
  n === 0 ? '募集中の求人はありません' : counted(n, '求人')

/* The filters of the list, and what is said of what they or a search find. */

export const location = '勤務地'
export const department = '部門'
export const type = '雇用形態'
export const remote = 'リモートワーク'
export const pay = '給与'

export const remoteOnly = 'リモートワークの求人のみ'
/** @param amount With its currency: '￥5,000,000'. */
export const payOrMore = (amount: string) => `年収${amount}以上`

export const openRoles = '募集中の求人'
export const openRolesIn = (department: string) => `${department}で募集中の求人`

export const countOpen = (n: number) => counted(n, '求人')
export const countOf = (found: number, total: number) =>
  `${counted(total, '求人')}のうち${toCountText(found)}件`
export const noOpenRoles = '募集中の求人はありません'
export const noneMatches = '該当する求人はありません'
/** For screen readers. @param found One of the four above. */
export const newestFirst = (found: string) => `${found}、新着順`
export const searching = (total: number) => `${counted(total, '求人')}を検索しています…`

/** @param values From the address, at least one. */
export const unknownValues = (values: readonly string[]) => {
  const names = toAlternatives(values.map((value) => `「${value}」`))
  return `${names}に該当する募集中の求人はないため、この条件を外しました。`
}

/** Among the chosen filters. */
export const searchedFor = (text: string) => `「${text}」`
/** Buttons, of which each says how many roles there are without its filter. */
export const removeSearch = '検索語を外す'
export const removeFilter = (name: string) => `「${name}」を外す`

/** @param other Roles paid otherwise. @param silent Roles that state no pay. Not both are 0. */
export const notCompared = (other: number, currency: string, silent: number) => {
  const roles = [
    other === 0 ? '' : `${currency}の年収で示されていない求人${toCountText(other)}件`,
    silent === 0 ? '' : `給与の記載がない求人${toCountText(silent)}件`,
  ]
  return `比較の対象外：${roles.filter(Boolean).join('、')}。`
}

export const remoteHint = (n: number, country: string) =>
  `＋${country}から働けるリモートワークの求人${toCountText(n)}件`
/** Countries that a sentence names otherwise than editors do; by ISO 3166. */
export const countriesInSentence: Record<string, string> = {}

/* How a search was understood. */

export const searchedSpelling = (text: string, spelling: string) =>
  `「${text}」を含む求人はありません。「${spelling}」で検索しました。`
export const searchedMost = 'すべての語を含む求人はありません。多くの語を含む求人を検索しました。'
/** @param words At least one. @param hasOthers Whether roles have all of the other words. */
export const wordsLeftOut = (words: readonly string[], hasOthers: boolean) => {
  const names = toAlternatives(words.map((word) => `「${word}」`))
  const others = hasOthers ? '' : '残りの語をすべて含む求人もありません。'
  return `${names}を含む求人はないため、検索から除きました。${others}`
}
/** @param pay '年収￥5,000,000以上' */
export const readAsPay = (text: string, pay: string) =>
  `「${text}」を${pay}として検索しました。この通貨で年収を記載していない求人は含まれません。`
export const noPayInCurrency = (text: string) =>
  `「${text}」の通貨で年収を記載している求人はないため、検索から除きました。`

/* The list of open roles on other websites. */

export const seeAllRoles = 'すべての求人を見る'
/** Of more than one, more than are listed. */
export const seeAllOf = (count: number) => `${count}件の求人をすべて見る`
export const noRolesAtPresent = '現在、募集中の求人はありません。'

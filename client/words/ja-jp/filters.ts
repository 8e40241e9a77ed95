/* The filters of the list, and what is said of what they or a search find. */
import { counted, toCountText } from './formats/counted.js'
import { toAlternatives } from './formats/list-text.js'

export * from '../en-gb/filters.js'

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

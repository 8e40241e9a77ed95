/* The pages beside the list and the role: their headings, leads, links. */
import { counted } from './formats.js'

export * from '../en-gb/pages.js'

/** The first part of a trail of links. */
export const allRoles = 'すべての求人'
export const allOpenRoles = '募集中のすべての求人'
export const seeAllRoles = '募集中の求人をすべて見る'
export const openRoles = (n: number) => counted(n, '求人')

/** Of the field for a search, on the front page. */
export const findYourPlace = (n: number) => `${counted(n, '求人')}から、あなたの仕事を見つける`
export const departments = '部門'
export const places = '勤務地'
export const allRolesAToZ = 'すべての求人の一覧'

export const department = '部門'
export const location = '勤務地'
export const landingRoles = (n: number) =>
  n === 0 ? '現在、募集中の求人はありません' : counted(n, '求人')
export const newestOnly = (n: number) => `新着の${n}件を表示しています。`
export const filterThese = 'すべての求人から絞り込む'
/** A feed of the roles of a department or place. */
export const followNewRoles = (name: string) => `${name}の新着求人をフィードで受け取る`
export const allRolesOf = (name: string) => `${name}のすべての求人の一覧`
export const remoteRoles = (place: string) => `${place}から働けるリモートワークの求人`
export const allRemoteRoles = (n: number, place: string) =>
  `${place}から働けるリモートワークの求人${n}件をすべて見る`
export const about = (name: string) => `${name}について`

/** The part of a list, for example 'ア～コ' of 'すべての求人'. */
export const partOfList = (list: string, part: string) => `${list}の一覧：${part}`
export const allParts = '一覧の全体'

export const opensOn = (day: string) =>
  `この求人の募集は${day}に始まります。条件の近い求人が募集中かもしれません。`
export const closedOn = (day: string) =>
  `この求人の募集は${day}に終了しました。条件の近い求人が募集中かもしれません。`
export const closed = 'この求人の募集は終了しました。条件の近い求人が募集中かもしれません。'
export const findAnother = 'ほかの求人を探す'
export const rolesLikeThis = '条件の近い募集中の求人'
export const rolesIn = (department: string) => `${department}の求人`

export const moved = 'このページは移動しました'
export const newAddress = '新しいページへ移動'
export const roleHasClosed = 'この求人の募集は終了しました'
export const earlierAdvert = 'このリンクは以前の求人のものです。現在募集中の求人をご覧ください。'

export const notFound = 'ページが見つかりません'
export const notFoundLead = 'URLが間違っているか、求人の募集が終了した可能性があります。'
export const tooLarge = 'リクエストが大きすぎます'
export const tooLargeLead =
  'URLが長すぎるか、ブラウザーが送信するCookieが多すぎます。このサイトのCookieを削除するか、プライベートウィンドウで開いてください。'
export const findRole = '求人を探す'
export const rolesByDepartment = '部門別の求人'

export const offline = 'オフラインです'
export const offlineLead =
  'このページはお使いの端末に保存されていません。再び接続すると表示されます。'
export const whatYouCanDo = '今できること'
export const tryAgain = '再試行'
export const openSavedList = '端末に保存された求人の一覧を開く'
export const openSavedRoles = '保存した求人を開く'
export const readOffline = 'オフラインで読める求人'
export const savedOn = <Day>(day: Day) => ['保存日：', day]

/* What is saved, or shared by a link. */

export const savedHeading = '保存した求人'
export const savedLead = 'この端末に保存した求人です。'
export const sharedHeading = '共有された求人'
export const sharedLead = 'リンクで共有された求人です。保存すると、この端末に残ります。'
/** Of a list, for screen readers. */
export const listOfRoles = '求人の一覧'
export const needsScript =
  '求人の保存には、JavaScriptと最新のブラウザーが必要です。保存した内容はブラウザーの中だけに残り、ほかの誰にも渡りません。'

export const countSaved = (n: number) => `保存した求人${n}件`
export const countShared = (n: number) => counted(n, '求人')
export const oneRemoved = (title: string) => `「${title}」を削除しました。`
export const manyRemoved = (n: number) => `${counted(n, '求人')}を削除しました。`
export const undo = '元に戻す'
/** A button that hands the page to another app of a phone. */
export const share = '共有する'
export const copyLink = 'リンクをコピー'
export const removeAll = 'すべて削除'
export const saveAll = 'すべて保存'
export const allSaved = '募集中の求人はすべて保存済みです。'

export const nothingSaved = '保存した求人はありません'
export const howToSave =
  '求人の横の「保存」を押すと、ここに残ります。この端末だけに保存され、アカウントは必要ありません。リンクを使うと、一覧をほかの端末に移したり、ほかの人と共有したりできます。'

/* The saved or shared roles as a table, whose columns are named here and in `job`. */

export const compareRoles = '比較する'
export const showAsList = '一覧で表示'
/** Of the table, for screen readers. */
export const rolesCompared = '求人の比較'
export const role = '求人'
/** In which the role is advertised. */
export const language = '言語'
/** Instead of a fact that the role lacks. */
export const notStated = '記載なし'

/** Instead of a title that is not known. */
export const roleOfNumber = (id: string) => `求人 ${id}`
export const cannotBeLoaded = 'この求人の詳細を読み込めませんでした。'
export const notOfThisSite = 'この番号の求人は募集されていません。'
export const noLongerOpen = 'この求人の募集は終了しました。'
/** A button that shows its first word; the list says the rest. */
export const remove = <Part>(title: string, hidden: (text: string) => Part) => [
  '削除',
  hidden(`：${title}`),
]

/* What stands around each page: skip links, header, menu, footer. */
export * from '../en-gb/frame.js'

export const skipToMain = '本文へ移動'
export const skipToResults = '検索結果へ移動'

export const siteHome = (organisation: string) => `${organisation}の採用情報トップ`
export const mainNavigation = 'メインメニュー'
export const menu = 'メニュー'
/** The menu, or a notice. */
export const close = '閉じる'
/** Links, while there is no script. */
export const menuLink = 'メニュー'
export const closeMenuLink = 'メニューを閉じる'

export const footer = 'フッター'
export const followUs = '公式アカウント'
export const followByFeed = '新着求人をフィードで購読する'
/** Names the ways to the site in its other languages. */
export const languages = '言語'

export const unknownJob = 'リンク先の求人はこのサイトにありません。募集が終了した可能性があります。'
export const seeAllRoles = '募集中の求人をすべて見る'

/** Where the code of a page does not come. */
export const startFailed = <Again>(again: Again) => [
  'このページの一部を読み込めませんでした。',
  again,
]
export const tryAgain = '再試行'

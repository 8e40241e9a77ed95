/* The language, and what is said on every page. */

export * from '../en-gb/frame.js'

/** As `CONTENT_LANG` has it. */
export const language = 'ja-jp'
/** Of its script. */
export const direction: 'ltr' | 'rtl' = 'ltr'

/* What stands around each page: skip links, header, menu, footer. */

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

/* What is said while a visitor goes from page to page. */

/** To a screen reader, as the new page is there. */
export const navigatedTo = (title: string) => `${title}に移動しました`
export const stillLoading = '読み込んでいます…'
export const stillLoadingPage = (title: string) => `${title}を読み込んでいます…`
/** After the text of a link, to a screen reader. */
export const inNewTab = '（新しいタブで開きます）'
/** Of a page kept for the time without a connection. */
export const savedCopy = <Day>(day: Day) => [
  day,
  'に保存されたページです。サイトに接続できません。',
]

/* How a role is saved on a visitor's device: loaded with every page. */

/** Beside a bookmark, in a narrow column. */
export const save = '保存'
export const saved = '保存済み'
/** What screen readers call that button; once it is pressed, the word that it shows then follows. */
export const saveRole = (title: string) => `保存：${title}`
/** A link, in a narrow column. */
export const savedRoles = (n: number) => `保存した求人（${n}）`

export const savingForbidden =
  'このブラウザーでは保存できません。保存機能が無効になっているか、容量がいっぱいです。'
export const noMoreThan = (n: number) =>
  `保存できる求人は${n}件までです。先にいずれかを削除してください。`

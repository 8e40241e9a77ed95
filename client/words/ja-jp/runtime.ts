/* What is said while a visitor goes from page to page. */
export * from '../en-gb/runtime.js'

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

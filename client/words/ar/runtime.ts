/* What is said while a visitor goes from page to page. */
export * from '../en-gb/runtime.js'

/** To a screen reader, as the new page is there. */
export const navigatedTo = (title: string) => `تم الانتقال إلى ${title}`
export const stillLoading = 'جارٍ التحميل…'
export const stillLoadingPage = (title: string) => `جارٍ تحميل ${title}…`
/** After the text of a link, to a screen reader. */
export const inNewTab = '(يُفتح في علامة تبويب جديدة)'
/** Of a page kept for the time without a connection. */
export const savedCopy = <Day>(day: Day) => ['نسخة محفوظة من ', day, '. تعذّر الوصول إلى الموقع.']

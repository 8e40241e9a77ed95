/* How a role is saved on a visitor's device: loaded with every page. */

/** Beside a bookmark, in a narrow column. */
export const save = 'حفظ'
export const saved = 'محفوظة'
/** What screen readers call that button; once it is pressed, the word that it shows then follows. */
export const saveRole = (title: string) => `حفظ ${title}`
/** A link, in a narrow column. */
export const savedRoles = (n: number) => `الوظائف المحفوظة (${n})`

export const savingForbidden = 'لا يسمح هذا المتصفح للصفحة بالحفظ: مساحة التخزين معطّلة أو ممتلئة.'
export const noMoreThan = (n: number) => `بلغت الحد الأقصى للوظائف المحفوظة (${n}). أزل واحدة أولًا.`

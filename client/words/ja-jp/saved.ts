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

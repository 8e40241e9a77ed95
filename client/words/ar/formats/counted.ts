/** What is counted, in each of the six forms; one and two are said without a number. */
export type Forms = Readonly<Record<Intl.LDMLPluralRule, string>>

/** 'وظيفة واحدة', 'وظيفتان', '3 وظائف', '43 وظيفة'. */
export function counted(count: number, forms: Forms): string {
  if (count === 0) return forms.zero
  if (count === 1) return forms.one
  if (count === 2) return forms.two
  return `${toCountText(count)} ${forms[toForm(count % 100)]}`
}

/** '2,345'. Not by `Intl`, whose first formatter takes a browser longer than all rows of a listing. */
export function toCountText(count: number): string {
  return String(count).replace(/\B(?=(\d{3})+$)/g, ',')
}

function toForm(rest: number): 'few' | 'many' | 'other' {
  if (rest < 3) return 'other'
  return rest <= 10 ? 'few' : 'many'
}

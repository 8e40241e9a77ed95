/** '1 offre', '43 offres'; nothing is one of many in French: '0 offre'. */
export function counted(count: number, one: string, many: string): string {
  return `${toCountText(count)} ${count < 2 ? one : many}`
}

/** '2 345', with narrow spaces. Not by `Intl`, whose first formatter takes a browser longer than all rows of a listing. */
export function toCountText(count: number): string {
  return String(count).replace(/\B(?=(\d{3})+$)/g, '\u202f')
}

/** '1 open role', '43 open roles'. */
export function counted(count: number, one: string, many = `${one}s`): string {
  return `${toCountText(count)} ${count === 1 ? one : many}`
}

/** '2,345'. Not by `Intl`, whose first formatter takes a browser longer than all rows of a listing. */
export function toCountText(count: number): string {
  return String(count).replace(/\B(?=(\d{3})+$)/g, ',')
}

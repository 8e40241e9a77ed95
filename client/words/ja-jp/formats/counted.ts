/** '43件の求人'. There is no plural. */
export function counted(count: number, what: string): string {
  return `${toCountText(count)}件の${what}`
}

/** '2,345'. Not by `Intl`, whose first formatter takes a browser longer than all rows of a listing. */
export function toCountText(count: number): string {
  return String(count).replace(/\B(?=(\d{3})+$)/g, ',')
}

/** '1 vacature', '43 vacatures'. */
export function counted(count: number, one: string, other: string): string {
  return `${toCountText(count)} ${count === 1 ? one : other}`
}

/** '2.345'. Not by `Intl`, whose first formatter takes a browser longer than all rows of a listing. */
export function toCountText(count: number): string {
  return String(count).replace(/\B(?=(\d{3})+$)/g, '.')
}

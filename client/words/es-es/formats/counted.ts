/** '1 oferta', '43 ofertas'. */
export function counted(count: number, one: string, other: string): string {
  return `${toCountText(count)} ${count === 1 ? one : other}`
}

/**
 * '2345', '12.345': four digits stand together. Not by `Intl`, whose first formatter takes a browser longer than all
 * rows of a listing.
 */
export function toCountText(count: number): string {
  return count < 10_000 ? String(count) : String(count).replace(/\B(?=(\d{3})+$)/g, '.')
}

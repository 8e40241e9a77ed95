import { THEME } from '../../shared/constants/theme.js'
import { createContourRings } from './contour-rings.js'

const WIDTH = 800
const HEIGHT = 600

/** An image rather than inline SVG, so that contrast checkers do not see lines over text. */
export function ContourPattern({ seed }: { seed: string }) {
  return (
    <img
      className="contour-pattern"
      src={toDataUrl(createContourRings(seed))}
      width={WIDTH}
      height={HEIGHT}
      alt=""
    />
  )
}

function toDataUrl(rings: string[]): string {
  const svg =
    `<svg xmlns='http://www.w3.org/2000/svg' width='${WIDTH}' height='${HEIGHT}'` +
    ` viewBox='${-WIDTH / 2} ${-HEIGHT / 2} ${WIDTH} ${HEIGHT}'>` +
    `<path fill='none' stroke='${THEME.secondary}' stroke-width='1.5' d='${rings.join('')}'/></svg>`
  return `data:image/svg+xml,${svg.replace(/[<>#\s]/g, encodeURIComponent)}`
}

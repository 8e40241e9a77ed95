import { readFile } from 'node:fs/promises'
import path from 'node:path'
import { THEME } from '../../../client/shared/constants/theme.js'
import { toIco } from './to-ico.js'

/** Phones cut an icon to a circle or a rounded square, so its edge is only ground. */
const ICONS = [
  { name: 'apple-touch-icon.png', size: 180, part: 0.85 },
  { name: 'icon-192.png', size: 192, part: 0.78 },
  { name: 'icon-512.png', size: 512, part: 0.78 },
]
const ICO_SIZES = [16, 32, 48]
export const ICON_FOLDER = 'client/public'

/** The icons that are made from `favicon.svg`, by their names. */
export async function drawIcons(projectRoot: string): Promise<Map<string, Buffer>> {
  const { Resvg } = await import('@resvg/resvg-js')
  const picture = await readFile(path.join(projectRoot, ICON_FOLDER, 'favicon.svg'))
  const draw = (size: number, part: number) => {
    const [from, side] = [(size * (1 - part)) / 2, size * part]
    const svg =
      `<svg xmlns="http://www.w3.org/2000/svg" width="${size}" height="${size}">` +
      (part < 1 ? `<path fill="${THEME.primary}" d="M0 0h${size}v${size}H0z"/>` : '') +
      `<image x="${from}" y="${from}" width="${side}" height="${side}"` +
      ` href="data:image/svg+xml;base64,${picture.toString('base64')}"/></svg>`
    return new Resvg(svg, { font: { loadSystemFonts: false } }).render().asPng()
  }
  const pictures = ICO_SIZES.map((size) => ({ size, png: draw(size, 1) }))
  return new Map([
    ...ICONS.map(({ name, size, part }) => [name, draw(size, part)] as const),
    ['favicon.ico', toIco(pictures)],
  ])
}

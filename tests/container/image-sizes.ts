import { docker } from './containers.js'

/** What a layer holds, by the instruction that made it. */
const PARTS = [
  ['Node', /^COPY \/usr\/local\/bin\/node /],
  ['Debian packages', /apt-get install|^COPY \/(?:usr\/bin\/skopeo|skopeo\.status) /],
  ['npm packages', /^COPY \/app\/node_modules /],
  ['Site', /^COPY \/srv\/site /],
] as const
const REST = 'Programs'
const COLUMNS = [...PARTS.map(([name]) => name), REST]
const HEADER = ['Image', 'Size', 'Above the base', ...COLUMNS]

/** By the names of `HEADER` but the first, in bytes, unpacked. */
export type ImageSizes = Record<string, number>

/** `base` is the image's own, which engines do not tell apart from the layers above it. */
export function measureImage(image: string, base: string): ImageSizes {
  const size = (name: string) => Number(docker('inspect', '--format', '{{.Size}}', name))
  const sizes: ImageSizes = { Size: size(image), 'Above the base': size(image) - size(base) }
  const format = '{{.Size}} {{.CreatedBy}}'
  const layersOf = (name: string) =>
    docker('history', '--no-trunc', '--human=false', '--format', format, name).trim().split('\n')
  const own = layersOf(image).slice(0, -layersOf(base).length)
  for (const layer of own) {
    const [, bytes, text = ''] = /^(\d+) (.*)$/.exec(layer) ?? []
    const [part] = PARTS.find(([, made]) => made.test(text)) ?? [REST]
    sizes[part] = (sizes[part] ?? 0) + Number(bytes)
  }
  return sizes
}

/** Markdown, in MB. */
export function toTable(images: ReadonlyMap<string, ImageSizes>): string {
  const rows = [...images].map(([name, sizes]) => [
    `\`${name}\``,
    ...HEADER.slice(1).map((column) => toMegabytes(sizes[column] ?? 0)),
  ])
  const lines = [HEADER, HEADER.map((_, column) => (column === 0 ? '---' : '--:')), ...rows]
  return lines.map((cells) => `| ${cells.join(' | ')} |`).join('\n')
}

function toMegabytes(bytes: number): string {
  const megabytes = Math.round(bytes / 1e6)
  return megabytes === 0 ? '–' : `${megabytes} MB`
}

/** The table of a text in which it stands. */
export const TABLE = /^\| Image +\| +Size .*(?:\n\|.*)+/m

/** The other way round. */
export function readTable(text: string): Map<string, ImageSizes> {
  const [head = [], , ...rows] = (TABLE.exec(text)?.[0] ?? '').split('\n').map((line) =>
    line
      .split('|')
      .slice(1, -1)
      .map((cell) => cell.trim()),
  )
  return new Map(
    rows.map(([name = '', ...cells]) => [
      name.replaceAll('`', ''),
      Object.fromEntries(
        cells.map((cell, at) => [head[at + 1] ?? '', (parseInt(cell) || 0) * 1e6]),
      ),
    ]),
  )
}

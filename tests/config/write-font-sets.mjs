import { mkdir, writeFile } from 'node:fs/promises'
import path from 'node:path'

const packages = path.resolve(import.meta.dirname, '../../node_modules')
const folder = path.join(packages, '.cache/font-sets')

/**
 * Fonts that visitors have, each as the only one of a browser: Arimo has the widths of Arial and
 * Liberation Sans, DejaVu Sans is wide, and the lines of Open Sans are tall.
 */
const FONT_SETS = [
  { name: 'arimo', family: 'Arimo', fonts: '@expo-google-fonts/arimo' },
  { name: 'dejavu', family: 'DejaVu Sans', fonts: 'dejavu-fonts-ttf/ttf' },
  { name: 'open-sans', family: 'Open Sans', fonts: '@expo-google-fonts/open-sans' },
]

/** Writes a fontconfig file for each set, and answers with the path of the first. */
export async function writeFontSets() {
  await mkdir(folder, { recursive: true })
  for (const set of FONT_SETS) await writeFile(toConfigPath(set), toFontConfig(set))
  return toConfigPath(FONT_SETS[0])
}

function toConfigPath({ name }) {
  return path.join(folder, `${name}.conf`)
}

function toFontConfig({ name, family, fonts }) {
  const aliases = ['sans-serif', 'serif', 'monospace', 'system-ui'].map(
    (generic) =>
      `<alias><family>${generic}</family><prefer><family>${family}</family></prefer></alias>`,
  )
  return `<?xml version="1.0"?>
<!DOCTYPE fontconfig SYSTEM "urn:fontconfig:fonts.dtd">
<fontconfig>
  <dir>${path.join(packages, fonts)}</dir>
  <cachedir>${path.join(folder, name)}</cachedir>
  ${aliases.join('\n  ')}
</fontconfig>
`
}

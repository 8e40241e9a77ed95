import { readFileSync, readdirSync } from 'node:fs'
import path from 'node:path'
import { launchBrowser, openTab } from '../../helpers/browser/browser.js'
import { PROJECT_ROOT } from '../../helpers/site/create-test-site.js'

const PACKAGES = path.join(PROJECT_ROOT, 'node_modules')

const FILES = {
  Figtree: '@fontsource-variable/figtree/files/figtree-latin-wght-normal.woff2',
  'figtree-as-arial': '@expo-google-fonts/arimo/400Regular/Arimo_400Regular.ttf',
  'figtree-as-arial-bold': '@expo-google-fonts/arimo/700Bold/Arimo_700Bold.ttf',
  'figtree-as-roboto': '@expo-google-fonts/roboto/400Regular/Roboto_400Regular.ttf',
  'figtree-as-roboto-bold': '@expo-google-fonts/roboto/700Bold/Roboto_700Bold.ttf',
  'figtree-as-dejavu': 'dejavu-fonts-ttf/ttf/DejaVuSans.ttf',
  'figtree-as-dejavu-bold': 'dejavu-fonts-ttf/ttf/DejaVuSans-Bold.ttf',
}

/** By the range of weights that it stands for. */
const WEIGHTS: Record<string, number> = { '100 399': 300, '400 599': 400, '600 900': 700 }

/** What the sample's jobs say. */
function readSampleText(): string {
  const folder = path.join(PROJECT_ROOT, 'server/content-service/sample/documents/job')
  const documents = readdirSync(folder).map((name) => readFileSync(path.join(folder, name), 'utf8'))
  return [...documents.join().matchAll(/"text": "([^"\\]+)"/g)].map(([, text]) => text).join(' ')
}

test('the fonts that stand in for the site’s own have its widths and its lines, to half a percent', async () => {
  const styles = readFileSync(
    path.join(PROJECT_ROOT, 'client/styles/theme/stand-in-fonts.css'),
    'utf8',
  )
  const browser = await launchBrowser()
  const { page } = await openTab(browser)
  const fonts = Object.entries(FILES).map(([family, file]) => ({
    family,
    data: readFileSync(path.join(PACKAGES, file)).toString('base64'),
  }))
  const text = readSampleText().slice(0, 20_000)
  const widths = await page.evaluate(
    async ({ fonts, text }) => {
      for (const { family, data } of fonts) {
        const bytes = Uint8Array.from(atob(data), (character) => character.charCodeAt(0))
        document.fonts.add(await new FontFace(family, bytes, { weight: '100 900' }).load())
      }
      const canvas = document.createElement('canvas').getContext('2d')
      const measure = (font: string) => {
        if (canvas !== null) canvas.font = font
        return canvas?.measureText(text).width ?? 0
      }
      return Object.fromEntries(
        fonts.flatMap(({ family }) =>
          [300, 400, 700].map((weight) => [
            `${weight} ${family}`,
            measure(`${weight} 1000px ${family}`),
          ]),
        ),
      )
    },
    { fonts, text },
  )
  await browser.close()

  const faces = [...styles.matchAll(/@font-face \{([^}]+)\}/g)].map(([, face = '']) => {
    const read = (name: string) => new RegExp(`${name}: ([^;]+);`).exec(face)?.[1] ?? ''
    const weight = WEIGHTS[read('font-weight')] ?? 0
    const family = read('font-family') + (weight === 700 ? '-bold' : '')
    return {
      face: `${weight} ${family}`,
      wanted: (widths[`${weight} Figtree`] ?? 0) / (widths[`${weight} ${family}`] ?? 0),
      size: parseFloat(read('size-adjust')) / 100,
      ascent: parseFloat(read('ascent-override')) / 100,
      descent: parseFloat(read('descent-override')) / 100,
    }
  })
  expect(faces).toHaveLength(9)
  for (const { face, wanted, size, ascent, descent } of faces) {
    expect([face, Math.abs(size - wanted) < 0.005]).toEqual([face, true])
    // Of the font itself: 0.95 and 0.25 of its size.
    expect([face, ascent * size, descent * size]).toEqual([
      face,
      expect.closeTo(0.95, 2),
      expect.closeTo(0.25, 2),
    ])
  }
})

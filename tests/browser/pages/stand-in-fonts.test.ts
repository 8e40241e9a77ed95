import { readFileSync, readdirSync } from 'node:fs'
import path from 'node:path'
import { FONT_FILE } from '../../../builder/bundle/bundle-styles.js'
import { launchBrowser, openTab } from '../../helpers/browser/browser.js'
import { PROJECT_ROOT } from '../../helpers/site/create-test-site.js'

const PACKAGES = path.join(PROJECT_ROOT, 'node_modules')

const FILES = {
  own: FONT_FILE,
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
  const measured = await page.evaluate(
    async ({ fonts, text }) => {
      for (const { family, data } of fonts) {
        const bytes = Uint8Array.from(atob(data), (character) => character.charCodeAt(0))
        document.fonts.add(await new FontFace(family, bytes, { weight: '100 900' }).load())
      }
      const canvas = document.createElement('canvas').getContext('2d')
      const measure = (font: string) => {
        if (canvas === null) throw new Error('no canvas')
        canvas.font = font
        const { width, fontBoundingBoxAscent, fontBoundingBoxDescent } = canvas.measureText(text)
        return {
          width,
          ascent: fontBoundingBoxAscent / 1000,
          descent: fontBoundingBoxDescent / 1000,
        }
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

  const figuresOf = (name: string) => measured[name] ?? { width: 0, ascent: 0, descent: 0 }
  const faces = [...styles.matchAll(/@font-face \{([^}]+)\}/g)].map(([, face = '']) => {
    const read = (name: string) => new RegExp(`${name}: ([^;]+);`).exec(face)?.[1] ?? ''
    const weight = WEIGHTS[read('font-weight')] ?? 0
    const family = read('font-family') + (weight === 700 ? '-bold' : '')
    const own = figuresOf(`${weight} own`)
    const size = own.width / figuresOf(`${weight} ${family}`).width
    const written = (name: string) => parseFloat(read(name)) / 100
    return {
      written: [
        family,
        written('size-adjust'),
        written('ascent-override'),
        written('descent-override'),
      ],
      right: [
        family,
        ...[size, own.ascent / size, own.descent / size].map(
          (figure) => expect.closeTo(figure, 2) as unknown,
        ),
      ],
    }
  })
  expect(faces).toHaveLength(9)
  expect(faces.map(({ written }) => written)).toEqual(faces.map(({ right }) => right))
})

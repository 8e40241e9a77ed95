import { renderToStaticMarkup } from 'react-dom/server'
import { MarkedText } from '../../../../../client/preview/comparison/comparison-dialog.js'

const { Segmenter } = Intl
afterEach(() => void Object.assign(Intl, { Segmenter }))

it.each(['with the browser’s words', 'in Firefox before 125, which cannot tell words apart'])(
  'the words that differ are marked %s',
  (browser) => {
    if (browser.startsWith('in Firefox')) Reflect.deleteProperty(Intl, 'Segmenter')
    const markup = renderToStaticMarkup(
      <MarkedText before="Pay of 42,000 a year" after="Pay of 44,000 a year" side="after" />,
    )
    expect(markup.replace(/<span[^]*?<\/span>/g, '')).toBe(
      '<p class="comparison-text">Pay of <ins>44,000</ins> a year</p>',
    )
  },
)

import { renderToStaticMarkup } from 'react-dom/server'
import { ContourPattern } from '../../../../../client/components/elements/contour-pattern.js'

const render = (seed: string) => renderToStaticMarkup(<ContourPattern seed={seed} />)

it('draws the same lines for the same seed and others for another', () => {
  expect(render('1001')).toBe(render('1001'))
  expect(render('1001')).not.toBe(render('1002'))
})

it('stays small, since it travels in the HTML', () => {
  for (const seed of ['', '1001', 'Engineering', 'A very long title of a page indeed']) {
    expect(render(seed).length).toBeLessThan(3000)
  }
})

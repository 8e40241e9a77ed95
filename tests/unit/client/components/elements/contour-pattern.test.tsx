import { renderToStaticMarkup } from 'react-dom/server'
import { ContourPattern } from '../../../../../client/components/elements/band.js'

const render = (seed: string) => renderToStaticMarkup(<ContourPattern seed={seed} />)

it('ContourPattern renders the same lines for the same seed and other lines for another seed', () => {
  expect(render('1001')).toBe(render('1001'))
  expect(render('1001')).not.toBe(render('1002'))
})

it('ContourPattern stays small, since it is part of the HTML', () => {
  for (const seed of ['', '1001', 'Engineering', 'A very long title of a page indeed']) {
    expect(render(seed).length).toBeLessThan(3000)
  }
})

import { renderToStaticMarkup } from 'react-dom/server'
import { StatsSlice } from '../../../../../client/components/slices/list-slices.js'

it('a figure is read before what it counts', () => {
  const items = [{ value: '620', label: 'people in five countries' }]
  const slice = { kind: 'stats', heading: '', text: [], items } as never
  const markup = renderToStaticMarkup(<StatsSlice slice={slice} />)
  expect(markup.replace(/<[^>]+>/g, '')).toBe('620 people in five countries')
})

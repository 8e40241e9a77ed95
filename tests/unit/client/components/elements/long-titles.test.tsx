import { renderToStaticMarkup } from 'react-dom/server'
import { Band } from '../../../../../client/components/elements/band.js'
import { ApplyLabel } from '../../../../../client/components/job/apply-link.js'

const NORMAL = 'Senior Software Engineer, Telemetry Node'
const LONG = `${NORMAL}s`
const LONGEST = `${LONG} ${NORMAL}`

it.each([
  [NORMAL, undefined],
  [LONG, 'long'],
  [LONGEST, 'longest'],
  ['Wasserbauingenieur', 'long'],
  ['Androidontwikkelaar, freelance', 'longest'],
  ['水道センサーのファームウェアエンジニア', undefined],
])('the heading %j is set in the step %j', (title, step) => {
  const markup = renderToStaticMarkup(<Band title={title} seed="1" />)
  expect(/<h1[^>]*data-length="(\w+)"/.exec(markup)?.[1]).toBe(step)
})

it('a button shows at most 40 characters of a title, but its name holds all of it', () => {
  expect(renderToStaticMarkup(<ApplyLabel title={NORMAL} />)).toBe(`Apply for ${NORMAL}`)
  expect(renderToStaticMarkup(<ApplyLabel title={LONG} />)).toBe(
    `Apply<span class="visually-hidden"> for ${LONG}</span>`,
  )
})

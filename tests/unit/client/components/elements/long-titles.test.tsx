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
])('the heading %j is set in the step %j', (title, step) => {
  const markup = renderToStaticMarkup(<Band title={title} seed="1" />)
  expect(/<h1[^>]*data-length="(\w+)"/.exec(markup)?.[1]).toBe(step)
})

it.each([
  ['Senior Software Engineer', undefined],
  ['Wasserbauingenieur', 'long'],
  ['Androidontwikkelaar, freelance', 'longest'],
  ['水道センサーのファームウェアエンジニア', undefined],
])('the heading %j is set on a phone by its longest word, in the step %j', (title, step) => {
  const markup = renderToStaticMarkup(<Band title={title} seed="1" />)
  expect(/<h1[^>]*data-word="(\w+)"/.exec(markup)?.[1]).toBe(step)
})

it('a button shows at most 40 characters of a title, but its name holds all of it', () => {
  expect(renderToStaticMarkup(<ApplyLabel title={NORMAL} />)).toBe(`Apply for ${NORMAL}`)
  expect(renderToStaticMarkup(<ApplyLabel title={LONG} />)).toBe(
    `Apply<span class="visually-hidden"> for ${LONG}</span>`,
  )
})

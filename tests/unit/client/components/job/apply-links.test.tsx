import { renderToStaticMarkup } from 'react-dom/server'
import { ApplyLinks } from '../../../../../client/components/job/apply-links.js'
import { StaticQueryContext } from '../../../../../client/runtime/load/static-query-context.js'
import { staticQueryHash } from '../../../../../client/shared/page-data/static-query-hash.js'
import type { JobView } from '../../../../../client/shared/page-data/views.js'

const render = (email: string | null, urls: readonly string[] = []) => {
  const job = { title: 'Diver', closesAt: null, contacts: [{ name: 'Jo', role: null, email }] }
  const links = urls.map((url) => ({ url, label: 'Apply', place: 'Leeds' }))
  return renderToStaticMarkup(
    <StaticQueryContext value={{ [staticQueryHash('site')]: { sourceParams: [] } }}>
      <ApplyLinks job={job as unknown as JobView} links={links} />
    </StaticQueryContext>,
  )
}

it('a job without an apply link says that its contact is to be asked, if it can be', () => {
  expect(render('jo@example.com')).toContain('You cannot apply for this role here: please ask')
  expect(render(null)).toContain('You cannot apply for this role here yet.')
})

it('of many apply links, five are shown and the others are behind a line that counts them', () => {
  const urls = Array.from({ length: 40 }, (_, index) => `https://apply.example/${index}`)
  const [shown, hidden] = render(null, urls).split('<details')
  expect(shown?.match(/<a /g)).toHaveLength(5)
  expect(hidden?.match(/<a /g)).toHaveLength(35)
  expect(hidden).toContain('>35 more locations</summary>')
  expect(render(null, urls.slice(0, 5))).not.toContain('<details')
})

it('a job with an apply link says nothing of the kind', () => {
  expect(render(null, ['https://apply.example/1'])).not.toContain('cannot')
})

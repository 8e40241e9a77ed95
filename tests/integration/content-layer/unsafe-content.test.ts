import { loadTemplates } from '../../../builder/emit/render/load-templates.js'
import { renderPage } from '../../../builder/emit/render/render-page.js'
import { createSite } from '../../../client/content/create-site.js'
import { madeJob, madeRepository } from '../../helpers/content/made-documents.js'

const UNSAFE = 'javascript:alert(document.cookie)'
const link = { link_type: 'Web', url: UNSAFE }

/** What an editor, or an attacker with an editor's password, could paste. */
const about = [
  {
    type: 'paragraph',
    text: 'Read <script>alert(1)</script> here',
    spans: [{ type: 'hyperlink', start: 0, end: 4, data: link }],
  },
  {
    type: 'image',
    url: 'https://images.example/a.jpg',
    alt: '"><script>alert(2)</script>',
    copyright: null,
    dimensions: { width: 8, height: 4 },
    linkTo: link,
  },
  {
    type: 'embed',
    oembed: { embed_url: 'https://video.example/1', html: '<iframe src="https://evil.example">' },
  },
  { type: 'embed', oembed: { embed_url: UNSAFE, html: '<script>alert(3)</script>' } },
]

it('nothing in the content becomes executable code on a page', async () => {
  const job = madeJob('1', {
    about: about as never,
    apply_links: [{ url: link as never, label: 'Apply', location: null as never }],
  })
  const site = createSite(madeRepository([job]), { now: new Date('2026-11-21'), buildHash: 'hash' })
  const templates = await loadTemplates()
  const page = site.pages.find(({ path }) => path === '/role-1/1')
  if (page === undefined) throw new Error('The job has no page.')
  const html = renderPage(page, templates[page.componentChunkName], site.staticQueries)

  expect(html).toContain('&lt;script&gt;alert(1)')
  expect(html).toContain('https://video.example/1')
  expect(html).not.toMatch(/javascript:|<script|<iframe|onerror/)
  expect(JSON.stringify(page)).not.toMatch(/javascript:|<iframe/)
})

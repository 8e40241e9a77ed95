import { loadTemplates } from '../../../builder/emit/render/load-templates.js'
import { renderPage } from '../../../builder/emit/render/render-page.js'
import { createSite } from '../../../client/content/create-site.js'
import { isSafeUrl } from '../../../client/content/documents/field-values.js'
import type { CareersDocument } from '../../../client/shared/content-model/content-types.js'
import { loadRepository } from '../../../server/content-service/repository/load-repository.js'
import { SAMPLE_FOLDER } from '../../helpers/content/content-service.js'
import { HOSTILE_LINKS } from '../../helpers/data/hostile-links.js'
import { HOSTILE_TEXTS } from '../../helpers/data/hostile-texts.js'
import { findActiveContent } from '../../helpers/site/find-active-content.js'

const OPTIONS = { now: new Date('2026-11-21'), buildHash: 'hash' }

let sample: CareersDocument[]
let templates: Awaited<ReturnType<typeof loadTemplates>>
beforeAll(async () => {
  const { documents } = await loadRepository(SAMPLE_FOLDER, { today: '2026-11-21' })
  sample = documents as unknown as CareersDocument[]
  templates = await loadTemplates()
})

/** The sample with each field that `choose` has a value for replaced by it. */
function change(choose: (name: string, value: unknown) => unknown): CareersDocument[] {
  return sample.map((document) => ({
    ...document,
    data: JSON.parse(JSON.stringify(document.data), (name, value: unknown) => choose(name, value)),
  })) as CareersDocument[]
}

/** Kinds, numbers and addresses, without which there would be no page to look at. */
const STRUCTURE =
  /^(?:type|link_type|slice_type|slice_label|version|variation|id|uid|lang|url|date_posted|status|workplace|kind|country|currency|unit|timezone|from|to|slug|alpha|theme|layout)$/

function withTextsAndLinks(shift: number): CareersDocument[] {
  let [texts, links] = [shift, shift]
  return change((name, value) => {
    if (typeof value === 'string' && !STRUCTURE.test(name) && !/^\d/.test(value)) {
      return HOSTILE_TEXTS[texts++ % HOSTILE_TEXTS.length]
    }
    const { link_type: type } = (value ?? {}) as { link_type?: string }
    if (type === undefined || type === 'Document') return value
    return { ...(value as object), url: HOSTILE_LINKS[links++ % HOSTILE_LINKS.length]?.url }
  })
}

it.each([0, 1])('no text or address in any field becomes active on any page (%i)', (shift) => {
  const site = createSite(withTextsAndLinks(shift), OPTIONS)
  expect(site.pages.length).toBeGreaterThan(60)
  const found = site.pages.flatMap((page) =>
    findActiveContent(renderPage(page, templates[page.componentChunkName], site.staticQueries)),
  )
  expect(found).toEqual([])
})

it('keys of JSON that name prototypes change no other object', () => {
  const text = '{"__proto__":{"polluted":1},"constructor":{"prototype":{"polluted":1}}}'
  const documents = change((_, value) =>
    typeof value === 'object' && value !== null && !Array.isArray(value)
      ? { ...JSON.parse(text), ...value }
      : value,
  )
  expect(createSite(documents, OPTIONS).pages.length).toBeGreaterThan(60)
  expect(({} as { polluted?: unknown }).polluted).toBeUndefined()
})

it.each(HOSTILE_LINKS)(
  'a link with $name is kept only if it can run nothing',
  ({ url, isKept }) => {
    expect(isSafeUrl(url)).toBe(isKept)
  },
)

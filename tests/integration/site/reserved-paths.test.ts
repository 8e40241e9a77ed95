import { isReservedForPages } from '../../../client/shared/addresses/reserved-segments.js'
import type { PageData } from '../../../client/shared/page-data/page-data.js'
import { useSampleSite } from '../../helpers/site/sample-site.js'

const sample = useSampleSite()

it('every first segment of a release is reserved or belongs to the page of a document', async () => {
  const ofDocuments = new Set<string>()
  for (const name of sample().files.filter((file) => file.endsWith('/page-data.json'))) {
    const { path, result } = (await sample().readJson(name)) as PageData
    if (result.pageContext.documentId !== null) ofDocuments.add(path.split('/')[1] ?? '')
  }
  const segments = [...new Set(sample().files.map((file) => file.split('/')[0] ?? ''))]
  expect(segments.length).toBeGreaterThan(ofDocuments.size)
  expect(segments.filter((name) => !ofDocuments.has(name) && !isReservedForPages(name))).toEqual([])
})

import { loadTemplates } from '../../../builder/emit/render/load-templates.js'
import { renderPage } from '../../../builder/emit/render/render-page.js'
import {
  createTypePaths,
  type CustomTypeModel,
  type SharedSliceModel,
} from '../../../client/content/documents/create-type-paths.js'
import { createSite } from '../../../client/content/create-site.js'
import { createContentClient } from '../../../client/shared/content-api/create-content-client.js'
import { fetchSnapshot } from '../../../client/shared/content-api/fetch-snapshot.js'
import { createPlatform } from '../../../client/shared/content-api/platform.js'
import type { CareersDocument } from '../../../client/shared/content-model/content-types.js'
import { startContentService } from '../../helpers/content/content-service.js'
import {
  createForeignRepository,
  createOwnRepository,
  type MockRepository,
} from './mock-repository.js'
import { IS_STRESS } from '../../helpers/is-stress.js'

const SEEDS = Array.from({ length: IS_STRESS ? 50 : 10 }, (_, index) => index)
const NOW = new Date('2026-11-21T12:00:00Z')

/** What must appear neither in page data nor in HTML. */
const ARTIFACT = /.{0,80}(undefined|NaN|\[object Object\]|javascript:).{0,20}/

async function createPages(repository: MockRepository, isTyped: boolean) {
  const content = await startContentService({ documents: repository.documents })
  try {
    const client = createContentClient(
      { repositoryName: 'any-repository', apiEndpoint: content.apiEndpoint },
      createPlatform(globalThis),
    )
    const { documents } = await fetchSnapshot<CareersDocument>(client)
    const customTypes = repository.customTypes as unknown as CustomTypeModel[]
    const sharedSlices = repository.sharedSlices as unknown as SharedSliceModel[]
    const site = createSite(documents, {
      now: NOW,
      buildHash: 'hash',
      ...(isTyped && { typePaths: createTypePaths(customTypes, sharedSlices) }),
    })
    const templates = await loadTemplates()
    return site.pages.map((page) => ({
      path: page.path,
      data: JSON.stringify(page),
      html: renderPage(page, templates[page.componentChunkName], site.staticQueries),
    }))
  } finally {
    await content.close()
  }
}

describe.each([
  ['the project’s own models', createOwnRepository],
  ['foreign models', createForeignRepository],
])('a repository of %s', (_, createRepository) => {
  it.each(SEEDS)('becomes pages without errors or leftovers of code, seed %i', async (seed) => {
    const repository = createRepository(`seed ${seed}`)
    const pages = await createPages(repository, seed % 4 !== 0)
    expect(pages.length).toBeGreaterThan(10)
    for (const { path, data, html } of pages) {
      expect([path, ARTIFACT.exec(data)?.[0]]).toEqual([path, undefined])
      expect([path, ARTIFACT.exec(html)?.[0]]).toEqual([path, undefined])
    }
  })
})

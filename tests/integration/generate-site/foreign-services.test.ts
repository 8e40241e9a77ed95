import { readBuilderConfig } from '../../../builder/lib/config.js'
import { fetchDocuments } from '../../../builder/content/fetch-documents.js'
import { startContentService, type FaultRule } from '../../helpers/content/content-service.js'
import { PROJECT_ROOT } from '../../helpers/site/create-test-site.js'
import { madeJobs, madeRepository } from '../../helpers/content/made-documents.js'

const services: [string, FaultRule[]][] = [
  ['with next_page and total_pages', []],
  ['without next_page', [{ fault: { kind: 'omit', members: ['next_page'] } }]],
  ['without total_pages', [{ fault: { kind: 'omit', members: ['total_pages'] } }]],
  [
    'with only page, total_pages and results',
    [
      {
        fault: {
          kind: 'omit',
          members: ['next_page', 'prev_page', 'results_size', 'total_results_size'],
        },
      },
    ],
  ],
]

it.each(services)(
  'the builder reads 250 jobs in pages of 100 from a service %s',
  async (_, faults) => {
    const documents = madeRepository(madeJobs(250))
    const content = await startContentService({ documents, faults })
    const env = { PRISMIC_REPOSITORY: 'foreign-repo', PRISMIC_API_ENDPOINT: content.apiEndpoint }
    try {
      const read = await fetchDocuments(readBuilderConfig(env, PROJECT_ROOT), () => {})
      const ids = new Set(read.documents.map(({ id }) => id))
      expect(ids).toEqual(new Set(documents.map(({ id }) => id)))
      expect(read.documents).toHaveLength(ids.size)
      const searches = content.requests.filter(({ path }) => path.endsWith('/documents/search'))
      expect(searches).toHaveLength(3)
      for (const { parameters } of searches) {
        expect(parameters.get('lang')).toBe('en-gb')
        expect(parameters.get('pageSize')).toBe('100')
        expect(parameters.get('ref')).toBe(content.repository.getMaster().ref)
      }
    } finally {
      await content.close()
    }
  },
)

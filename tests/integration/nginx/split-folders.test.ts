import { madeJobs, madeRepository } from '../../helpers/content/made-documents.js'
import {
  startContentService,
  type TestContentService,
} from '../../helpers/content/content-service.js'
import { describeNginx } from '../../helpers/nginx/describe-nginx.js'
import { startNginx } from '../../helpers/nginx/nginx.js'
import { startSite } from '../../helpers/server/start-site.js'
import { createTestSite, type TestSite } from '../../helpers/site/create-test-site.js'

const JOBS = 320

describeNginx('a release whose folders of single jobs are long', () => {
  let content: TestContentService
  let site: TestSite
  beforeAll(async () => {
    content = await startContentService({ documents: madeRepository(madeJobs(JOBS)) })
    site = await createTestSite({
      PRISMIC_REPOSITORY: content.repository.name,
      PRISMIC_API_ENDPOINT: content.apiEndpoint,
      PRECOMPRESS: 'false',
    })
    await site.generate()
  })
  afterAll(async () => {
    await site.remove()
    await content.close()
  })

  it.each([
    ['nginx', () => startNginx({ siteRoot: site.siteRoot })],
    ['the server of npm start', () => startSite({ siteRoot: site.siteRoot })],
  ])('%s answers for each job under its address, and for no part of a folder', async (_, start) => {
    const server = await start()
    const ask = async (path: string) => {
      const { status, headers } = await fetch(server.baseUrl + path, { redirect: 'manual' })
      return [status, headers.get('location')?.replace(/^https?:\/\/[^/]+/, '') ?? null]
    }
    try {
      for (const id of ['1', '7', '12', '205', '320']) {
        expect(await ask(`/api/jobs/${id}.json`)).toEqual([200, null])
        expect(await ask(`/page-data/job_ghid/${id}/page-data.json`)).toEqual([200, null])
        expect(await ask(`/job_ghid/${id}`)).toEqual([301, `/role-${id}/${id}`])
        const folder = id.slice(-2)
        expect(await ask(`/api/jobs/${folder}/${id}.json`)).toEqual([404, null])
        expect(await ask(`/page-data/job_ghid/${folder}/${id}/page-data.json`)).toEqual([404, null])
      }
      expect(await ask('/api/jobs/321.json')).toEqual([404, null])
    } finally {
      await server.stop()
    }
  })
})

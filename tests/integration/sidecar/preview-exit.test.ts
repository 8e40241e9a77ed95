import request from 'supertest'
import type { TestContentService } from '../../helpers/content-service.js'
import {
  cookiesOf,
  NAME,
  startPreviewSidecar,
  type PreviewSidecar,
} from '../../helpers/preview-sidecar.js'
import type { TestSidecar } from '../../helpers/sidecar.js'

let content: TestContentService
let sidecar: TestSidecar
let close: PreviewSidecar['close']

async function start(...given: Parameters<typeof startPreviewSidecar>) {
  ;({ content, sidecar, close } = await startPreviewSidecar(...given))
}
afterEach(async () => {
  await close()
})

describe('GET /api/preview/exit', () => {
  const NAMES = ['io.prismic.preview', `gatsby-plugin-prismic-previews.${NAME}.accessToken`]
  const exit = () => request(sidecar.app).get('/api/preview/exit')

  it('leaves nothing of the session, and leads to the front page', async () => {
    await start()
    const response = await exit()
    expect([response.status, response.headers['location']]).toEqual([302, '/'])
    expect(response.headers['cache-control']).toBe('no-store')
    expect(cookiesOf(response)).toEqual(
      NAMES.map((name) => `${name}=; Max-Age=0; Path=/; SameSite=Lax`),
    )
    expect(content.requests).toEqual([])
  })

  it('over https ends the session within the editor’s page too', async () => {
    await start({ SITE_URL: 'https://careers.example' })
    expect(cookiesOf(await exit())).toEqual(
      NAMES.flatMap((name) => [
        `${name}=; Max-Age=0; Path=/; Secure; SameSite=Lax`,
        `${name}=; Max-Age=0; Path=/; Secure; SameSite=None; Partitioned`,
      ]),
    )
  })

  it('leads nowhere else, whatever is asked', async () => {
    await start()
    for (const query of [
      '?to=//evil.example',
      '?token=https://evil.example',
      '?redirect=/\\evil',
    ]) {
      const response = await request(sidecar.app).get(`/api/preview/exit${query}`)
      expect(response.headers['location']).toBe('/')
    }
  })

  it('answers no POST', async () => {
    await start()
    const response = await request(sidecar.app).post('/api/preview/exit')
    expect([response.status, response.headers['allow']]).toEqual([405, 'GET, HEAD'])
  })
})

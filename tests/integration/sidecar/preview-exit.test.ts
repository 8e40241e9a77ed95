import request from 'supertest'
import { cookiesOf, NAME, preparePreviewSidecar } from './preview-sidecar.js'

const preview = preparePreviewSidecar()

describe('GET /api/preview/exit', () => {
  const NAMES = ['io.prismic.preview', `gatsby-plugin-prismic-previews.${NAME}.accessToken`]
  const exit = () => request(preview.sidecar.app).get('/api/preview/exit')

  it('removes every cookie of the session and redirects to the front page', async () => {
    await preview.start()
    const response = await exit()
    expect([response.status, response.headers['location']]).toEqual([302, '/'])
    expect(response.headers['cache-control']).toBe('no-store')
    expect(cookiesOf(response)).toEqual(
      NAMES.flatMap((name) => [
        `${name}=; Max-Age=0; Path=/; SameSite=Lax`,
        `${name}=; Max-Age=0; Path=/; Secure; SameSite=None; Partitioned`,
        `${name}=; Max-Age=0; Path=/; Secure; SameSite=None`,
      ]),
    )
    expect(preview.content.requests).toEqual([])
  })

  it('also removes, over https, the cookies that were set in a frame of the CMS', async () => {
    await preview.start({ SITE_URL: 'https://careers.example' })
    expect(cookiesOf(await exit())).toEqual(
      NAMES.flatMap((name) => [
        `${name}=; Max-Age=0; Path=/; Secure; SameSite=Lax`,
        `${name}=; Max-Age=0; Path=/; Secure; SameSite=None; Partitioned`,
        `${name}=; Max-Age=0; Path=/; Secure; SameSite=None`,
      ]),
    )
  })

  it('redirects nowhere else, whatever the query says', async () => {
    await preview.start()
    for (const query of [
      '?to=//evil.example',
      '?token=https://evil.example',
      '?redirect=/\\evil',
    ]) {
      const response = await request(preview.sidecar.app).get(`/api/preview/exit${query}`)
      expect(response.headers['location']).toBe('/')
    }
  })

  it('answers POST with 405', async () => {
    await preview.start()
    const response = await request(preview.sidecar.app).post('/api/preview/exit')
    expect([response.status, response.headers['allow']]).toEqual([405, 'GET, HEAD'])
  })
})

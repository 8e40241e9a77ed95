import { spawn } from 'node:child_process'
import { once } from 'node:events'
import path from 'node:path'
import { ask } from '../../contract/ask.js'
import { CONTRACT_CHECKS } from '../../contract/contract-checks.js'
import { findFreePort } from '../../helpers/machine/find-free-port.js'
import { killProcess } from '../../helpers/machine/kill-process.js'
import { describeNginx } from '../../helpers/nginx/describe-nginx.js'
import { startNginx, type RunningNginx } from '../../helpers/nginx/nginx.js'
import { PROJECT_ROOT } from '../../helpers/site/create-test-site.js'
import { useSampleSite } from '../../helpers/site/sample-site.js'

/* nginx once all else has died: the content service and its pictures, the builder, and the sidecar. */

const sample = useSampleSite()

describeNginx('nginx alone, with the sample release', () => {
  let nginx: RunningNginx & { siteRoot: string }

  beforeAll(async () => {
    const { siteRoot } = sample().site
    const port = await findFreePort()
    const program = path.join(PROJECT_ROOT, 'dist/server/sidecar/start.js')
    const sidecar = spawn(process.execPath, [program, `--port=${port}`, '--admin-port=0'], {
      env: { PATH: process.env['PATH'] },
      stdio: ['ignore', 'pipe', 'inherit'],
    })
    await once(sidecar.stdout, 'data')
    nginx = { ...(await startNginx({ siteRoot, sidecarAddress: `127.0.0.1:${port}` })), siteRoot }
    const exit = { path: '/api/preview/exit' }
    expect((await ask(nginx.baseUrl, exit)).status).toBe(302)
    await killProcess(sidecar)
    expect((await ask(nginx.baseUrl, exit)).status).toBe(503)
  })
  afterAll(() => nginx.stop())

  it('with sidecar, content service and image service dead, every page, redirect and header is right', async () => {
    const wrong: string[] = []
    for (const [name, check] of CONTRACT_CHECKS) {
      await check(nginx).catch((error: Error) => wrong.push(`${name}: ${error.message}`))
    }
    expect(wrong).toEqual([])
  })

  it('alone, nginx serves each page, file and picture of the release, byte for byte', async () => {
    const { files, site } = sample()
    const wrong: string[] = []
    for (const name of files.filter((file) => !/^(closed|job_ghid|404|too-large|\.)/.test(file))) {
      const asked = `/${name}`.replace(/\/index\.html$/, '') || '/'
      const { status, body } = await ask(nginx.baseUrl, { path: asked })
      const isSame = body.equals(Buffer.from(await site.readPublic(name), 'utf8'))
      // Pictures are no text.
      if (status !== 200 || !(isSame || /\.(png|ico|woff2)$/.test(name)))
        wrong.push(`${status} ${asked}`)
    }
    expect(wrong).toEqual([])
  })
})

import { mkdtemp, rm } from 'node:fs/promises'
import os from 'node:os'
import path from 'node:path'
import supertest from 'supertest'
import { readBuilderConfig } from '../../builder/config.js'
import { fetchImageMetadata } from '../../builder/content/fetch-image-metadata.js'
import { loadTypePaths } from '../../builder/content/load-type-paths.js'
import { toImgixUrl } from '../../client/images/imgix-url.js'
import { createPlatform } from '../../client/shared/content-api/platform.js'
import { describeSection } from '../helpers/conformity/describe-section.js'
import { madeJob } from '../helpers/content/made-documents.js'
import { createTestSidecar, SECRET } from '../helpers/server/create-test-sidecar.js'
import { PROJECT_ROOT } from '../helpers/site/create-test-site.js'

describeSection('8. Error catalogue: Other', {
  "Image service: 'Invalid URL', 'Problem when decoding imgix metadata.'.": async () => {
    expect(() => toImgixUrl('not an address', { w: 100 })).toThrow(/^Invalid URL$/)
    for (const answer of ['<!doctype html>', '{"PixelWidth":"wide"}']) {
      const fetch = () => Promise.resolve(new Response(answer))
      const image = { url: 'https://images.example/a.jpg', hasSize: false }
      await expect(
        fetchImageMetadata(image, { ...createPlatform(globalThis), fetch }),
      ).rejects.toThrow(/^Problem when decoding imgix metadata\.$/)
    }
  },

  "Plugin server messages: webhook secret mismatch, webhook test-trigger success, 'JSON schemas for all custom types are required', 'JSON schema for \"%s\" is missing'. The product's behaviour on these is not shown.":
    async () => {
      const sidecar = await createTestSidecar()
      const send = (secret: string) =>
        supertest(sidecar.app).post('/api/webhooks/prismic').send({ type: 'test-trigger', secret })
      expect((await send('wrong')).body).toMatchObject({ error: 'webhook secret mismatch' })
      expect((await send(SECRET)).status).toBe(200)
      sidecar.remove()
      expect(sidecar.lines.map(({ msg }) => msg)).toContainEqual(
        expect.stringMatching(/^Success! Received a test trigger webhook\./),
      )

      const unknown = { ...madeJob('1'), type: 'event' } as never
      const { warnings } = await loadTypePaths(readBuilderConfig({}, PROJECT_ROOT), [unknown])
      expect(warnings).toEqual([expect.stringMatching(/^JSON schema for "event" is missing/)])
      const empty = await mkdtemp(path.join(os.tmpdir(), 'careers-no-models-'))
      await expect(loadTypePaths(readBuilderConfig({}, empty), [])).rejects.toThrow(
        /^JSON schemas for all custom types are required$/,
      )
      await rm(empty, { recursive: true })
    },
})

import { createReadStream, mkdtempSync, readdirSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { buildImage, describeContainers, docker, startDocker, unpackImages } from './containers.js'
import { startContentService, type TestContentService } from '../helpers/content/content-service.js'

const BUILD_TIME = 900_000
const CANARY = 'canary-4f1d8a6e2b9c-of-the-access-token'
const IMAGE = 'careers-test-secrets'

describeContainers('the access token of a private repository', () => {
  let content: TestContentService
  let folder: string
  let said: string

  beforeAll(async () => {
    folder = mkdtempSync(path.join(tmpdir(), 'careers-secrets-'))
    writeFileSync(path.join(folder, 'token'), CANARY)
    content = await startContentService({ access: 'private', accessTokens: [CANARY] })
    said = await startDocker(
      ...['build', '--target=web', `--tag=${IMAGE}`, '--network=host', '--progress=plain'],
      `--secret=id=prismic_access_token,src=${path.join(folder, 'token')}`,
      `--build-arg=PRISMIC_REPOSITORY=${content.repository.name}`,
      `--build-arg=PRISMIC_API_ENDPOINT=${content.apiEndpoint}`,
      ...[`--build-arg=CONTENT_REF=${content.repository.getMaster().ref}`, '.'],
    )
  }, BUILD_TIME)
  afterAll(async () => {
    await content.close()
    rmSync(folder, { recursive: true, force: true })
    docker('image', 'rm', '--force', IMAGE)
  })

  it('is needed for the build, and not in the output of the build', () => {
    const tokens = content.requests.map(({ parameters }) => parameters.get('access_token'))
    expect(tokens).toContain(CANARY)
    expect(said).not.toContain(CANARY)
  })

  it('is not in the output of a build that fails without content', async () => {
    const wrong = path.join(folder, 'wrong')
    writeFileSync(wrong, `${CANARY}-wrong`)
    const message = await startDocker(
      ...['build', '--target=site', '--network=host', '--progress=plain'],
      `--secret=id=prismic_access_token,src=${wrong}`,
      `--build-arg=PRISMIC_REPOSITORY=${content.repository.name}`,
      `--build-arg=PRISMIC_API_ENDPOINT=${content.apiEndpoint}`,
      ...['--build-arg=CONTENT_REF=none-that-was-built', '.'],
    ).then(String, (error: Error) => error.message)
    expect(message).toContain('Check PRISMIC_ACCESS_TOKEN.')
    expect(message).not.toContain(CANARY)
  })

  it('is in no layer, history or environment of the image built with it', async () => {
    expect(await findIn([IMAGE], content.repository.name)).not.toEqual([])
    expect(await findIn([IMAGE], CANARY)).toEqual([])
    expect(docker('history', '--no-trunc', IMAGE)).not.toContain(CANARY)
    expect(docker('inspect', IMAGE)).not.toContain(CANARY)
  })

  it(
    'is in no part of the images built without it',
    async () => {
      const images = (['sidecar', 'builder', 'publisher', 'content'] as const).map((target) =>
        buildImage(target),
      )
      expect(await findIn(images, 'Debian')).not.toEqual([])
      expect(await findIn(images, CANARY)).toEqual([])
    },
    BUILD_TIME,
  )

  it('is not in the output of the builder, neither with the right token nor with a wrong one', async () => {
    const build = (token: string) => {
      writeFileSync(path.join(folder, 'given'), token)
      return startDocker(
        ...['run', '--rm', '--network=host', '--env=PRISMIC_ACCESS_TOKEN_FILE=/secrets/given'],
        ...[`--env=PRISMIC_REPOSITORY=${content.repository.name}`, '--env=SITE_ROOT=/tmp/site'],
        ...[`--env=PRISMIC_API_ENDPOINT=${content.apiEndpoint}`, `--volume=${folder}:/secrets:ro`],
        ...['--user=0', buildImage('builder'), 'generate'],
      ).catch((error: Error) => error.message)
    }
    const right = await build(CANARY)
    expect(right).toContain('is live')
    expect(right).not.toContain(CANARY)
    const wrong = await build(`${CANARY}-wrong`)
    expect(wrong).not.toContain('is live')
    expect(wrong).not.toContain(CANARY)
  })
})

/**
 * Names of layers and configurations that contain the words. Precompressed files are left out: the
 * uncompressed file lies beside each.
 */
async function findIn(images: readonly string[], words: string): Promise<string[]> {
  const { folder, remove } = unpackImages(...images)
  const found: string[] = []
  for (const entry of readdirSync(folder, { recursive: true, withFileTypes: true })) {
    const file = path.join(entry.parentPath, entry.name)
    if (entry.isFile() && (await hasBytes(file, Buffer.from(words)))) found.push(file)
  }
  remove()
  return found
}

async function hasBytes(file: string, bytes: Buffer): Promise<boolean> {
  let rest = Buffer.alloc(0)
  for await (const chunk of createReadStream(file, { highWaterMark: 1024 * 1024 })) {
    const seen = Buffer.concat([rest, chunk as Buffer])
    if (seen.includes(bytes)) return true
    rest = seen.subarray(Math.max(0, seen.length - bytes.length))
  }
  return false
}

import { rmSync } from 'node:fs'
import { makeConnectFolder, startCommand } from './run-connect.js'
import { startPrismic, WRITE_TOKEN } from './start-prismic.js'

/** For each test of a file: an empty repository, and an empty folder for what `connect` writes. */
export function useConnect() {
  let prismic: Awaited<ReturnType<typeof startPrismic>>
  let place: ReturnType<typeof makeConnectFolder>
  let wanted: unknown

  /** Of two folders, the last one counts. */
  function start(args: readonly string[] = ['--sample', '--yes'], env = {}, input = '') {
    const all = ['connect', '--dotenv', place.envFile, '--folder', place.content, ...args]
    return startCommand(all, { ...prismic.env, ...env }, input)
  }
  async function connect(...given: Parameters<typeof start>) {
    const run = await start(...given).ended
    expect(run.output + run.errors).not.toContain(WRITE_TOKEN)
    return run
  }

  beforeAll(async () => {
    prismic = await startPrismic()
    place = makeConnectFolder()
    expect(await connect()).toMatchObject({ code: 0 })
    prismic.repository.publish()
    wanted = prismic.repository.describe()
    rmSync(place.folder, { recursive: true })
  })
  afterAll(() => prismic.close())
  beforeEach(() => {
    prismic.reset()
    place = makeConnectFolder()
  })
  afterEach(() => rmSync(place.folder, { recursive: true }))

  return {
    start,
    connect,
    prismic: () => prismic,
    place: () => place,
    /** What an undisturbed run leaves behind, once an editor has published it. */
    wanted: () => wanted,
    /** The requests that change something. */
    writes: () => prismic.requests.filter(({ method }) => method !== 'GET'),
  }
}

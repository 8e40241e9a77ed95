import { cpSync, mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs'
import os from 'node:os'
import path from 'node:path'
import { readJobMemory, recordJobMemory } from '../../../../builder/release/job-memory.js'
import { readPageMemory, recordPageMemory } from '../../../../builder/release/page-memory.js'
import { listReleases } from '../../../../builder/release/live-release.js'
import {
  readRebuildState,
  writeRebuildState,
} from '../../../../builder/shared/site-root/protocol-files.js'

const VOLUMES = path.resolve(__dirname, '../../../fixtures/volumes')

it.each(['format-1', 'format-2'])(
  'a volume of %s is understood whole, and written again as it was',
  async (name) => {
    const siteRoot = mkdtempSync(path.join(os.tmpdir(), 'careers-earlier-'))
    cpSync(path.join(VOLUMES, name), siteRoot, { recursive: true, verbatimSymlinks: true })
    const former = readState(siteRoot)
    const warnings: string[] = []
    const warn = (text: string) => warnings.push(text)

    const jobs = await readJobMemory(siteRoot, warn)
    expect(jobs.map(({ id, formerIds }) => [id, ...formerIds].join())).toEqual([
      ...['1', '2', '3,3998103', '4,3998104,3998105'],
    ])
    const pages = await readPageMemory(siteRoot, warn)
    const [release] = await listReleases(siteRoot)
    await recordJobMemory(siteRoot, release?.manifest.id ?? '')
    await recordPageMemory(siteRoot)
    await writeRebuildState(siteRoot, await readRebuildState(siteRoot, warn))

    expect(warnings).toEqual([])
    expect(readState(siteRoot)).toMatchObject({ 'page-memory.json': pages, ...former })
    rmSync(siteRoot, { recursive: true })
  },
)

/** What each file holds, by name. */
function readState(siteRoot: string): Record<string, unknown> {
  const folder = path.join(siteRoot, '.state')
  const read = (name: string) =>
    JSON.parse(readFileSync(path.join(folder, name), 'utf8')) as unknown
  return Object.fromEntries(readdirSync(folder).map((name) => [name, read(name)]))
}

import { mkdirSync, mkdtempSync, renameSync, rmSync, symlinkSync, writeFileSync } from 'node:fs'
import os from 'node:os'
import path from 'node:path'
import { madeJob, madeSettings } from '../../helpers/content/made-documents.js'
import { createReleases } from '../../soak/releases.js'

it('a publication that never was live is not what is remembered of a deleted job', () => {
  const siteRoot = mkdtempSync(path.join(os.tmpdir(), 'careers-soak-releases-'))
  const makeLive = (ref: string) => {
    mkdirSync(path.join(siteRoot, 'releases', ref), { recursive: true })
    const release = path.join(siteRoot, 'releases', ref, 'release.json')
    writeFileSync(release, JSON.stringify({ contentRef: ref }))
    symlinkSync(path.join('releases', ref), path.join(siteRoot, 'next'))
    renameSync(path.join(siteRoot, 'next'), path.join(siteRoot, 'current'))
  }
  const releases = createReleases(siteRoot)
  const jobs = (title: string) => [madeJob('1', { title }), madeJob('2'), madeSettings({})]
  releases.add('the sample', 'a', jobs('Diver'))
  makeLive('a')
  const oldest = releases.live()
  releases.add('a title', 'b', jobs('Swimmer'))
  releases.add('a deleted job', 'c', jobs('Swimmer').slice(1))
  makeLive('c')
  expect(releases.current().closed.get('1')?.title).toBe('Diver')
  expect(releases.since(oldest)).toHaveLength(2)
  rmSync(siteRoot, { recursive: true })
})

import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { counted } from '../../../client/shared/lib/counted.js'
import { readBundleManifest } from '../../bundle/bundle-manifest.js'
import type { BuilderConfig } from '../../lib/config.js'
import { GateRefusal } from '../../generate/gate/gate-refusal.js'
import { generateSite } from '../../generate/generate-site.js'
import type { Progress } from '../../lib/progress.js'
import { copyJobMemory } from '../../release/job-memory.js'
import { copyPageMemory } from '../../release/page-memory.js'
import { describeNewer, FORMAT, readFormat } from '../../shared/site-root/site-format.js'
import { notChecked, right, wrong, type Finding } from './finding.js'

/** Makes the site in a folder for temporary files, as only that shows whether every check passes. */
export async function checkBuild(config: BuilderConfig): Promise<Finding[]> {
  const format = await readFormat(config.siteRoot)
  if (format > FORMAT) {
    const text = `${config.siteRoot} ${describeNewer(format)}`
    return [wrong('SITE_ROOT', text, 'Start a version that reads it, or give another folder.')]
  }
  try {
    await readBundleManifest(config)
  } catch (error) {
    return [notChecked('build', (error as Error).message, 'Then look again.')]
  }
  const siteRoot = await mkdtemp(path.join(tmpdir(), 'careers-doctor-'))
  try {
    await copyJobMemory(config.siteRoot, siteRoot)
    await copyPageMemory(config.siteRoot, siteRoot)
    const { pages } = await generateSite(toDraft(config, siteRoot), SILENT, () => new Date())
    return [right('build', counted(pages, 'page'))]
  } catch (error) {
    return toFindings(error as NodeJS.ErrnoException)
  } finally {
    await rm(siteRoot, { recursive: true, force: true })
  }
}

/** Search engines are not notified, and nothing is compressed. */
function toDraft(config: BuilderConfig, siteRoot: string): BuilderConfig {
  const notices = { ...config.notices, isDeferred: true }
  return { ...config, siteRoot, notices, precompresses: false }
}

function toFindings(error: NodeJS.ErrnoException): Finding[] {
  if (error instanceof GateRefusal)
    return error.lines.map((line) => wrong('build', line, 'Correct and publish it.'))
  const cause = (error.cause ?? error) as NodeJS.ErrnoException
  if (cause.code !== undefined && OF_THE_FOLDER.has(cause.code))
    return [notChecked('build', error.message, 'Let TMPDIR name a folder with more room.')]
  return [wrong('build', error.message, 'If its remedy is not in this line, report it.')]
}

const OF_THE_FOLDER: ReadonlySet<string> = new Set(['ENOSPC', 'EDQUOT', 'EROFS', 'EACCES', 'EIO'])

const SILENT: Progress = {
  step: (_name, run) => run(() => {}),
  note: () => {},
  warn: () => {},
  fail: () => {},
}

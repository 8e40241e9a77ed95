import { mkdtemp } from 'node:fs/promises'
import os from 'node:os'
import path from 'node:path'
import prepareBrowser from './prepare-browser.mjs'

/** Once per run of Jest, before any test file. */
export default async function globalSetup() {
  await prepareBrowser()
  process.env.TEST_RUN_FOLDER = await mkdtemp(path.join(os.tmpdir(), 'careers-run-'))
}

import { existsSync } from 'node:fs'
import path from 'node:path'
import { pathToFileURL } from 'node:url'

/*
 * `reconcile --watch` of a checkout, without the quiet window: that is a choice, and no cost.
 *
 *   node tests/bench/watch-at-once.mjs CHECKOUT
 */

const [checkout] = process.argv.slice(2)
const load = (name) => import(pathToFileURL(path.join(checkout, 'dist/builder', name)))

process.env.NODE_ENV ??= 'production'
if (existsSync(path.join(checkout, 'dist/builder/lib/config.js'))) await watch()
else await watchByVariables()

async function watch() {
  const { readBuilderConfig } = await load('lib/config.js')
  const { readReconcileConfig } = await load('reconcile/config.js')
  const { watchSite } = await load('reconcile/watch-site.js')
  const settings = { ...readReconcileConfig(process.env), firstDelay: 0, quiet: 0 }
  const stop = new AbortController()
  const config = readBuilderConfig(process.env, checkout)
  process.exitCode = await watchSite(config, settings, false, stop.signal)
}

/** As it was done by versions that had variables for it. */
async function watchByVariables() {
  Object.assign(process.env, { REBUILD_FIRST_DELAY_MS: '0', REBUILD_QUIET_MS: '0' })
  process.argv.splice(2, 1, 'reconcile', '--watch')
  await load('cli.js')
}

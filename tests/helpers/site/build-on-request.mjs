import { failWrite } from '../machine/failing-writes.mjs'

/* Builds on a disk that fails, again and again in one process: for each message with a site, an answer. */

const load = (name) => import(new URL(`../../../dist/builder/${name}.js`, import.meta.url))
const [{ readBuilderConfig }, { generateSite }, { createProgress }] = await Promise.all(
  ['lib/config', 'generate/generate-site', 'lib/progress'].map(load),
)

process.on('message', async ({ env, projectRoot, write, code }) => {
  const config = readBuilderConfig(env, projectRoot)
  let output = ''
  const progress = createProgress({ write: (text) => (output += text) }, () => performance.now())
  failWrite(write ?? undefined, code)
  const message = await generateSite(config, progress, () => new Date()).then(
    () => null,
    (error) => error.message,
  )
  process.send({ message, output, operations: failWrite() })
})

process.once('disconnect', () => process.exit())

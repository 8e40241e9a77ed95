import { createBuildMemory } from '../../../dist/builder/generate/build-memory.js'
import { readBuilderConfig } from '../../../dist/builder/lib/config.js'
import { generateSite } from '../../../dist/builder/generate/generate-site.js'

/* A process that builds what it is asked for, and remembers between builds what a watcher does. */

const warnings = []
const progress = {
  step: (_name, run) => run(() => {}),
  note: () => {},
  warn: (text) => warnings.push(text),
}
let memory = createBuildMemory()

process.on('message', async (message) => {
  process.send(await (message === 'forget' ? forget() : build(message)))
})

async function forget() {
  await memory.cleaning
  memory = createBuildMemory()
  return {}
}

async function build({ env, projectRoot, now, isWhole, remembers }) {
  warnings.length = 0
  const config = readBuilderConfig(env, projectRoot)
  const choices = { allowsDrop: true, isWhole, ...(remembers && { memory }) }
  const error = await generateSite(config, progress, () => new Date(now), choices).then(
    () => null,
    ({ message }) => message,
  )
  return { error, warnings }
}

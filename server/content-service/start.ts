import path from 'node:path'
import { fileURLToPath } from 'node:url'

import { runProgram } from '../../builder/shared/programs/run-program.js'
import { OPTIONS, readConfig } from './read-config.js'
import { serveContent } from './serve-content.js'

// `tsc` does not copy JSON, so it is read from the source folders.
const projectRoot = fileURLToPath(new URL('../../../', import.meta.url))
const customTypesFolder = path.join(projectRoot, 'builder/content/models/customtypes')

const PROGRAM = {
  name: 'content',
  summary: 'Serves the sample content as the CMS would, on CONTENT_PORT (8090).',
  options: OPTIONS,
}

await runProgram(PROGRAM, async (options) => {
  const config = readConfig(process.env, projectRoot, options)
  const service = await serveContent(config, { customTypesFolder })
  const { port, publicUrl, repositoryName, documentCount, close } = service
  console.log(
    `Content service: ${publicUrl}/api/v2 (${repositoryName}, ${documentCount} documents)`,
  )
  for (const signal of ['SIGINT', 'SIGTERM'] as const) process.once(signal, () => void close())
  if (publicUrl !== `http://localhost:${port}`) console.log(`Listening on port ${port}`)
})

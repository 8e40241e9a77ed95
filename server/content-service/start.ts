import { fileURLToPath } from 'node:url'

import { runProgram } from '../../builder/shared/run-program.js'
import { readConfig } from './read-config.js'
import { serveContent } from './serve-content.js'

// `tsc` does not copy JSON, so it is read from the source folders.
const root = new URL('../../../', import.meta.url)
const sampleFolder = fileURLToPath(new URL('server/content-service/sample', root))
const customTypesFolder = fileURLToPath(new URL('builder/content/models/customtypes', root))

const PROGRAM = { name: 'content', summary: 'Serves the sample content as the CMS would.' }

await runProgram(PROGRAM, async () => {
  const config = readConfig(process.env, sampleFolder)
  const service = await serveContent(config, { customTypesFolder })
  const { port, publicUrl, repositoryName, documentCount, close } = service
  console.log(
    `Content service: ${publicUrl}/api/v2 (${repositoryName}, ${documentCount} documents)`,
  )
  for (const signal of ['SIGINT', 'SIGTERM'] as const) process.once(signal, () => void close())
  if (publicUrl !== `http://localhost:${port}`) console.log(`Listening on port ${port}`)
})

import http from 'node:http'
import { createSampleSite, type SampleSite } from '../../helpers/sample-site'
import { startSite } from '../../helpers/site-server'

/** In bytes, as they travel. React and react-dom alone are about 58 kB. */
const INDEX_BUDGET = 72_000
const RUNTIME_BUDGET = 10_000

let sample: SampleSite
let server: Awaited<ReturnType<typeof startSite>>

beforeAll(async () => {
  sample = await createSampleSite()
  server = await startSite({ siteRoot: sample.site.siteRoot })
}, 180_000)
afterAll(async () => {
  await server?.stop()
  await sample?.close()
})

/** The body as it travels to a browser that takes brotli. */
async function weigh(path: string): Promise<number> {
  const headers = { 'accept-encoding': 'br' }
  return new Promise((resolve, reject) => {
    http.get(server.baseUrl + path, { headers }, (response) => {
      expect([path, response.statusCode]).toEqual([path, 200])
      let bytes = 0
      response.on('data', (chunk: Buffer) => (bytes += chunk.length))
      response.on('end', () => resolve(bytes))
      response.on('error', reject)
    })
  })
}

/** Scripts and all that they import before they run, but not what they may ask for later. */
async function withStaticImports(scripts: readonly string[]): Promise<Set<string>> {
  const all = new Set<string>()
  const visit = async (script: string): Promise<void> => {
    if (all.has(script)) return
    all.add(script)
    const code = await sample.site.readPublic(script.slice(1))
    const imports = [...code.matchAll(/\b(?:from|import)\s*["'](\.\/[^"']+\.js)["']/g)]
    for (const [, name = ''] of imports) await visit(new URL(name, `http://x${script}`).pathname)
  }
  for (const script of scripts) await visit(script)
  return all
}

const weighAll = async (scripts: Iterable<string>) => {
  const weights = await Promise.all([...scripts].map(weigh))
  return weights.reduce((sum, bytes) => sum + bytes, 0)
}

test('the index loads less than 72 kB of JavaScript, of which the runtime has less than 10', async () => {
  const html = await sample.site.readPublic('index.html')
  const entries = [...html.matchAll(/<script type="module" src="([^"]+)"/g)].map(([, src]) => src)
  const preloads = [...html.matchAll(/<link rel="modulepreload" href="([^"]+)"/g)]
  const [entry = ''] = entries
  expect(entries).toEqual([expect.stringMatching(/^\/assets\/.+\.js$/)])

  const runtime = await withStaticImports([entry])
  const first = await withStaticImports([entry, ...preloads.map(([, href = '']) => href)])
  const react = [...runtime].filter((script) => script.startsWith('/assets/react.'))
  expect(react).toHaveLength(1)

  const total = await weighAll(first)
  const ownRuntime = (await weighAll(runtime)) - (await weighAll(react))
  process.stdout.write(
    `First load of the index: ${total} bytes in ${first.size} scripts; ` +
      `the runtime without React: ${ownRuntime} bytes\n`,
  )
  expect(total).toBeLessThan(INDEX_BUDGET)
  expect(ownRuntime).toBeLessThan(RUNTIME_BUDGET)
})

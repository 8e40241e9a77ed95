import { spawnSync } from 'node:child_process'
import { readFileSync, readdirSync, rmSync, writeFileSync } from 'node:fs'
import path from 'node:path'

import { describeNginx } from '../../helpers/nginx/describe-nginx.js'
import { makeCurrent, makeSiteRoot, writeRelease } from '../../helpers/site/made-release.js'
import { renderNginx } from '../../helpers/nginx/nginx.js'

const DIRECTORY = path.resolve(__dirname, '../../../nginx')
const FILES = readdirSync(DIRECTORY, { recursive: true, encoding: 'utf8' })
  .filter((name) => name.endsWith('.conf'))
  .map((name) => [name, readFileSync(path.join(DIRECTORY, name), 'utf8')] as const)

/** The directives alone, a line each. */
function toLines(text: string): string[] {
  return text
    .split('\n')
    .map((line) => line.trim())
    .filter((line) => line !== '' && !line.startsWith('#'))
}

test('the longest unfinished headers on all connections, and the largest webhooks, fit into three quarters of the container', () => {
  const read = (name: string) => readFileSync(path.join(DIRECTORY, name), 'utf8')
  const find = (text: string, pattern: RegExp) => (pattern.exec(text) ?? []).slice(1).map(Number)
  const [workers = NaN] = find(read('nginx.conf'), /worker_processes (\d+);/)
  const [connections = NaN] = find(read('nginx.conf'), /worker_connections (\d+);/)
  const [first = NaN] = find(read('snippets/limits.conf'), /client_header_buffer_size (\d+)k;/)
  const large = find(read('snippets/limits.conf'), /large_client_header_buffers (\d+) (\d+)k;/)
  const [count = NaN, size = NaN] = large
  const sidecar = read('locations/sidecar.conf')
  const [bodies = NaN] = find(sidecar, /limit_conn large_bodies (\d+);/)
  const [bytes = NaN] = find(sidecar, /client_body_buffer_size (\d+);/)
  const needed =
    (workers * connections * (first + count * size)) / 1024 + (bodies * bytes) / 1024 / 1024
  const limits = [
    ...find(read('../docker-compose.yml'), /mem_limit: (\d+)m/),
    ...find(read('../deploy/kubernetes/base/web.yaml'), /limits: { memory: (\d+)Mi/),
    ...find(read('../deploy/ecs/site.yaml'), /Memory: '(\d+)'/),
  ]
  expect(limits).toHaveLength(3)
  expect(limits.filter((limit) => !(needed < 0.75 * limit))).toEqual([])
})

describe.each(FILES)('the configuration file nginx/%s', (name, text) => {
  const lines = toLines(text)

  test('quotes every expression, because a brace would end the directive', () => {
    const bare = lines.filter((line) => /^(?:location\s+~\*?|~)\s*[^"*\s]/.test(line))
    expect(bare).toEqual([])
  })

  test('ends expressions with \\z, because $ also matches before a line break', () => {
    const expressions = lines.flatMap((line) => line.match(/"~[^"]*"|~\*? "[^"]*"/g) ?? [])
    expect(expressions.filter((expression) => /\$"$|\$\)"$/.test(expression))).toEqual([])
  })

  test('adds headers in snippets/headers.conf only, also to errors', () => {
    const added = lines.filter((line) => line.startsWith('add_header'))
    if (name === 'snippets/headers.conf') {
      expect(added.filter((line) => !line.endsWith(' always;'))).toEqual([])
    } else {
      expect(added).toEqual([])
    }
  })

  test('redirects only to checked variables', () => {
    const used = lines
      .filter((line) => line.startsWith('return'))
      .flatMap((line) => line.match(/\$\w+/g) ?? [])
    const safe = [
      '$args',
      '$is_args',
      // Rows of languages.map, which the builder writes.
      '$base',
      '$front_path',
      // Digits alone.
      '$job_id',
      '$job_target',
      '$page_path',
      '$page_target',
      '$query_job_target',
      '$query_without_job',
      '$single_path',
    ]
    expect(used.filter((variable) => !safe.includes(variable))).toEqual([])
  })

  test('uses the directive if only to return, and to take a base off', () => {
    const blocks = text.match(/^\s*if \([^\n]*\) \{[^}]*\}/gm) ?? []
    expect(blocks).toHaveLength(lines.filter((line) => line.startsWith('if ')).length)
    const others = blocks.filter((block) => !/\{\s*return [^;]+;\s*\}$/.test(block))
    const rewrites = others.map((block) => block.replace(/\s+/g, ' ').trim())
    expect(rewrites).toEqual(
      name === 'server.conf' ? ['if ($path_below_base) { rewrite ^ $path_below_base; }'] : [],
    )
  })

  test('uses no directive with known pitfalls', () => {
    const words = /^(?:rewrite|alias|autoindex|open_file_cache|reuseport|index)\b|\$uri\/[ ;]/
    const found = lines.filter((line) => words.test(line))
    expect(found).toEqual(name === 'server.conf' ? ['rewrite ^ $path_below_base;'] : [])
  })
})

test('every file of the configuration is included somewhere', () => {
  const included = FILES.flatMap(([, text]) =>
    toLines(text).flatMap((line) => /^include (\S+);$/.exec(line)?.[1] ?? []),
  )
  const expected = FILES.map(([name]) => name).filter((name) => name !== 'nginx.conf')
  expect(expected.filter((name) => !included.includes(name))).toEqual([])
})

describeNginx('nginx -t', () => {
  test('accepts the maps of 100,000 jobs', async () => {
    const site = makeSiteRoot()
    const directory = writeRelease(site.siteRoot, 'large')
    const rows = Array.from({ length: 100_000 }, (_, n) => `${n} /a-job-with-a-title/${n};\n`)
    writeFileSync(path.join(directory, 'redirects.map'), rows.join(''))
    makeCurrent(site.siteRoot, 'large')
    expect(await testConfiguration(site.siteRoot)).toEqual([])
    site.remove()
  })
})

/** What nginx has to say about the configuration; nothing when it is in order. */
async function testConfiguration(siteRoot: string): Promise<string[]> {
  const { directory, file } = await renderNginx({ siteRoot })
  const { stderr } = spawnSync('nginx', ['-t', '-q', '-c', file], { encoding: 'utf8' })
  rmSync(directory, { recursive: true, force: true })
  return stderr.split('\n').filter((line) => line !== '')
}

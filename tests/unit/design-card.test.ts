import { readdirSync, readFileSync } from 'node:fs'
import path from 'node:path'

/* What the owner's design card says of the project as a whole. */

const PACKAGES =
  'react, react-dom, react-dom/server, @prismicio/client, rollup, @rollup/plugin-typescript, workbox-cli, express, imgix-core-js, jest, supertest, testcontainers'
const TOP_LEVEL =
  'package.json, tsconfig.json, Dockerfile, docker-compose.yml, nginx, builder, client, server, tests, README.md'

const ROOT = path.resolve(__dirname, '../..')
const read = (name: string) => readFileSync(path.join(ROOT, name), 'utf8')

it('all sources are TypeScript except for what runs before anything is compiled', () => {
  const names = ['client', 'builder', 'server'].flatMap((folder) =>
    readdirSync(path.join(ROOT, folder), { recursive: true, encoding: 'utf8' }).map((name) =>
      path.posix.join(folder, name),
    ),
  )
  const own = names.filter((name) => !name.includes('node_modules/'))
  expect(own.filter((name) => /\.tsx?$/.test(name)).length).toBeGreaterThan(500)
  expect(own.filter((name) => /\.[mc]?jsx?$/.test(name)).sort()).toEqual([
    'builder/bundle/workbox.config.cjs',
    'server/commands/check-machine.mjs',
    'server/commands/run.mjs',
  ])
})

it('every page is a React template, which React also renders on the server', () => {
  const templates = readdirSync(path.join(ROOT, 'client/templates'))
  expect(templates.filter((name) => name.endsWith('-page.tsx')).length).toBeGreaterThan(5)
  expect(read('builder/emit/render/render-page.tsx')).toContain("from 'react-dom/server'")
})

it('all packages that the design card names are dependencies', () => {
  const manifests = ['', 'client/', 'builder/', 'server/'].map(
    (folder) => JSON.parse(read(`${folder}package.json`)) as Record<string, object>,
  )
  const installed = manifests.flatMap(({ dependencies, devDependencies }) =>
    Object.keys({ ...dependencies, ...devDependencies }),
  )
  const named = PACKAGES.split(', ').map((name) => name.replace('react-dom/server', 'react-dom'))
  expect(named.filter((name) => !installed.includes(name))).toEqual([])
})

it('at the top lie the entries that the design card names, and three more', () => {
  const ignored = read('.gitignore').replaceAll('/', '').split('\n')
  const entries = readdirSync(ROOT).filter((name) => !/^\./.test(name) && !ignored.includes(name))
  expect(entries.sort()).toEqual(
    [...TOP_LEVEL.split(', '), 'deploy', 'LICENSE', 'package-lock.json'].sort(),
  )
})

import { readdirSync, readFileSync } from 'node:fs'
import path from 'node:path'
import request from 'supertest'
import { parse } from 'yaml'
import { listFiles } from '../../builder/lib/list-files.js'
import { departs, describeSection } from '../helpers/conformity/describe-section.js'
import { readSpecification } from '../helpers/conformity/read-specification.js'
import { SECRET } from '../helpers/server/create-test-sidecar.js'
import { PROJECT_ROOT } from '../helpers/site/create-test-site.js'
import { useSampleSite } from '../helpers/site/sample-site.js'
import { preparePreviewSidecar, TOKEN } from '../integration/sidecar/preview-sidecar.js'

const sample = useSampleSite()
const preview = preparePreviewSidecar()
beforeEach(() => preview.start())

const PACKAGES =
  'packages: react, react-dom, react-dom/server, @prismicio/client, rollup, @rollup/plugin-typescript, workbox-cli, express, imgix-core-js, jest, supertest, testcontainers'
const TOP_LEVEL =
  'top-level: package.json, tsconfig.json, Dockerfile, docker-compose.yml, nginx, builder, client, server, tests, README.md'

describeSection('Design card, in the words of the person the software is for', {
  'Implement the system described in `careers-site.md`. Preferred language: TypeScript. Use React for the frontend.':
    async () => {
      expect(readSpecification().map(({ title }) => title)).toContain('5. Validation rules')
      const folders = ['client', 'builder', 'server'].map((name) => path.join(PROJECT_ROOT, name))
      const files = (await Promise.all(folders.map(listFiles))).flat()
      const own = files.filter((name) => !name.includes('node_modules/'))
      expect(own.filter((name) => /\.tsx?$/.test(name)).length).toBeGreaterThan(500)
      // What runs before anything is compiled.
      expect(own.filter((name) => /\.[mc]?jsx?$/.test(name)).sort()).toEqual([
        'commands/check-machine.mjs',
        'commands/run.mjs',
        'config/workbox.config.cjs',
      ])
      expect(own.filter((name) => /^templates\/.*-page\.tsx$/.test(name)).length).toBeGreaterThan(5)
    },

  'kind: Docker-packaged build pipeline producing an nginx image': () => {
    const stages = read('Dockerfile').split(/^FROM /m)
    const stage = (name: string) => stages.find((text) => text.includes(` AS ${name}\n`)) ?? ''
    expect(stage('nginx')).toMatch(/apt-get install .* nginx .*/)
    expect(stage('site')).toContain('npm run generate')
    expect(stage('web')).toMatch(/^nginx AS web\n/)
    expect(stage('web')).toContain('COPY --from=checked-site /srv/site /srv/site')
    expect(stage('checked-site')).toContain('COPY --from=site /srv/site /srv/site')
  },

  [PACKAGES]: () => {
    const manifests = ['', 'client/', 'builder/', 'server/'].map(
      (folder) => JSON.parse(read(`${folder}package.json`)) as Record<string, object>,
    )
    const installed = manifests.flatMap(({ dependencies, devDependencies }) =>
      Object.keys({ ...dependencies, ...devDependencies }),
    )
    const named = toList(PACKAGES).map((name) => name.replace('react-dom/server', 'react-dom'))
    expect(named.filter((name) => !installed.includes(name))).toEqual([])
    expect(read('builder/render/render-page.tsx')).toContain("from 'react-dom/server'")
  },

  [TOP_LEVEL]: departs(
    'top-level: deploy/, LICENSE, package-lock.json and dot files lie beside the named entries; written in README.md, "What lies at the top"',
    () => {
      const ignored = read('.gitignore').replaceAll('/', '').split('\n')
      const entries = readdirSync(PROJECT_ROOT).filter((name) => !name.startsWith('.'))
      expect(entries.filter((name) => !ignored.includes(name)).sort()).toEqual(
        [...toList(TOP_LEVEL), 'deploy', 'LICENSE', 'package-lock.json'].sort(),
      )
    },
  ),

  'shape: A multi-stage Dockerfile runs the TypeScript builder against the CMS to emit static pages, page-data and an nginx redirect map for job_ghid, bakes them into an nginx image, and runs a small Express sidecar for webhooks (api-update, test-trigger with secret check) and the preview token endpoint.':
    async () => {
      expect(sample().files).toEqual(
        expect.arrayContaining([
          'qa-engineer/1001/index.html',
          'page-data/qa-engineer/1001/page-data.json',
        ]),
      )
      expect(await sample().site.read('redirects.map')).toMatch(/^1001 \/qa-engineer\/1001;$/m)
      expect((await notify('test-trigger', SECRET)).status).toBe(200)
      expect((await notify('api-update', SECRET)).body).toMatchObject({ status: 'accepted' })
      expect((await notify('test-trigger', 'wrong')).status).toBe(401)
      const opened = await request(preview.sidecar.app).get('/api/preview').query({ token: TOKEN })
      expect(opened.status).toBe(302)
    },

  "used-by: ops deploying the container to Kubernetes or ECS, CMS webhooks triggering rebuild jobs, editors through the sidecar's preview endpoint, developers using docker compose up":
    async () => {
      const kustomizations = readdirSync(path.join(PROJECT_ROOT, 'deploy/kubernetes'))
      expect(kustomizations).toEqual(expect.arrayContaining(['base', 'shared-volume']))
      expect(read('deploy/ecs/site.yaml')).toContain('AWS::ECS::Service')
      await notify('api-update', SECRET)
      const hint = readFileSync(path.join(preview.sidecar.inboxRoot, 'hint.json'), 'utf8')
      expect(JSON.parse(hint)).toMatchObject({ ref: 'Zmaster1' })
      const edited = { token: TOKEN, documentId: 'job-1001' }
      const opened = await request(preview.sidecar.app).get('/api/preview').query(edited)
      expect(opened.headers['location']).toBe('/a-changed-role/1001')
      const { services } = parse(read('docker-compose.yml'), { merge: true }) as Compose
      expect(Object.keys(services)).toEqual(
        expect.arrayContaining(['web', 'sidecar', 'builder', 'content']),
      )
    },
})

interface Compose {
  services: Record<string, object>
}

function read(name: string): string {
  return readFileSync(path.join(PROJECT_ROOT, name), 'utf8')
}

function toList(row: string): string[] {
  return row.replace(/^[\w-]+: /, '').split(', ')
}

function notify(type: string, secret: string) {
  const body = { type, secret, domain: 'careers-sample', masterRef: 'Zmaster1' }
  return request(preview.sidecar.app).post('/api/webhooks/prismic').send(body)
}

import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import type { Bill } from '../../../../builder/bill-of-materials/create-bill.js'
import { writeBill } from '../../../../builder/bill-of-materials/write-bill.js'

const STATUS = `Package: nginx
Status: install ok installed
Architecture: amd64
Version: 1.26.3-3+deb13u1
Description: small, powerful
 Package: not-a-field

Package: left-behind
Status: deinstall ok config-files
Version: 1.0

Package: tzdata
Status: install ok installed
Architecture: all
Version: 2025b-4
`

let root: string
beforeEach(() => {
  root = mkdtempSync(path.join(tmpdir(), 'careers-bill-'))
  write('etc/debian_version', '13.7\n')
  write('var/lib/dpkg/status', STATUS)
})
afterEach(() => rmSync(root, { recursive: true }))

it('tells of Debian’s packages that are installed, by addresses that scanners know', async () => {
  const bill = await readBill()
  expect(bill).toMatchObject({
    ...{ bomFormat: 'CycloneDX', specVersion: '1.6', version: 1 },
    serialNumber: expect.stringMatching(/^urn:uuid:[0-9a-f-]{36}$/),
    metadata: { component: { type: 'container', name: 'web' } },
  })
  expect(bill.components.map(({ type, version, purl }) => [type, version, purl])).toEqual([
    ['operating-system', '13.7', undefined],
    [
      ...['library', '1.26.3-3+deb13u1'],
      'pkg:deb/debian/nginx@1.26.3-3%2Bdeb13u1?arch=amd64&distro=debian-13.7',
    ],
    ['library', '2025b-4', 'pkg:deb/debian/tzdata@2025b-4?arch=all&distro=debian-13.7'],
  ])
})

it('tells of what was copied in without being installed', async () => {
  const copied = 'Package: skopeo\nStatus: install ok installed\nVersion: 1.18.0\n'
  write('var/lib/dpkg/status.d/skopeo', copied)
  expect((await readBill()).components.map(({ name }) => name)).toContain('skopeo')
})

it('tells of Node and its packages, nested ones too and each version once', async () => {
  write('usr/local/bin/node', '')
  for (const [folder, name, version] of [
    ['express', 'express', '5.3.0'],
    ['@aws-sdk/client-ecs', '@aws-sdk/client-ecs', '3.1.0'],
    ['express/node_modules/qs', 'qs', '6.0.0'],
    ['pino/node_modules/qs', 'qs', '6.0.0'],
    ['qs', 'qs', '7.0.0'],
  ]) {
    write(
      `app/node_modules/${folder}/package.json`,
      JSON.stringify({ name, version, license: 'MIT' }),
    )
  }
  write('app/node_modules/express/dist/package.json', '{"name":"part","version":"1.0.0"}')
  write('app/node_modules/nameless/package.json', '{"type":"module"}')
  const { components } = await readBill()
  const node = components.filter(({ purl }) => !purl?.startsWith('pkg:deb') && purl)
  expect(node.map(({ purl }) => purl)).toEqual([
    `pkg:generic/node@${process.versions.node}`,
    'pkg:npm/%40aws-sdk/client-ecs@3.1.0',
    'pkg:npm/express@5.3.0',
    'pkg:npm/qs@6.0.0',
    'pkg:npm/qs@7.0.0',
  ])
  expect(node[1]?.licenses).toEqual([{ license: { name: 'MIT' } }])
})

function write(name: string, text: string) {
  const file = path.join(root, name)
  mkdirSync(path.dirname(file), { recursive: true })
  writeFileSync(file, text)
}

async function readBill(): Promise<Bill> {
  const file = path.join(root, 'bill.json')
  await writeBill('web', root, file)
  return JSON.parse(readFileSync(file, 'utf8')) as Bill
}

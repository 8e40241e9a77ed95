import { mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { describeContainers, docker } from './containers.js'

interface Bom {
  bomFormat: string
  specVersion: string
  serialNumber: string
  metadata: { component: { type: string; name: string } }
  components: {
    type: string
    name: string
    version: string
    purl?: string
    cpe?: string
    licenses?: unknown
  }[]
}

describeContainers('the software bill of materials', () => {
  let folder: string
  let boms: Map<string, Bom>

  beforeAll(() => {
    folder = mkdtempSync(path.join(tmpdir(), 'careers-sbom-'))
    docker('build', '--target', 'sbom', '--output', folder, '.')
    boms = new Map(
      readdirSync(folder).map((file) => [
        file.replace('.cdx.json', ''),
        JSON.parse(readFileSync(path.join(folder, file), 'utf8')) as Bom,
      ]),
    )
  }, 900_000)
  afterAll(() => rmSync(folder, { recursive: true, force: true }))

  const listPurls = (image: string) =>
    (boms.get(image)?.components ?? []).flatMap(({ purl }) => purl ?? [])
  const listNames = (image: string) => (boms.get(image)?.components ?? []).map(({ name }) => name)

  it('is a CycloneDX file for each image of production', () => {
    expect([...boms.keys()].sort()).toEqual(['builder', 'publisher', 'sidecar', 'web'])
    for (const [image, bom] of boms) {
      expect(bom).toMatchObject({
        bomFormat: 'CycloneDX',
        specVersion: '1.6',
        serialNumber: expect.stringMatching(/^urn:uuid:[0-9a-f-]{36}$/),
        metadata: { component: { type: 'container', name: image } },
      })
      expect(bom.components[0]).toMatchObject({ type: 'operating-system', name: 'debian' })
      expect(listPurls(image)).toEqual([...new Set(listPurls(image))])
    }
  })

  it('lists installed Debian packages under the package URLs that scanners know', () => {
    expect(listPurls('web')).toContainEqual(
      expect.stringMatching(
        /^pkg:deb\/debian\/nginx@[\w.%~-]+\?arch=\w+&distro=debian-\d+(?:\.\d+)?$/,
      ),
    )
    // Debian files vulnerabilities under the name of the source package.
    expect(listPurls('web')).toContainEqual(
      expect.stringMatching(/^pkg:deb\/debian\/libssl3t64@[^?]+\?[^?]*&upstream=openssl$/),
    )
    expect(listPurls('web')).toContainEqual(
      expect.stringMatching(/^pkg:deb\/debian\/libc6@[^?]+\?[^?]*&upstream=glibc$/),
    )
    for (const [, bom] of boms) {
      for (const { purl } of bom.components) {
        if (purl === undefined) continue
        const names = [...new URLSearchParams(purl.split('?')[1]).keys()]
        // The specification asks for qualifiers in the order of the alphabet.
        expect(names).toEqual([...new Set(names)].sort())
      }
    }
    expect(listNames('web')).toContain('libnginx-mod-http-brotli-static')
    expect(listNames('web')).not.toContain('node')
  })

  it('lists a program that was copied from another image', () => {
    expect(listNames('publisher')).toContain('skopeo')
    expect(listNames('builder')).not.toContain('skopeo')
  })

  it('lists Node and the npm packages of each image with their licence, and no others', () => {
    for (const image of ['sidecar', 'builder', 'publisher']) {
      expect(listPurls(image)).toContainEqual(expect.stringMatching(/^pkg:generic\/node@2\d\./))
      expect(boms.get(image)?.components.find(({ name }) => name === 'node')?.cpe).toMatch(
        /^cpe:2\.3:a:nodejs:node\.js:2\d\.\d+\.\d+(?::\*){7}$/,
      )
    }
    const express = boms.get('sidecar')?.components.find(({ name }) => name === 'express')
    expect(express).toMatchObject({
      purl: expect.stringMatching(/^pkg:npm\/express@5\./),
      licenses: [{ license: { name: 'MIT' } }],
    })
    expect(listPurls('publisher')).toContainEqual(
      expect.stringMatching(/^pkg:npm\/%40aws-sdk\/client-ecs@3\./),
    )
    expect(listNames('builder')).toContain('react-dom')
    expect(listNames('builder')).not.toContain('express')
    for (const [image] of boms) expect(listNames(image)).not.toContain('sharp')
    expect(listNames('sidecar')).not.toContain('react')
    expect(listNames('sidecar')).not.toContain('typescript')
  })
})

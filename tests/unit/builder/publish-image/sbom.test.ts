import { execFileSync } from 'node:child_process'
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { describeWhere } from '../../../helpers/machine/describe-where.js'
import { findProgram } from '../../../helpers/machine/find-program.js'

const PROGRAM = path.resolve(__dirname, '../../../../builder/publish-image/sbom.jq')
const missing = findProgram('jq') ? null : 'jq is missing; on Debian: apt-get install jq'

describeWhere(missing, 'the program for the software bill of materials', () => {
  it('writes names of packages with what means something else in an address encoded', () => {
    const folder = mkdtempSync(path.join(tmpdir(), 'careers-sbom-'))
    const [packages, npm] = [path.join(folder, 'packages'), path.join(folder, 'npm')]
    writeFileSync(packages, 'installed libstdc++6 14.2.0-19 amd64 gcc-14 14.2.0-19\n')
    writeFileSync(npm, '')
    const named = ['image', 'debian', 'node', 'uuid'].flatMap((name) => ['--arg', name, ''])
    const files = ['--rawfile', 'packages', packages, '--slurpfile', 'npm', npm]
    const args = ['--null-input', '--from-file', PROGRAM, ...named, ...files]
    const { components } = JSON.parse(execFileSync('jq', args, { encoding: 'utf8' })) as {
      components: { name: string; purl?: string }[]
    }
    rmSync(folder, { recursive: true })
    expect(components[1]).toMatchObject({
      name: 'libstdc++6',
      purl: 'pkg:deb/debian/libstdc%2B%2B6@14.2.0-19?arch=amd64&distro=debian-&upstream=gcc-14',
    })
  })
})

import { spawnSync } from 'node:child_process'
import path from 'node:path'
import { describeWhere } from '../../helpers/machine/describe-where.js'

const FOLDER = path.resolve(__dirname, '../../../deploy/ecs')

const { stdout } = spawnSync('cfn-lint', ['--version'], { encoding: 'utf8' })
const isThere = /^cfn-lint \d/.test(stdout ?? '')
const missing = isThere ? null : 'cfn-lint is missing; pip install cfn-lint'

describeWhere(
  missing,
  'the linter of CloudFormation',
  () => {
    it.each(['repository.yaml', 'site.yaml'])('the linter reports no problem in %s', (name) => {
      const linted = spawnSync('cfn-lint', [path.join(FOLDER, name)], { encoding: 'utf8' })
      expect([linted.stdout, linted.status]).toEqual(['', 0])
    })
  },
  { optional: true },
)

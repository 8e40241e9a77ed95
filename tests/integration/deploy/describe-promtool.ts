import { spawnSync } from 'node:child_process'
import { describeWhere } from '../../helpers/machine/describe-where.js'

const isThere = spawnSync('promtool', ['--version']).status === 0
const missing = isThere ? null : 'promtool is missing; on Debian: apt-get install prometheus'

/** Tests that need promtool, Prometheus's own checker. */
export const describePromtool = (name: string, define: () => void) =>
  describeWhere(missing, name, define)

import { describeWhere } from '../machine/describe-where.js'
import { describeMissingNginx } from './nginx.js'

/** A suite that needs nginx. */
export function describeNginx(name: string, declareTests: () => void): void {
  describeWhere(describeMissingNginx(), name, declareTests)
}

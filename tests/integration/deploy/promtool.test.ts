import { spawnSync } from 'node:child_process'
import { readFileSync } from 'node:fs'
import path from 'node:path'
import { describePromtool } from './describe-promtool.js'
import { renderMetrics } from './exported-metrics.js'

const RULES = path.resolve(__dirname, '../../../deploy/alerts')

describePromtool('Prometheus’s own checks', () => {
  it('promtool accepts the rules', () => {
    const { status, stdout, stderr } = spawnSync('promtool', ['check', 'rules', RULES], {
      encoding: 'utf8',
    })
    expect([status, stderr]).toEqual([0, ''])
    const rules = readFileSync(RULES, 'utf8').match(/^ +- (?:alert|record): /gm) ?? []
    expect(stdout).toContain(`SUCCESS: ${rules.length} rules found`)
  })

  it('promtool finds nothing to complain of in the metrics', async () => {
    const { status, stdout, stderr } = spawnSync('promtool', ['check', 'metrics'], {
      input: await renderMetrics(),
      encoding: 'utf8',
    })
    expect([status, stdout, stderr]).toEqual([0, '', ''])
  })
})

// The rules of promtool that everybody can check: https://prometheus.io/docs/practices/naming/
describe('the names of metrics', () => {
  it('only counters are called totals, and no name tells its type', async () => {
    const types = Array.from((await renderMetrics()).matchAll(/^# TYPE (\w+) (\w+)/gm))
    expect(types.length).toBeGreaterThan(30)
    const wrong = types.filter(
      ([, name = '', type]) =>
        name.endsWith('_total') !== (type === 'counter') ||
        /_(counter|gauge|histogram)$/.test(name),
    )
    expect(wrong.map(([line]) => line)).toEqual([])
  })
})

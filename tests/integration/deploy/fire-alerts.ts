import { spawnSync } from 'node:child_process'
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import os from 'node:os'
import path from 'node:path'
import { stringify } from 'yaml'

export const RULES = path.resolve(__dirname, '../../../deploy/alerts.yaml')

/** Of an installation in the namespace `careers` whose sidecar is scraped and whose builder watches. */
export const INSTALLED = {
  'kube_resourcequota{namespace="careers", resourcequota="careers-site"}': '1x2000',
  'careers_build_info{namespace="careers"}': '1x2000',
  'kube_deployment_status_replicas_available{namespace="careers", deployment="web"}': '2x2000',
  'kube_deployment_status_replicas_available{namespace="careers", deployment="sidecar"}': '2x2000',
  'kube_deployment_status_replicas_available{namespace="careers", deployment="builder"}': '1x2000',
}

/** Values a minute apart in promtool's notation (`0x10 1x50` are eleven zeros, then 51 ones), by series. */
export type Series = Readonly<Record<string, string>>

/** After so many minutes exactly these alerts fire, each once. */
type Firing = readonly [minutes: number, ...alerts: string[]]

export type AlertCase = readonly [name: string, series: Series, ...firing: Firing[]]

/**
 * Null if it is so in each case, else what promtool says. Each evaluation costs processor time, so days are
 * evaluated less often, but within the five minutes for which a rule sees what another one has recorded.
 */
export function findFiringFaults(
  cases: readonly AlertCase[],
  interval: '1m' | '4m' = '1m',
): string | null {
  const folder = mkdtempSync(path.join(os.tmpdir(), 'careers-alerts-'))
  const file = path.join(folder, 'test.yaml')
  const tests = cases.map(toPromtoolTest)
  writeFileSync(file, stringify({ rule_files: [RULES], evaluation_interval: interval, tests }))
  const { status, stdout, stderr } = spawnSync('promtool', ['test', 'rules', file], {
    encoding: 'utf8',
  })
  rmSync(folder, { recursive: true })
  return status === 0 ? null : stdout + stderr
}

function toPromtoolTest([name, series, ...firing]: AlertCase) {
  return {
    name,
    interval: '1m',
    input_series: Object.entries({ ...INSTALLED, ...series }).map(([name, values]) => ({
      series: name,
      values,
    })),
    promql_expr_test: firing.map(([minutes, ...alerts]) => ({
      expr: 'count by (alertname) (ALERTS{alertstate="firing"})',
      eval_time: `${minutes}m`,
      exp_samples: alerts.map((name) => ({ labels: `{alertname="${name}"}`, value: 1 })),
    })),
  }
}

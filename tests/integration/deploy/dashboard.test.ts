import { readFileSync } from 'node:fs'
import path from 'node:path'
import { listExportedMetrics, listQueriedMetrics, renderMetrics } from './exported-metrics.js'

interface Dashboard {
  panels: { title: string; targets: { expr: string }[]; gridPos: { x: number; w: number } }[]
  templating: { list: { name: string; query: string }[] }
}

const dashboard = JSON.parse(
  readFileSync(path.resolve(__dirname, '../../../deploy/dashboard.json'), 'utf8'),
) as Dashboard

/** What the choice of namespaces is made from. */
const variables = dashboard.templating.list
  .filter(({ name }) => name === 'namespace')
  .map(({ query }) => query)

const queries = dashboard.panels.flatMap(({ targets }) => targets.map(({ expr }) => expr))

it('every query of the dashboard names a metric that is exported', async () => {
  const exported = await listExportedMetrics()
  expect(queries.length).toBeGreaterThan(15)
  for (const query of [...queries, ...variables]) {
    const queried = listQueriedMetrics(query)
    expect([query, queried.length]).toEqual([query, 1])
    expect([query, queried.filter((name) => !exported.has(name))]).toEqual([query, []])
  }
})

it('the dashboard shows every metric of ours', async () => {
  const ours = Array.from((await renderMetrics()).matchAll(/^# TYPE (careers_\w+)/gm))
  const shown = queries.flatMap(listQueriedMetrics).map((name) => name.replace(/_bucket$/, ''))
  expect(ours.map(([, name]) => name).filter((name = '') => !shown.includes(name))).toEqual([])
})

it('every query asks for the chosen namespace, and every panel fits into the grid', () => {
  for (const query of queries) expect(query).toContain('namespace=~"$namespace"')
  for (const { gridPos, title } of dashboard.panels)
    expect([title, gridPos.x + gridPos.w <= 24]).toEqual([title, true])
})

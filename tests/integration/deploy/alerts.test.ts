import { readFileSync } from 'node:fs'
import path from 'node:path'
import { parse } from 'yaml'
import { listExportedMetrics, listQueriedMetrics } from './exported-metrics.js'

const FOLDER = path.resolve(__dirname, '../../../deploy')
const GUIDE = readFileSync(path.join(FOLDER, 'README.md'), 'utf8')

interface Rule {
  alert?: string
  expr: string
  annotations?: { summary: string; description?: string; runbook_url?: string }
}

const rules = () =>
  (
    parse(readFileSync(path.join(FOLDER, 'alerts.yaml'), 'utf8')) as {
      groups: { rules: Rule[] }[]
    }
  ).groups.flatMap((group) => group.rules)
const alerts = () => rules().filter(({ alert }) => alert !== undefined)

it('alerts query only metrics that are exported', async () => {
  const exported = await listExportedMetrics()
  const queried = rules().flatMap(({ expr }) => listQueriedMetrics(expr))
  expect(queried.length).toBeGreaterThan(15)
  expect(queried.filter((name) => !exported.has(name))).toEqual([])
})

it('alerts query only results of webhooks that exist', () => {
  const source = readFileSync(path.resolve(FOLDER, '../server/webhooks/receive-webhook.ts'), 'utf8')
  const results = alerts().flatMap(({ expr }) => expr.match(/(?<=result=")\w+/g) ?? [])
  expect(results.length).toBeGreaterThan(1)
  for (const result of results) expect(source).toContain(`'${result}'`)
})

it('alerts are about each installation by itself, and about no foreign namespace', () => {
  for (const { expr } of alerts()) {
    expect(expr).toContain('namespace')
    expect(expr).not.toMatch(/namespace=/)
    if (/kube/.test(expr)) expect(expr).toContain('namespace:careers_site:installed')
  }
})

it('every alert describes its case and leads to what to do', () => {
  const headings = Array.from(GUIDE.matchAll(/^#+ (.+)$/gm), ([, text = '']) =>
    text
      .toLowerCase()
      .replace(/[^a-z ]/g, '')
      .replaceAll(' ', '-'),
  )
  for (const { annotations } of alerts()) {
    const { summary = '', description = '', runbook_url = '' } = annotations ?? {}
    expect(description).toMatch(/\{\{ \$labels\.\w+ \}\}/)
    expect(description).not.toBe(summary)
    expect(runbook_url).toMatch(/^RUNBOOK_URL#/)
    expect(headings).toContain(runbook_url.split('#')[1])
  }
})

it('the guide states for each alert what it means and what to do', () => {
  const documented = Array.from(
    GUIDE.matchAll(/^\| `(\w+)`[^|]*\|[^|]+\|[^|]+\|$/gm),
    ([, name]) => name,
  )
  const names = alerts().map(({ alert }) => alert)
  expect(names).not.toEqual([])
  expect(names.filter((name) => !documented.includes(name))).toEqual([])
})

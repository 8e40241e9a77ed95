import { mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { parse } from 'yaml'
import { createMetrics } from '../../../server/status/metrics.js'

const FOLDER = path.resolve(__dirname, '../../../deploy')

interface Rules {
  groups: { name: string; rules: { alert: string; expr: string; annotations: object }[] }[]
}

const alerts = () =>
  (parse(readFileSync(path.join(FOLDER, 'alerts.yaml'), 'utf8')) as Rules).groups.flatMap(
    ({ rules }) => rules,
  )

it('alerts query only metrics that the sidecar exports', async () => {
  const folder = mkdtempSync(path.join(tmpdir(), 'careers-alerts-'))
  const text = await createMetrics({ siteRoot: folder, inboxRoot: folder }).render()
  rmSync(folder, { recursive: true })
  const given = Array.from(text.matchAll(/^# TYPE (careers_\w+)/gm), ([, name = '']) => name)
  const queried = alerts().flatMap(({ expr }) => expr.match(/careers_\w+/g) ?? [])
  expect(queried.length).toBeGreaterThan(7)
  expect(
    queried.map((name) => name.replace(/_bucket$/, '')).filter((name) => !given.includes(name)),
  ).toEqual([])
})

it('alerts query only results of webhooks that exist', () => {
  const source = readFileSync(path.resolve(FOLDER, '../server/webhooks/receive-webhook.ts'), 'utf8')
  const results = alerts().flatMap(({ expr }) => expr.match(/(?<=result=")\w+/g) ?? [])
  expect(results.length).toBeGreaterThan(1)
  for (const result of results) expect(source).toContain(`'${result}'`)
})

it('the guide states for each alert what it means and what to do', () => {
  const guide = readFileSync(path.join(FOLDER, 'README.md'), 'utf8')
  const documented = Array.from(
    guide.matchAll(/^\| `(\w+)`[^|]*\|[^|]+\|[^|]+\|$/gm),
    ([, name]) => name,
  )
  const names = alerts().map(({ alert }) => alert)
  expect(names).not.toEqual([])
  expect(names.filter((name) => !documented.includes(name))).toEqual([])
})

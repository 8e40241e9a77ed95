import { mkdtempSync, mkdirSync, rmSync, writeFileSync } from 'node:fs'
import os from 'node:os'
import path from 'node:path'
import { bundleStyles } from '../../../../builder/bundle/bundle-styles.js'

const root = mkdtempSync(path.join(os.tmpdir(), 'bundle-styles-'))
const styles = path.join(root, 'client/styles')
mkdirSync(styles, { recursive: true })
afterAll(() => rmSync(root, { recursive: true }))

it.each([
  ['a mistake in an imported file', '@import "./rows.css";', 'client/styles/rows.css:3:18: '],
  ['an import that is not there', '\n@import "./none.css";', 'client/styles/styles.css:2:1: '],
])('%s is reported with file, line and column', async (_, text, place) => {
  writeFileSync(path.join(styles, 'styles.css'), text)
  writeFileSync(path.join(styles, 'rows.css'), 'a {\n}\n@media (min-width: ) {\n}\n')
  await expect(bundleStyles(root, path.join(root, 'out'))).rejects.toThrow(place)
})

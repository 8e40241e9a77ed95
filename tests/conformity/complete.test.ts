import { readdirSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { readSpecification } from '../helpers/conformity/read-specification.js'

const cases = readdirSync(__dirname)
  .filter((name) => /^(section-|design-card\.).*\.ts$/.test(name))
  .map((name) => readFileSync(path.join(__dirname, name), 'utf8'))
  .join('\n')

test.each(readSpecification().map(({ title }) => title))('section "%s" has its cases', (title) => {
  expect(cases).toContain(`describeSection('${title}', {`)
})

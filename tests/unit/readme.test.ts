import { existsSync, readFileSync } from 'node:fs'
import path from 'node:path'

const root = path.resolve(__dirname, '../..')
const guides = [
  'README.md',
  'deploy/README.md',
  'deploy/CHANGELOG.md',
  'server/preview/EDITORS.md',
  '.github/CONTRIBUTING.md',
  '.github/SECURITY.md',
]

it.each(guides)('%s names only files and folders that exist', (guide) => {
  const text = readFileSync(path.join(root, guide), 'utf8')
  const named =
    text.match(/(?<=`)(client|builder|server|nginx|tests|deploy|\.github)\/[\w./-]+(?=`)/g) ?? []
  const missing = named.filter((name) => !existsSync(path.join(root, name)))
  expect(missing).toEqual([])
})

it('the README says where to find at least thirty things', () => {
  const text = readFileSync(path.join(root, 'README.md'), 'utf8')
  expect(text.match(/^\| [^|]+\? +\| /gm)?.length).toBeGreaterThan(30)
})

import { createHash } from 'node:crypto'
import { mkdtempSync, readdirSync, readlinkSync, rmSync } from 'node:fs'
import os from 'node:os'
import path from 'node:path'
import fc from 'fast-check'
import { writeLinkTree } from '../../../../../builder/release/store/link-tree.js'
import type { StoredFile } from '../../../../../builder/release/store/stored-file.js'

type Links = ReadonlyMap<string, string>

/** Writes the tree of files by name, and returns all its folders: by object, and that of the document root. */
function write(names: readonly string[], changed: readonly string[] = []) {
  const folder = mkdtempSync(path.join(os.tmpdir(), 'careers-links-'))
  const objects = new Map<string, Links>()
  const files = new Map(names.map((name) => [name, toFile(name, changed.includes(name))]))
  writeLinkTree(path.join(folder, 'public'), files, null, (links) => {
    const id = createHash('sha256')
      .update(JSON.stringify([...links]))
      .digest('hex')
    objects.set(id, links)
    return id
  })
  const root = new Map(
    readdirSync(path.join(folder, 'public')).map((name) => [
      name,
      readlinkSync(path.join(folder, 'public', name)).replace('../../../objects/', ''),
    ]),
  )
  rmSync(folder, { recursive: true })
  return { root, objects }
}

function toFile(name: string, isChanged: boolean): StoredFile {
  return { id: `${isChanged ? 'new' : 'old'}:${name}`, bytes: 1, forms: { '.gz': 1 } }
}

/** What a path leads to, as the file system would follow it. */
function follow({ root, objects }: ReturnType<typeof write>, name: string): string | undefined {
  const [first = '', ...rest] = name.split('/')
  return rest.reduce<string | undefined>((target, part) => {
    if (target === undefined) return undefined
    const links = objects.get(target)
    // The object of a file holds the file under its own name.
    return links === undefined ? `${target}/${part}` : links.get(part)
  }, root.get(first))
}

it('every file is found by its path, with its precompressed form', () => {
  const names = ['index.html', 'a/index.html', 'a/1/index.html', 'a/2/index.html', 'b/c/feed.xml']
  const tree = write(names)
  for (const name of names) {
    const object = `old:${name}/${path.basename(name)}`
    expect(follow(tree, name)).toBe(object)
    if (!/^(a\/\d|b\/c)\//.test(name)) expect(follow(tree, `${name}.gz`)).toBe(`${object}.gz`)
  }
})

it('a long folder of single jobs is split by the last two digits of the ids', () => {
  const ids = Array.from({ length: 400 }, (_, index) => String(1001 + index))
  const split = write(ids.map((id) => `page-data/job_ghid/${id}/page-data.json`))
  expect(follow(split, 'page-data/job_ghid/07/1107')).toBe(
    'old:page-data/job_ghid/1107/page-data.json',
  )
  const whole = write(ids.slice(0, 200).map((id) => `page-data/job_ghid/${id}/page-data.json`))
  expect(follow(whole, 'page-data/job_ghid/1107')).toBe(
    'old:page-data/job_ghid/1107/page-data.json',
  )
})

it('a folder with nothing but one file is the object of that file', () => {
  expect(write(['a/1/index.html', 'a/2/index.html']).objects.size).toBe(1)
})

it('only the folders above a changed file are other objects', () => {
  const segment = fc.constantFrom('a', 'b', 'c', 'd')
  const name = fc.array(segment, { minLength: 1, maxLength: 3 }).map((at) => `${at.join('/')}/x`)
  fc.assert(
    fc.property(fc.uniqueArray(name, { minLength: 1, maxLength: 12 }), fc.nat(), (names, at) => {
      const changed = names[at % names.length] ?? ''
      const [before, after] = [write(names), write(names, [changed])]
      const depth = changed.split('/').length - 1
      const added = [...after.objects.keys()].filter((id) => !before.objects.has(id))
      expect(added.length).toBeLessThanOrEqual(depth)
      for (const each of names) {
        const state = each === changed ? 'new' : 'old'
        expect(follow(after, each)).toBe(`${state}:${each}/x`)
      }
    }),
  )
})

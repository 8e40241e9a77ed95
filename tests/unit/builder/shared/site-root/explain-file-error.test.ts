import fs from 'node:fs'
import path from 'node:path'
import { explainFileError } from '../../../../../builder/shared/site-root/explain-file-error.js'

afterEach(() => jest.restoreAllMocks())

const full = (file: string) =>
  Object.assign(new Error(`ENOSPC: no space left on device, open '${file}'`), {
    code: 'ENOSPC',
    path: file,
  })

function useDisk(disk: { files: number; ffree: number; blocks: number; bavail: number }) {
  const stats = { type: 0, bsize: 4096, bfree: disk.bavail, ...disk }
  jest.spyOn(fs, 'statfsSync').mockReturnValue(stats as never)
}

it('a full disk is reported as one without inodes where those are used up and space is not', () => {
  useDisk({ files: 327_680, ffree: 0, blocks: 1000, bavail: 770 })
  expect(explainFileError(full('/srv/site/a'))).toMatch(
    /\/srv\/site\/a: the disk has no inodes left/,
  )
})

it.each([
  ['space is used up', { files: 327_680, ffree: 200_000, blocks: 1000, bavail: 0 }],
  ['both are used up', { files: 327_680, ffree: 0, blocks: 1000, bavail: 0 }],
  ['the file system counts no inodes', { files: 0, ffree: 0, blocks: 1000, bavail: 500 }],
])('a full disk is reported as full where %s', (_, disk) => {
  useDisk(disk)
  expect(explainFileError(full('/srv/site/a'))).toMatch(/: the disk is full\. /)
})

it('a file that is not there is on the disk of the folder that is', () => {
  const ask = jest.spyOn(fs, 'statfsSync')
  explainFileError(full(path.join(__dirname, 'not/there')))
  expect(ask.mock.calls.at(-1)).toEqual([__dirname])
})

it.each([
  ['EMFILE', 'open', 'ulimit -n'],
  ['ENFILE', 'open', 'sysctl fs.file-max'],
  ['EMFILE', 'watch', 'fs.inotify.max_user_instances'],
  ['ENOSPC', 'watch', 'fs.inotify.max_user_watches'],
])('%s of %s names the limit to raise, and blames no disk', (code, syscall, limit) => {
  const error = Object.assign(new Error(`${code}: refused, ${syscall} '/srv/inbox'`), {
    code,
    syscall,
    path: '/srv/inbox',
  })
  const said = explainFileError(error)
  expect(said.startsWith(error.message)).toBe(true)
  expect(said).toContain(limit)
  expect(said).not.toContain('disk')
})

import fs from 'node:fs'
import path from 'node:path'
import { explainFileError } from '../../../../builder/shared/explain-file-error.js'

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

it('too many open files are reported with the limit to raise', () => {
  const error = new Error("EMFILE: too many open files, open '/app/problems.js'")
  const given = Object.assign(error, { code: 'EMFILE', path: '/app/problems.js' })
  expect(explainFileError(given)).toMatch(/problems\.js: .* Allow it more: ulimit -n 1024\.$/)
})

it('a file that is not there is on the disk of the folder that is', () => {
  const ask = jest.spyOn(fs, 'statfsSync')
  explainFileError(full(path.join(__dirname, 'not/there')))
  expect(ask.mock.calls.at(-1)).toEqual([__dirname])
})

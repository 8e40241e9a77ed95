import {
  existsSync,
  lstatSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readlinkSync,
  rmSync,
  symlinkSync,
} from 'node:fs'
import os from 'node:os'
import path from 'node:path'
import { writeLinks } from '../../../../../builder/release/store/write-links.js'

/** Where the machine has one. */
const OTHER_DISK = existsSync('/dev/shm') ? '/dev/shm' : os.tmpdir()

let root: string
beforeEach(() => {
  root = mkdtempSync(path.join(os.tmpdir(), 'careers-links-'))
  for (const name of ['former', 'next']) mkdirSync(path.join(root, name))
})
afterEach(() => rmSync(root, { recursive: true }))

const write = (name: string, links: Record<string, string>, former: string | null) =>
  writeLinks(path.join(root, name), new Map(Object.entries(links)), '../..', former)

const read = (name: string) =>
  readdirSync(path.join(root, name))
    .sort()
    .map((entry) => [entry, readlinkSync(path.join(root, name, entry))])

const inodeOf = (name: string) => lstatSync(path.join(root, name)).ino

it('a link that the former folder has, too, is the same one under another name', () => {
  write('former', { 1001: 'ab/cd', 1002: 'ab/ef', gone: 'ab/01' }, null)
  write('next', { 1001: 'ab/cd', 1002: 'ab/ff', new: 'ab/02' }, path.join(root, 'former'))
  expect(read('next')).toEqual([
    ['1001', '../../ab/cd'],
    ['1002', '../../ab/ff'],
    ['new', '../../ab/02'],
  ])
  expect(read('former')).toContainEqual(['1002', '../../ab/ef'])
  const isShared = process.platform === 'linux'
  expect(inodeOf('next/1001') === inodeOf('former/1001')).toBe(isShared)
})

it('a former folder that is gone makes no difference', () => {
  write('next', { 1001: 'ab/cd' }, path.join(root, 'missing'))
  expect(read('next')).toEqual([['1001', '../../ab/cd']])
})

it('a link that cannot be shared, as one on another file system, is made', () => {
  const target = '../../ab/cd'
  const elsewhere = mkdtempSync(path.join(OTHER_DISK, 'careers-links-'))
  symlinkSync(target, path.join(elsewhere, '1001'))
  write('next', { 1001: 'ab/cd' }, elsewhere)
  rmSync(elsewhere, { recursive: true })
  expect(read('next')).toEqual([['1001', target]])
})

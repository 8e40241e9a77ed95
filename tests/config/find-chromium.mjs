import { access } from 'node:fs/promises'
import os from 'node:os'
import path from 'node:path'

const INSTALLED = '/usr/bin/chromium'

/** The path of the installed Chromium, else of one from npm. */
export async function findChromium() {
  return (await isThere(INSTALLED)) ? INSTALLED : unpack()
}

async function isThere(file) {
  try {
    await access(file)
    return true
  } catch {
    return false
  }
}

/** The package unpacks the libraries that a bare machine lacks only if it takes it for a Lambda. */
async function unpack() {
  process.env.AWS_EXECUTION_ENV ??= 'AWS_Lambda_nodejs20.x'
  const { default: chromium } = await import('@sparticuz/chromium')
  const executable = await chromium.executablePath()
  const libraries = path.join(os.tmpdir(), 'al2023', 'lib')
  process.env.LD_LIBRARY_PATH = [libraries, process.env.LD_LIBRARY_PATH].filter(Boolean).join(':')
  return executable
}

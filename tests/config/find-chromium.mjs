import { access } from 'node:fs/promises'
import os from 'node:os'
import path from 'node:path'

/** The one without a window of its own first: it opens a tab several times as fast. */
const INSTALLED = ['/usr/bin/chromium-headless-shell', '/usr/bin/chromium']

/** The path of an installed Chromium, else of one from npm. */
export async function findChromium() {
  for (const program of INSTALLED) if (await isThere(program)) return program
  return unpack()
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

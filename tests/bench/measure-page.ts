import { execFile } from 'node:child_process'
import path from 'node:path'
import { promisify } from 'node:util'
import { PROJECT_ROOT } from '../helpers/site/create-test-site.js'

/** A report of Lighthouse: scores of 0 to 1, numbers in ms or without a unit. */
export interface Report {
  categories: Record<string, { score: number }>
  audits: Record<string, { title: string; score: number | null; numericValue?: number }>
}

/**
 * A page as a phone on a slow network meets it. In a process of its own: Lighthouse is an ES module,
 * and a crash of its browser must not end the bench.
 */
export async function measurePage(
  url: string,
  categories: readonly string[],
  /** Patterns of addresses that are not loaded. */
  blocked: readonly string[] = [],
): Promise<Report> {
  const { stdout } = await promisify(execFile)(
    process.execPath,
    [
      path.join(PROJECT_ROOT, 'node_modules/lighthouse/cli/index.js'),
      url,
      '--quiet',
      '--output=json',
      `--only-categories=${categories.join(',')}`,
      ...blocked.map((pattern) => `--blocked-url-patterns=${pattern}`),
      '--chrome-flags=--headless=new --no-sandbox --disable-gpu --disable-dev-shm-usage',
    ],
    {
      env: { ...process.env, CHROME_PATH: process.env['CHROMIUM_PATH'] },
      maxBuffer: 64 * 1024 * 1024,
    },
  )
  return JSON.parse(stdout) as Report
}

export function toMedian(numbers: readonly number[]): number {
  return [...numbers].sort((a, b) => a - b)[Math.floor(numbers.length / 2)] ?? NaN
}

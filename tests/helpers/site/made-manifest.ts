import type { ReleaseManifest } from '../../../builder/shared/site-root/release-manifest.js'

/** A whole `release.json` of a release that no build has made. */
export function madeManifest(changes: Partial<ReleaseManifest> = {}): ReleaseManifest {
  const createdAt = '2026-01-01T00:00:00.000Z'
  return {
    id: 'release-1',
    contentRef: 'Zmaster1',
    buildHash: 'b',
    settingsHash: 's',
    token: 1,
    jobs: 1,
    pages: 1,
    size: { files: 1, bytes: 1, largestFile: 1 },
    createdAt,
    wholeAt: createdAt,
    durationMs: 1,
    warnings: [],
    nextBoundary: null,
    timeZone: 'Europe/London',
    ...changes,
  }
}

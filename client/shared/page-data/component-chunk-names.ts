/** The wire names of the templates, one per page kind. */
export const COMPONENT_CHUNK_NAMES = [
  'component---index-page',
  'component---job-page',
  'component---closed-job-page',
  'component---job-redirect-page',
  'component---landing-page',
  'component---generic-page',
  'component---not-found-page',
  'component---preview-page',
  'component---offline-shell-page',
] as const

export type ComponentChunkName = (typeof COMPONENT_CHUNK_NAMES)[number]

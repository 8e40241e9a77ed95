/** In the project's folder: what `npm run dev` bundles, apart from the code for production. */
export const DEVELOPMENT_BUNDLE = 'dist/development-bundle'

/** What the bundler of `npm run dev` is asked for. */
export type BundlePart = 'code' | 'styles'

/** What `npm run dev` tells the site that it runs. `text` is null once nothing is wrong. */
export type DevelopmentNews =
  { kind: 'code' } | { kind: 'styles' } | { kind: 'problem'; text: string | null }

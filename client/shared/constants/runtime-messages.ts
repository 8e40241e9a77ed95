/*
 * The specified messages that every visitor's browser loads. A bundler puts a module into one chunk, so in
 * the file of the others they would add those to the first load.
 */

export const staticQueryFailed = (url: string) => `We couldn't load "${url}"`
export const staticQueryMissing = 'The result of this StaticQuery could not be fetched.'
export const chunkMissing = (name: string) =>
  `We couldn't find the correct component chunk with the name ${name}`
export const serviceWorkerNeedsHttps =
  'Service workers can only be used over HTTPS, or on localhost for development'

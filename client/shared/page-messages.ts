/** The messages of the catalogue in `messages.ts` that every visitor's browser loads. */
export const PAGE_MESSAGES = {
  staticQueryFailed: (url: string) => `We couldn't load "${url}"`,
  staticQueryMissing: 'The result of this StaticQuery could not be fetched.',
  chunkMissing: (name: string) =>
    `We couldn't find the correct component chunk with the name ${name}`,
  serviceWorkerNeedsHttps:
    'Service workers can only be used over HTTPS, or on localhost for development',
  navigatedTo: (name: string) => `Navigated to ${name}`,
} as const

/** For editors, and so in English in every language. */
export const SIMULATOR_MESSAGES = {
  reading: 'Reading what is published, for links and lists of roles…',
  withoutRepository: 'This site does not say which repository its content is in. Build it again.',
  notRead: (reason: string) => `What is published could not be read: ${reason}`,
  notFramed: (address: string) =>
    `This page shows slices within Prismic's Page Builder, while they are written. Give its live preview the address ${address}.`,
  noSlices: 'No slice is chosen.',
  notASlice: 'This is no slice: it has no type.',
  empty: 'This slice has nothing to show yet: fill it in. Pages leave it out.',
  notDrawn: (reason: string) => `These slices could not be drawn: ${reason}`,
} as const

/** What ends before a full stop or colon, the first sentence of a text that goes on. */
export const FIRST_SENTENCE = /^(.+?)[.:]\s+(?=\S)/

/** What ends before a full stop or colon, the first sentence of a text that goes on; ! and ؟ belong to it. */
export const FIRST_SENTENCE = /^(.+?(?:[!؟]|(?=[.:])))[.:]?\s+(?=\S)/

/** What ends before a full stop or colon, the first sentence of a text that goes on. Not at "bijv." or "ca.". */
export const FIRST_SENTENCE =
  /^((?:\b(?:bijv|bv|ca|circa|d\.w\.z|enz|evt|incl|max|min|nr|o\.a|t\/m|\d+|[A-Z])\. |(?!\b(?:bijv|bv|ca|circa|d\.w\.z|enz|evt|incl|max|min|nr|o\.a|t\/m|\d+|[A-Z])\. ).)+?)[.:]\s+(?=\S)/

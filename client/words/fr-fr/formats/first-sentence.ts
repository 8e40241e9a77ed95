/** What ends before a full stop or colon, the first sentence of a text that goes on. Not at "env." or "M.". */
export const FIRST_SENTENCE =
  /^((?:\b(?:env|ex|etc|max|min|p|réf|tél|\d+|[A-Z])\. |(?!\b(?:env|ex|etc|max|min|p|réf|tél|\d+|[A-Z])\. ).)+?)[\u00a0\u202f ]?[.:]\s+(?=\S)/

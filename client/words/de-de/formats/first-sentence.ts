/** What ends before a full stop or colon, the first sentence of a text that goes on. Not at "ca.", "z. B." or "2.". */
export const FIRST_SENTENCE =
  /^((?:\b(?:bzw|ca|d|etc|evtl|ggf|h|inkl|max|min|Nr|u|usw|z|\d+|[A-Z])\. |(?!\b(?:bzw|ca|d|etc|evtl|ggf|h|inkl|max|min|Nr|u|usw|z|\d+|[A-Z])\. ).)+?)[.:]\s+(?=\S)/

/** What ends before a full stop or colon, the first sentence of a text that goes on. Not at "aprox." or "Sr.". */
export const FIRST_SENTENCE =
  /^((?:\b(?:aprox|etc|ej|máx|mín|núm|pág|p|Sra?|tel|\d+|[A-Z])\. |(?!\b(?:aprox|etc|ej|máx|mín|núm|pág|p|Sra?|tel|\d+|[A-Z])\. ).)+?)[.:]\s+(?=\S)/

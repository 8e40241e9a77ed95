/** Names that mean the same in every language; each line names one thing. */
export const technicalNames: readonly string[] = [
  'devops, sre, site reliability engineer, platform engineer',
  'javascript, js',
  'typescript, ts',
  'kubernetes, k8s',
  'golang, go',
  'c#, csharp, c sharp',
  '.net, dotnet, asp.net',
  'java',
  'machine learning, ml, ai, artificial intelligence',
  'ux, ui, user experience, user interface',
]

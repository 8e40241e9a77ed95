import md5 from 'md5'

/** Where a release serves the declared types of a repository's fields. */
export function typePathsUrl(repositoryName: string): string {
  return `/static/${md5(`type-paths-store ${repositoryName}`)}.json`
}

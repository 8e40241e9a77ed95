import md5 from 'md5'

/** The address of the file with the declared types of a repository's fields. */
export function typePathsUrl(repositoryName: string): string {
  return `/static/${md5(`type-paths-store ${repositoryName}`)}.json`
}

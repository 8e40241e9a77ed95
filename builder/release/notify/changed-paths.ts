import { withoutBase } from '../../../client/shared/addresses/path-base.js'
import type { FileList } from '../store/file-list.js'

/**
 * Paths whose successful answers differ between two releases, sorted; without the former one, all. Below
 * `/assets/`, names are hashes of what they name, and bodies of errors have no address.
 */
export function findChangedPaths(
  former: Pick<FileList, 'files'> | null,
  next: Pick<FileList, 'files'>,
): string[] {
  const idIn = (list: typeof former, name: string) => list?.files.get(name)?.id
  const names = new Set([...(former?.files.keys() ?? []), ...next.files.keys()])
  return [...names]
    .filter((name) => idIn(former, name) !== idIn(next, name) && !/^assets\//.test(name))
    .filter(
      (name) =>
        !/^\/closed\/|^\/(?:(?:job_ghid\/)?404|too-large)\.html$/.test(withoutBase(`/${name}`)),
    )
    .map((name) => encodeURI(`/${name.replace(/(?:^|\/)index\.html$/, '')}`))
    .sort()
}

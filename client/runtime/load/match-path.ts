/**
 * Whether a path is of a pattern such as `/job_ghid/:job_id`, in which a parameter stands for any one
 * segment.
 */
export function isMatch(matchPath: string | undefined, path: string): boolean {
  const [segments, given] = [matchPath?.split('/') ?? [], path.split('/')]
  const isSame = (segment: string, at: number) => segment.startsWith(':') || segment === given[at]
  return segments.length === given.length && segments.every(isSame)
}

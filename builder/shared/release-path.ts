/**
 * Where a public file lies in a release. Files of single jobs that would all be in one folder are in
 * folders by the last two digits of the id, because a release writes every folder anew in which something
 * has changed. The web server and `server/site` find them by the same rule.
 */
export function toReleasePath(file: string): string {
  return file.replace(EACH_JOB, '$1$3/$2')
}

/** Whether a path names such a folder, which no address does. */
export function isReleasePath(file: string): boolean {
  return /^\/?(?:api\/jobs|page-data\/job_ghid)\/[0-9]+\/[0-9]+[/.]/.test(file)
}

const EACH_JOB = /^(\/?(?:api\/jobs|(?:page-data\/)?job_ghid)\/)([0-9]*?([0-9]{1,2}))(?=\/|\.json$)/

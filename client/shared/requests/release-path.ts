/*
 * A release writes every folder again in which something has changed. So a folder that has a file of each
 * job is split, once it is long, by the last two digits of the ids: `job_ghid/1001` lies in
 * `job_ghid/01/1001`. The web server and `resolve-request.ts` look in both places.
 */

const OF_A_JOB = /^(\/?(?:api\/jobs|(?:page-data\/)?job_ghid)\/)([0-9]*?([0-9]{1,2}))(?=\/|\.json$)/

/** The folder that has a file of each job, if the file is in one: 'job_ghid/'. */
export function toJobFolder(file: string): string | null {
  return OF_A_JOB.exec(file)?.[1] ?? null
}

/** Where a public file lies if its folder is split. */
export function toSplitPath(file: string): string {
  return file.replace(OF_A_JOB, '$1$3/$2')
}

/** Whether a path leads into such a part of a folder, which no address does. */
export function isSplitPath(file: string): boolean {
  return /^\/?(?:api\/jobs|page-data\/job_ghid)\/[0-9]+\/[0-9]+[/.]/.test(file)
}

/** A test by its file, its title as it stands there, and, of a table of cases, the name of one of them. */
export type Reference = readonly [file: string, title: string, row?: string]

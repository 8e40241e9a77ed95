/** The key of a job among those of all languages: '1001' at the top of the site, '/de/1001' below a base. */
export function toJobKey(id: string, base: string): string {
  return base === '' ? id : `${base}/${id}`
}

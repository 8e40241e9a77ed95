/** One old address and where it leads, as the server and the browser both read it. */
export interface Redirect {
  fromPath: string
  toPath: string
  isPermanent: boolean
  ignoreCase: boolean
  /** The browser resolves it too, so that a link inside the site never shows a 404 first. */
  redirectInBrowser: boolean
}

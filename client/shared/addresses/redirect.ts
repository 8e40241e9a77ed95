export interface Redirect {
  fromPath: string
  toPath: string
  isPermanent: boolean
  ignoreCase: boolean
  /** Followed by the runtime too, so that a link within the site shows no 404 page first. */
  redirectInBrowser: boolean
}

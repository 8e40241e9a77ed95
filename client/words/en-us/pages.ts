import { counted } from './formats.js'

export * from '../en-gb/pages.js'

export const landingRoles = (n: number) =>
  n === 0 ? 'No open roles right now' : counted(n, 'open role')
export const earlierAdvert = 'The link is from an earlier ad. See which roles are open now.'

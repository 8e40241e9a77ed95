import type { ImageDataOptions } from '../../images/image-data.js'
import { WIDER_BREAKPOINTS } from '../../images/image-sizes.js'

/* The sizes of images by their use on a page, in CSS pixels; any other has the default width. */

export const HERO: ImageDataOptions = { layout: 'fullWidth', breakpoints: WIDER_BREAKPOINTS }
/** As wide as the content may become. */
export const FIGURE: ImageDataOptions = { layout: 'constrained', width: 1200 }
export const CARD: ImageDataOptions = { layout: 'constrained', width: 480 }
export const SQUARE_CARD: ImageDataOptions = { layout: 'constrained', width: 480, height: 480 }
export const PORTRAIT: ImageDataOptions = { layout: 'fixed', width: 64, height: 64 }
export const LOGO: ImageDataOptions = { layout: 'fixed', height: 36, densities: [1, 2, 3] }
/** In the one format that every network reads. */
export const SHARE_CARD: ImageDataOptions = {
  layout: 'fixed',
  width: 1200,
  height: 630,
  params: { auto: 'compress', fm: 'jpg' },
}

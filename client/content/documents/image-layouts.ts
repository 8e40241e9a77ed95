import type { ImageDataOptions } from '../../images/image-data.js'
import { WIDER_BREAKPOINTS } from '../../images/image-sizes.js'

/* The sizes of images by their use on a page, in CSS pixels; any other image may fill its container. */

export const HERO: ImageDataOptions = { layout: 'fullWidth', breakpoints: WIDER_BREAKPOINTS }
export const CARD: ImageDataOptions = { layout: 'constrained', width: 480 }
export const SQUARE_CARD: ImageDataOptions = { layout: 'constrained', width: 480, height: 480 }
export const PORTRAIT: ImageDataOptions = { layout: 'fixed', width: 64, height: 64 }
export const LOGO: ImageDataOptions = { layout: 'fixed', height: 36, densities: [1, 2, 3] }
export const SHARE_CARD: ImageDataOptions = { layout: 'fixed', width: 1200, height: 630 }

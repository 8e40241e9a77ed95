export { toCountText } from './counted.js'

/* For the programs and the preview, which speak English in every language. */
export { counted } from '../../words/en-gb/formats.js'

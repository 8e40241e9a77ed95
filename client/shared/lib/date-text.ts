/* For the preview, which speaks English in every language. */
export { toDateText } from '../../words/en-gb/formats.js'

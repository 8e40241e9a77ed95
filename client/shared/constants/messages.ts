/*
 * The specified messages; those of the runtime are in `runtime-messages.ts`. Import them as the
 * namespace MESSAGES, so that a bundle contains only what its code uses.
 */

// The content service
export const invalidApiResponse = 'An invalid API response was returned'
export const refNotFound = 'Ref could not be found.'
export const noDocuments = 'No documents were returned'
export const unauthorized = 'Unauthorized access'
export const schemasRequired = 'JSON schemas for all custom types are required'
export const schemaMissing = (type: string) => `JSON schema for "${type}" is missing`
export const noTypeForPath = (path: string) => `No type for path: ${path}`
export const typeMismatch = (path: readonly string[], type: string) =>
  `Field value at "${path.join(' > ')}" does not match the type declared in its type path: ${type}`
export const documentWithoutData = 'Document does not have a data field'
export const previewExpired = 'This preview has expired. Open it again from the editor.'
export const unreachable = (reason: string) => `The content service does not answer (${reason}).`
export const timedOut = (ms: number) => `The content service did not answer within ${ms / 1000} s.`
export const requestAborted = 'The request was given up.'
export const incompleteContent = (announced: number, sent: number) =>
  `The content service announced ${announced} documents and sent ${sent}`
const inMegabytes = (bytes: number) => `${bytes / 1024 / 1024} MB`
export const answerTooLarge = (limit: number, largestDocument: string | null) =>
  `The content service sends more than ${inMegabytes(limit)} in one answer${largestDocument === null ? '' : `, most of it for ${largestDocument}`}.`
export const contentTooLarge = (limit: number) =>
  `The content service sends more than ${inMegabytes(limit)} of documents.`
export const tooManyPages = (limit: number) =>
  `The content service names more than ${limit} pages of documents.`

export const previewCookieMissing = 'Preview cookie not present'
export const previewWithoutRepository =
  'Not a preview session (preview token does not contain a repository)'
export const invalidPreviewRef = 'Invalid preview ref'
export const incorrectToken = 'Incorrect token'

export const invalidUrl = 'Invalid URL'
export const imageMetadataUnreadable = 'Problem when decoding imgix metadata.'
export const imageUrlMissing = 'Missing image URL'
export const imageWidthMissing = 'Missing width'
export const imageHeightMissing = 'Missing height'
export const imageDimensions = 'Specified dimensions for images must be positive numbers (> 0)'
export const imageAltMissing =
  'The "alt" prop is required. If the image is purely presentational then pass an empty string: alt="".'
export const imageFullWidthDimension = (name: string, value: number) =>
  `"${name}" ${value} may not be passed when layout is fullWidth.`
export const imageLayoutUnknown = (url: string, layout: string) =>
  `No valid layout was provided for the image at ${url}. Valid image layouts are fixed, fullWidth, and constrained. Found ${layout}`
export const imageTooSmall = (url: string, dimension: string, wanted: number, actual: number) =>
  `The requested ${dimension} "${wanted}px" for the image ${url} was larger than the actual image ${dimension} of ${actual}px. If possible, replace the current image with a larger one.`

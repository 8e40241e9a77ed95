import { PAGE_MESSAGES } from './page-messages.js'

/** Every message that a person can meet and that the specification words, in one place. */
export const MESSAGES = {
  ...PAGE_MESSAGES,

  // The content service
  invalidApiResponse: 'An invalid API response was returned',
  refNotFound: 'Ref could not be found.',
  noDocuments: 'No documents were returned',
  unauthorized: 'Unauthorized access',
  schemasRequired: 'JSON schemas for all custom types are required',
  schemaMissing: (type: string) => `JSON schema for "${type}" is missing`,
  noTypeForPath: (path: string) => `No type for path: ${path}`,
  typeMismatch: (path: readonly string[], type: string) =>
    `Field value at "${path.join(' > ')}" does not match the type declared in its type path: ${type}`,
  documentWithoutData: 'Document does not have a data field',
  previewExpired: 'This preview has expired. Open it again from the editor.',
  unreachable: (reason: string) => `The content service does not answer (${reason}).`,
  timedOut: (ms: number) => `The content service did not answer within ${ms / 1000} s.`,
  requestAborted: 'The request was given up.',
  incompleteContent: (announced: number, sent: number) =>
    `The content service announced ${announced} documents and sent ${sent}`,

  previewCookieMissing: 'Preview cookie not present',
  previewWithoutRepository: 'Not a preview session (preview token does not contain a repository)',
  invalidPreviewRef: 'Invalid preview ref',
  incorrectToken: 'Incorrect token',

  invalidUrl: 'Invalid URL',
  imageMetadataUnreadable: 'Problem when decoding imgix metadata.',
  imageUrlMissing: 'Missing image URL',
  imageWidthMissing: 'Missing width',
  imageHeightMissing: 'Missing height',
  imageDimensions: 'Specified dimensions for images must be positive numbers (> 0)',
  imageProblemDimensions: (dimensions: string) =>
    `${MESSAGES.imageDimensions}. Problem dimensions you have are ${dimensions}`,
  imageAltMissing:
    'The "alt" prop is required. If the image is purely presentational then pass an empty string: alt="".',
  imageFullWidthDimension: (name: string, value: number) =>
    `"${name}" ${value} may not be passed when layout is fullWidth.`,
  imageLayoutUnknown: (url: string, layout: string) =>
    `No valid layout was provided for the image at ${url}. Valid image layouts are fixed, fullWidth, and constrained. Found ${layout}`,
  imageTooSmall: (url: string, dimension: string, wanted: number, actual: number) =>
    `The requested ${dimension} "${wanted}px" for the image ${url} was larger than the actual image ${dimension} of ${actual}px. If possible, replace the current image with a larger one.`,
} as const

import type { Section } from './section.js'
import * as SUITES from './suites.js'

const IMAGE_PROBLEM = 'findImageProblem(%j) is %j'

export const SECTION_5: readonly Section[] = [
  {
    title: '5. Validation rules',
    rows: [
      {
        says: 'The access-token field is required (enforced by the browser). No other form validation is shown.',
        shownBy: [
          [
            SUITES.PRIVATE_PREVIEW,
            'the prompt for an access token has the words of the specification, and requires a token',
          ],
        ],
      },
      {
        says: "Image dimensions must be numbers greater than 0. Error: 'Specified dimensions for images must be positive numbers (> 0)'.",
        shownBy: [
          [SUITES.IMAGE_SIZES, 'createImageSizes throws for the dimensions %j'],
          [SUITES.IMAGE_DATA, IMAGE_PROBLEM],
        ],
      },
      {
        says: "An image needs a url, a width and a height. Errors: 'Missing image URL' or 'Missing width'.",
        shownBy: [[SUITES.IMAGE_DATA, IMAGE_PROBLEM]],
      },
      {
        says: 'A field value must match the type declared in its type path.',
        shownBy: [
          [
            SUITES.DECLARED_TYPES,
            'a field of the type %s retains valid values, and any other value is removed and reported',
          ],
          [
            SUITES.FIELD_TYPES,
            'every day of the calendar is a Date, and with a time and an offset a Timestamp',
          ],
          [SUITES.CONTENT_BUILD, 'come from the Custom Types API if its token is set'],
        ],
      },
      {
        says: 'Layout is one of fixed, fullWidth or constrained.',
        shownBy: [
          [
            SUITES.IMAGE_SIZES,
            'the widths of a %s image with %j of the source %j are the specified ones',
          ],
          [
            SUITES.IMAGE_SIZES,
            'an unknown layout gives a warning, and the image in its source’s size',
          ],
        ],
      },
      {
        says: 'Width and height may not be given when the layout is fullWidth.',
        shownBy: [
          [SUITES.IMAGE_DATA, 'createImageData throws for impossible options'],
          [SUITES.IMAGE_DATA, 'a full-width image has the width and height of its source'],
        ],
      },
      {
        says: 'Alt text is required but may be an empty string.',
        shownBy: [
          [SUITES.IMAGE_DATA, 'createImageData throws for impossible options'],
          [
            SUITES.IMAGE_DATA,
            'a constrained image has several widths, and the requested one as its src',
          ],
        ],
      },
      {
        says: 'Page data is valid only if it is JSON with a path.',
        shownBy: [
          [SUITES.RELEASE_SOURCE, 'page data fails after four requests when every answer is %s'],
          [
            SUITES.RELEASE_SOURCE,
            'page data is found by the fourth request after three different faults',
          ],
        ],
      },
    ],
  },
]

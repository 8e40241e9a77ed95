import { CARD } from './design-card.js'
import { SECTION_1 } from './section-1.js'
import { SECTION_2 } from './section-2.js'
import { SECTION_3 } from './section-3.js'
import { SECTION_4 } from './section-4.js'
import { SECTION_5 } from './section-5.js'
import { SECTION_6 } from './section-6.js'
import { SECTION_7 } from './section-7.js'
import { SECTION_8 } from './section-8.js'
import { SECTION_9 } from './section-9.js'
import type { Section } from './section.js'

/** Every row of the specification and of the design card, and the tests that show it. */
export const TABLE: readonly Section[] = [
  ...SECTION_1,
  ...SECTION_2,
  ...SECTION_3,
  ...SECTION_4,
  ...SECTION_5,
  ...SECTION_6,
  ...SECTION_7,
  ...SECTION_8,
  ...SECTION_9,
  ...CARD,
]

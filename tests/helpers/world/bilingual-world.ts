import type { CareersDocument } from '../../../client/shared/content-model/content-types.js'
import { inLanguage, madeTranslation } from '../content/made-languages.js'
import { createWorld, type World } from './made-world.js'

/**
 * Half of the jobs have their own numbers in each language, half of the other documents are joined with their
 * translations, and the links of all lead to English ones, as after copying.
 */
export function createBilingualWorld(): World {
  const world = createWorld()
  const german = world.documents.map((document, index): CareersDocument => {
    const isEven = index % 2 === 0
    if (document.type !== 'job') return (isEven ? madeTranslation : inLanguage)('de-de', document)
    return inLanguage('de-de', document, isEven ? { uid: `9${document.uid}` } : {})
  })
  return { ...world, documents: [...world.documents, ...german] }
}

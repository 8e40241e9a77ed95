import { isEqual } from '../../../client/content/lib/is-equal.js'
import { findShownOfOthers } from '../../../client/content/shown-of-others.js'
import { hashSettings } from '../../release/hash-settings.js'
import { splitByLanguage } from '../gather-sources.js'
import type { LanguageRequest } from './language-request.js'

/** All that a language is made from, besides the clock and what its own releases remember. */
export type LanguageInputs = readonly unknown[]

export async function findLanguageInputs({
  config,
  content,
  startedAt,
}: LanguageRequest): Promise<LanguageInputs> {
  const { own, others } = splitByLanguage(content, config)
  const { typePaths, images } = content
  const settings = await hashSettings(config)
  return [own, findShownOfOthers(own, others, startedAt), typePaths, [...images], settings]
}

export const areSameInputs: (one: LanguageInputs, other: LanguageInputs) => boolean = isEqual

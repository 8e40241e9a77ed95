import {
  toFailure,
  toRequest,
  type LanguageAnswer,
  type LanguageMessage,
} from './language-messages.js'
import { makeLanguage, type LanguageMemory } from './make-language.js'
import type { CareersDocument } from '../../../client/shared/content-model/content-types.js'
import type { Progress } from '../../lib/progress.js'

/*
 * Makes one further language of a site: a program of its own, because a program has the words of one language. It
 * answers each request in turn, and ends with the builder that has started it.
 */

const memory: LanguageMemory = { files: null }
let documents: readonly CareersDocument[] = []

/** The builder tells what there is to tell. */
const SILENT: Progress = {
  step: (_name, run) => run(() => {}),
  note: () => {},
  warn: () => {},
  fail: () => {},
}

process.on('message', (message: LanguageMessage) => {
  const request = toRequest(message, documents)
  ;({ documents } = request.content)
  void makeLanguage(request, memory, SILENT)
    .then((part): LanguageAnswer => ({ kind: 'part', part }), toFailure)
    .then((answer) => process.send?.(answer))
})
process.once('disconnect', () => process.exit())

import { toFailure, type LanguageAnswer } from './language-messages.js'
import { makeLanguage, type LanguageMemory, type LanguageRequest } from './make-language.js'
import type { Progress } from '../../lib/progress.js'

/*
 * Makes one further language of a site: a program of its own, because a program has the words of one language. It
 * answers each request in turn, and ends with the builder that has started it.
 */

const memory: LanguageMemory = { files: null }

/** The builder tells what there is to tell. */
const SILENT: Progress = {
  step: (_name, run) => run(() => {}),
  note: () => {},
  warn: () => {},
  fail: () => {},
}

process.on('message', (request: LanguageRequest) => {
  void makeLanguage(request, memory, SILENT)
    .then((part): LanguageAnswer => ({ kind: 'part', part }), toFailure)
    .then((answer) => process.send?.(answer))
})
process.once('disconnect', () => process.exit())

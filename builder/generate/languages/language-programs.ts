import { fork, type ChildProcess } from 'node:child_process'
import { once } from 'node:events'
import path from 'node:path'
import type { CareersDocument } from '../../../client/shared/content-model/content-types.js'
import type { BuilderConfig } from '../../lib/config.js'
import { toMessage, toPart, type LanguageAnswer } from './language-messages.js'
import type { LanguagePart } from './language-part.js'
import type { LanguageRequest } from './make-language.js'

/** The programs of a site's further languages, each started when it is first needed. */
export interface LanguagePrograms {
  /** @throws GateRefusal for content that must not be published */
  make: (request: LanguageRequest) => Promise<LanguagePart & { warnings: string[] }>
  end: () => void
}

const PROGRAM = 'dist/builder/generate/languages/language-program.js'

export function createLanguagePrograms(): LanguagePrograms {
  const running = new Map<string, ChildProcess>()
  const sent = new WeakMap<ChildProcess, readonly CareersDocument[]>()

  const start = ({ projectRoot, lang, languages }: BuilderConfig): ChildProcess => {
    const program = fork(path.join(projectRoot, PROGRAM), [], {
      execArgv: [`--conditions=${lang}`],
      env: {
        ...process.env,
        CONTENT_LANG: lang,
        CONTENT_LANGS: languages.map((language) => language.lang).join(),
        NODE_OPTIONS: withoutWords(process.env['NODE_OPTIONS'] ?? ''),
      },
      serialization: 'advanced',
    })
    program.once('exit', () => {
      if (running.get(lang) === program) running.delete(lang)
    })
    running.set(lang, program)
    return program
  }

  return {
    make: async (request) => {
      const { config } = request
      const { lang } = config
      const program = running.get(lang) ?? start(config)
      program.ref()
      const over = new AbortController()
      const { signal } = over
      try {
        const { documents } = request.content
        program.send(toMessage(request, sent.get(program) ?? []))
        sent.set(program, documents)
        const answer = await Promise.race([
          once(program, 'message', { signal }).then(([message]) => message as LanguageAnswer),
          once(program, 'exit', { signal }).then(([code, how]): never => {
            throw new Error(`The program for ${lang} has ended (${code ?? how}).`)
          }),
        ])
        return toPart(answer, lang)
      } finally {
        over.abort()
      }
    },
    end: () => {
      for (const program of running.values()) if (program.connected) program.disconnect()
      running.clear()
    },
  }
}

/** The words of a language come by a condition, and Node would know those of two. */
function withoutWords(options: string): string {
  return options.replace(/(?:^|\s)--conditions=\S+/g, '').trim()
}

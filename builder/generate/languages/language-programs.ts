import { fork, type ChildProcess } from 'node:child_process'
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
    const forget = () => {
      if (running.get(lang) === program) running.delete(lang)
    }
    // What cannot be sent to a program that has just died is an error; then it ends, which tells more.
    program.once('exit', forget).on('error', forget)
    running.set(lang, program)
    return program
  }

  return {
    make: async (request) => {
      const { config } = request
      const { lang } = config
      const program = running.get(lang) ?? start(config)
      if (program.pid === undefined) throw new Error(`The program for ${lang} cannot be started.`)
      const answer = waitForAnswer(program, lang)
      const { documents } = request.content
      program.send(toMessage(request, sent.get(program) ?? []))
      sent.set(program, documents)
      return toPart(await answer, lang)
    },
    end: () => {
      for (const program of running.values()) if (program.connected) program.disconnect()
      running.clear()
    },
  }
}

function waitForAnswer(program: ChildProcess, lang: string): Promise<LanguageAnswer> {
  return new Promise((resolve, reject) => {
    const settle = () => program.off('message', onMessage).off('exit', onExit)
    const onMessage = (message: unknown) => {
      settle()
      resolve(message as LanguageAnswer)
    }
    const onExit = (code: number | null, signal: string | null) => {
      settle()
      reject(new Error(`The program for ${lang} has ended (${code ?? signal}).`))
    }
    program.on('message', onMessage).on('exit', onExit)
  })
}

/** The words of a language come by a condition, and Node would know those of two. */
function withoutWords(options: string): string {
  return options.replace(/(?:^|\s)--conditions=\S+/g, '').trim()
}

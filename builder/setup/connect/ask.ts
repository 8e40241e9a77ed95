import { createInterface } from 'node:readline/promises'
import { Writable } from 'node:stream'

/** Questions to a person. Null or false if nobody is there to answer. */
export interface Ask {
  text: (question: string) => Promise<string | null>
  /** What is typed is not shown. */
  secret: (question: string) => Promise<string | null>
  confirm: (question: string) => Promise<boolean>
}

/** Questions go to standard error, so that standard output stays readable by machines. */
export function createAsk(input: NodeJS.ReadStream, output: NodeJS.WriteStream): Ask {
  const silent = new Writable({ write: (_chunk, _encoding, done) => done() })

  async function answer(question: string, isShown: boolean): Promise<string | null> {
    const isTerminal = input.isTTY === true
    const isEchoed = isShown && isTerminal
    const shown = isEchoed ? output : silent
    if (!isEchoed) output.write(question)
    const lines = createInterface({ input, output: shown, terminal: isTerminal })
    const ended = new Promise<null>((resolve) => lines.once('close', () => resolve(null)))
    const given = await Promise.race([lines.question(isEchoed ? question : ''), ended])
    lines.close()
    if (!isEchoed) output.write('\n')
    return given?.trim() || null
  }

  const ifAttended = (question: string, isShown: boolean) =>
    input.isTTY === true ? answer(question, isShown) : Promise.resolve(null)
  return {
    text: (question) => ifAttended(question, true),
    secret: (question) => ifAttended(question, false),
    confirm: async (question) => /^y(es)?$/i.test((await answer(question, true)) ?? ''),
  }
}

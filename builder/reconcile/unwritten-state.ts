import { explainFileError } from '../shared/site-root/explain-file-error.js'
import type { RebuildState } from '../shared/site-root/protocol.js'
import type { Log, ReconcilePorts } from './reconcile-ports.js'

type StatePorts = Pick<ReconcilePorts, 'readState' | 'updateState'>

/**
 * For a process that goes on although its state cannot be written, as on a full disk: what is not written
 * yet counts as the state, and is written with the next change, or before the state is next read.
 */
export function keepUnwritten({ readState, updateState }: StatePorts, log: Log): StatePorts {
  let unwritten: Partial<RebuildState> = {}
  let failures = 0

  const write: StatePorts['updateState'] = async (change) => {
    const withUnwritten = (state: RebuildState) => ({
      ...unwritten,
      ...change({ ...state, ...unwritten }),
    })
    try {
      const state = await updateState(withUnwritten)
      if (failures > 0) log('info', 'the state can be written again', { failures })
      unwritten = {}
      failures = 0
      return state
    } catch (error) {
      const state = await readState()
      unwritten = withUnwritten(state)
      failures++
      if (isPowerOfTwo(failures)) {
        const reason = explainFileError(error as Error)
        log('error', `the state cannot be written, and is tried again: ${reason}`, { failures })
      }
      return { ...state, ...unwritten }
    }
  }
  return {
    updateState: write,
    readState: () => (failures === 0 ? readState() : write(() => ({}))),
  }
}

/** An error that repeats every second is logged less and less often. */
function isPowerOfTwo(count: number): boolean {
  return Number.isInteger(Math.log2(count))
}

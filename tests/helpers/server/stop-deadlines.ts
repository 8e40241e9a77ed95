/**
 * From now on no deadline of a request passes by itself, however slow the machine is: no `AbortSignal.timeout`,
 * and no timer of `ms`. Returns what lets the newest of them pass, as it would where no answer comes.
 */
export function stopDeadlines(ms?: number): () => void {
  let passNewest = () => {}
  jest.spyOn(AbortSignal, 'timeout').mockImplementation(() => {
    const deadline = new AbortController()
    passNewest = () => deadline.abort(new DOMException('The deadline has passed', 'TimeoutError'))
    return deadline.signal
  })
  const start = globalThis.setTimeout
  const startOthers = (run: () => void, delay?: number, ...rest: unknown[]) => {
    if (delay !== ms || ms === undefined) return start(run, delay, ...(rest as []))
    passNewest = run
    return start(() => {}, 0)
  }
  jest.spyOn(globalThis, 'setTimeout').mockImplementation(startOthers as typeof setTimeout)
  return () => passNewest()
}

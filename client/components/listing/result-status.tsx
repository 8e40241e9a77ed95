/** How many roles there are. `text` has settled: a status that keeps changing is never read out. */
export function ResultStatus({ text }: { text: string }) {
  return (
    <p className="result-status" role="status" aria-atomic="true">
      {text}
    </p>
  )
}

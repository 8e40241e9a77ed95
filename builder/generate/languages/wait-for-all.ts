import { GateRefusal } from '../gate/gate-refusal.js'

/**
 * The results of all languages. Though one has failed, the others still write, so all are waited for.
 * @throws GateRefusal with what all of them have found, or any other error
 */
export async function waitForAll<Results extends readonly unknown[]>(
  promises: readonly [...{ [Index in keyof Results]: Promise<Results[Index]> }],
): Promise<Results> {
  const results = await Promise.allSettled(promises)
  const errors = results.flatMap((result) => (result.status === 'rejected' ? [result.reason] : []))
  const refusals = errors.filter((error) => error instanceof GateRefusal)
  const [first] = refusals
  if (first !== undefined && refusals.length === errors.length) {
    const findings = refusals.flatMap((refusal) => refusal.findings)
    throw new GateRefusal(findings, first.ref, first.retryAt)
  }
  for (const error of errors) throw error
  return (await Promise.all(promises)) as unknown as Results
}

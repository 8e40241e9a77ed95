import type { Candidate } from '../../../../../builder/generate/gate/candidate.js'
import { madeSettings } from '../../../../helpers/content/made-documents.js'
import { APPROVED, jobs, refusalOf, toCandidate } from './made-candidate.js'

describe('a release without jobs', () => {
  it('the refusal names the settings field and the command that approves the release', () => {
    const message = refusalOf(toCandidate(jobs(0)))
    expect(message).toMatch(/^site_settings .*field "allow_empty": no job is open\./)
    expect(message).toContain('npm run approve -- Zmaster1 --allow-empty')
  })

  it.each<[string, Partial<Candidate>]>([
    ['the command line allows it', { allowsDrop: true }],
    ['an approval allows it', { approval: { ref: 'Zmaster1', allowEmpty: true, ...APPROVED } }],
  ])('the release passes when %s', (_, changes) => {
    expect(refusalOf(toCandidate(jobs(0), changes))).toBe('')
  })

  it('the release passes when the settings document allows it', () => {
    const [, ...others] = jobs(0)
    const settings = madeSettings({ allow_empty: true })
    expect(refusalOf(toCandidate([settings, ...others]))).toBe('')
  })

  it('an approval that does not allow an empty release is not enough', () => {
    const approval = { ref: 'Zmaster1', allowEmpty: false, ...APPROVED }
    expect(refusalOf(toCandidate(jobs(0), { approval }))).not.toBe('')
  })
})

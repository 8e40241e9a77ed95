import { startContentService } from '../../helpers/content/content-service.js'
import { linkTo, madeJob, madeRepository } from '../../helpers/content/made-documents.js'
import { BUILDER, usePrograms } from './use-programs.js'

const { run } = usePrograms()
const generate = [BUILDER, 'generate']

describe('a misspelt type', () => {
  const misspell = (uid: string, type: 'department' | 'location', by: string) =>
    madeRepository([
      madeJob('1', {
        department: linkTo('department', 'engineering'),
        locations: [{ location: linkTo('location', 'bristol') }],
      }),
    ]).map((document) =>
      document.id === `${type}-${uid}` ? ({ ...document, type: by } as never) : document,
    )

  it.each([
    ['department', 'department', 'engineering', 'departmnt'],
    ['locations', 'location', 'bristol', 'locaton'],
  ] as const)('stops the build instead of moving jobs away (%s)', async (field, type, uid, by) => {
    const other = await startContentService({ documents: misspell(uid, type, by) })
    try {
      const env = { PRISMIC_API_ENDPOINT: other.apiEndpoint }
      const { code, errors } = await run(generate, { env })
      expect(code).toBe(1)
      expect(errors).toContain(
        `job "1" (job-1), field "${field}": ${type}-${uid} is of the type "${by}", not "${type}". Choose a ${type}, or correct the name of the type in the repository.\n`,
      )
    } finally {
      await other.close()
    }
  })

  it('is named with the type that is meant', async () => {
    const documents = madeRepository([madeJob('1')])
    const stray = { ...madeJob('2'), type: 'jobb' } as never
    const other = await startContentService({ documents: [...documents, stray] })
    try {
      const env = { PRISMIC_API_ENDPOINT: other.apiEndpoint }
      const { output } = await run(generate, { env })
      expect(output).toContain('JSON schema for "jobb" is missing')
      expect(output).toContain('Is "job" meant?')
    } finally {
      await other.close()
    }
  })
})

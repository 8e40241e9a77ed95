import { execFileSync } from 'node:child_process'
import { startContentService } from '../../helpers/content/content-service.js'
import { madeJob, madeJobs, madeRepository } from '../../helpers/content/made-documents.js'
import { describeWhere } from '../../helpers/machine/describe-where.js'
import { createLoopDisk, describeMissingLoopDisk } from '../../helpers/machine/loop-disk.js'
import { openTestSite } from '../../helpers/site/create-test-site.js'
import { findDamage } from '../../helpers/site/find-damage.js'

/* As Linux does with a disk that has failed: from one moment on, nothing on it can be changed. */

describeWhere(
  describeMissingLoopDisk(),
  'a disk that becomes read-only under a running builder',
  () => {
    it('keeps the release that is live, the line says what to do, and after that the next build succeeds', async () => {
      const content = await startContentService({ documents: madeRepository(madeJobs(3)) })
      const disk = createLoopDisk()
      const mount = (mode: 'ro' | 'rw') =>
        execFileSync('mount', ['-o', `remount,${mode}`, disk.root], { stdio: 'pipe' })
      try {
        const site = openTestSite(disk.root, { PRISMIC_API_ENDPOINT: content.apiEndpoint })
        await site.generate()
        const former = await site.current()
        content.repository.publishDocuments([madeJob('1', { title: 'Not yet' })])
        // The builder has its turn by then, and has written nothing of the release.
        content.setFault({ fault: { kind: 'change', change: () => mount('ro') }, requests: [1] })
        await expect(site.generate()).rejects.toThrow(/^EROFS: [^\n]*Mount it for writing\.$/)
        expect(await site.current()).toBe(former)
        expect(await findDamage(disk.root)).toEqual([])

        mount('rw')
        content.setFault()
        await site.generate()
        expect(await site.readPublic('api/jobs.json')).toContain('Not yet')
        expect(await findDamage(disk.root)).toEqual([])
      } finally {
        disk.close()
        await content.close()
      }
    })
  },
)

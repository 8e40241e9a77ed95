import { createSite } from '../../../client/content/create-site.js'
import type { BoardDocuments } from '../../../client/content/board/join-postings.js'
import { withBoard } from '../../../client/preview/drafts/with-board.js'
import {
  APP_DATA_URL,
  BOARD_URL,
  pageDataUrl,
} from '../../../client/shared/addresses/page-paths.js'
import { madeJob, madeRepository } from '../../helpers/content/made-documents.js'
import { makeBoardSite } from './made-board-site.js'

it('a preview of what is published has the pages of the release, those of the board among them', async () => {
  const { site, run, close } = await makeBoardSite()
  try {
    await run()
    const read = async (url: string) => JSON.parse(await site.readPublic(url.slice(1)))
    expect((await read(APP_DATA_URL)).preview.hasBoard).toBe(true)
    const board = (await read(BOARD_URL)) as BoardDocuments
    const cms = madeRepository([madeJob('1001')])
    const { pages } = createSite(withBoard(cms, board), {
      now: new Date(),
      buildHash: '',
      siteUrl: site.config.siteUrl,
    })
    const jobs = pages.filter(({ componentChunkName: name }) => name === 'component---job-page')
    expect(jobs).toHaveLength(61)
    for (const { path, result } of jobs)
      expect((await read(pageDataUrl(path))).result.data).toEqual(result.data)
  } finally {
    await close()
  }
})

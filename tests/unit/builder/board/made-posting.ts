import type { Fields } from '../../../../builder/board/board-job.js'
import { VENDORS } from '../../../../builder/board/vendors/vendors.js'
import type { BoardVendorName } from '../../../../builder/shared/config/job-board.js'
import { FORMS } from '../../../../server/board-service/forms/forms.js'
import type { Posting } from '../../../../server/board-service/postings/posting.js'
import { createSamplePostings } from '../../../../server/board-service/postings/sample-postings.js'

/** An invented posting as a vendor writes it and the builder reads it, list and details. */
export function madePosting(vendor: BoardVendorName, change: Partial<Posting> = {}): Fields {
  const { listPath, readPage, details, idOf } = VENDORS[vendor]
  const [first] = createSamplePostings('2026-11-21') as [Posting]
  const ask = (path: string) => {
    const { pathname, searchParams } = new URL(path, 'https://board.example')
    return FORMS[vendor].answer({ path: pathname, query: searchParams }, [{ ...first, ...change }])
  }
  const path = listPath('acme')
  const [posting] = readPage(ask(path) ?? '', path, 'acme').postings as [Fields]
  if (details === undefined) return posting
  const whole = ask(details.path('acme', String(idOf(posting)))) ?? ''
  return { ...posting, ...details.read(whole) }
}

import {
  listAssetCases,
  listDataCases,
  listMethodCases,
  listOpenDataCases,
  listShareCardCases,
  listWellKnownFileCases,
} from './cases/files.js'
import { listHostileCases, listLongHeaderCases } from './cases/hostile.js'
import {
  listClosedJobCases,
  listJobCases,
  listJobQueryCases,
  listOldLinkCases,
  listUnknownOldLinkCases,
} from './cases/jobs.js'
import { listHiddenCases, listMissingCases } from './cases/missing.js'
import {
  listEditorRedirectCases,
  listIndexCases,
  listPageCases,
  listPreviewCases,
  listSimulatorCases,
} from './cases/pages.js'
import { listOtherSessionCases, listPreviewSessionCases } from './cases/policies.js'
import type { ContractCase } from './contract-case.js'
import type { ReleaseFacts } from './release-facts.js'

/** The contract's HTTP table, row by row. */
export const CONTRACT_CASES: Readonly<Record<string, (facts: ReleaseFacts) => ContractCase[]>> = {
  'the index page': listIndexCases,
  'each page, and its other spellings': listPageCases,
  'redirects that editors made': listEditorRedirectCases,
  'each job, and its wrong addresses': listJobCases,
  'each old job link, in every form': listOldLinkCases,
  'old links of unknown jobs': listUnknownOldLinkCases,
  'closed jobs': listClosedJobCases,
  'a job named in the query': listJobQueryCases,
  'the preview page': listPreviewCases,
  'the page with slices for the editor': listSimulatorCases,
  'pages during a preview': listPreviewSessionCases,
  'pages with a cookie that starts no preview': listOtherSessionCases,
  'unknown paths': listMissingCases,
  'hidden files': listHiddenCases,
  'page data and other data': listDataCases,
  'assets with a hash in the name': listAssetCases,
  'share cards': listShareCardCases,
  'data for other sites': listOpenDataCases,
  'well-known files': listWellKnownFileCases,
  'methods other than GET and HEAD': listMethodCases,
  'hostile requests': listHostileCases,
  'headers of up to 32 kB': listLongHeaderCases,
}

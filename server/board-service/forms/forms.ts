import type { BoardVendorName } from '../../../builder/shared/config/job-board.js'
import type { BoardForm } from './board-form.js'
import { greenhouseForm } from './greenhouse-form.js'
import { leverForm } from './lever-form.js'
import { ashbyForm } from './ashby-form.js'
import { workableForm } from './workable-form.js'
import { recruiteeForm } from './recruitee-form.js'
import { personioForm } from './personio-form.js'
import { teamtailorForm } from './teamtailor-form.js'
import { smartrecruitersForm } from './smartrecruiters-form.js'

export const FORMS: Readonly<Record<BoardVendorName, BoardForm>> = {
  greenhouse: greenhouseForm,
  lever: leverForm,
  ashby: ashbyForm,
  workable: workableForm,
  recruitee: recruiteeForm,
  personio: personioForm,
  teamtailor: teamtailorForm,
  smartrecruiters: smartrecruitersForm,
}

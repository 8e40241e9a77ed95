import type { BoardVendorName } from '../../../builder/shared/job-board.js'
import type { BoardForm } from './board-form.js'
import { greenhouseForm } from './greenhouse-form.js'
import { leverForm } from './lever-form.js'
import { ashbyForm } from './ashby-form.js'
import { workableForm } from './workable-form.js'
import { smartrecruitersForm } from './smartrecruiters-form.js'

export const FORMS: Readonly<Record<BoardVendorName, BoardForm>> = {
  greenhouse: greenhouseForm,
  lever: leverForm,
  ashby: ashbyForm,
  workable: workableForm,
  smartrecruiters: smartrecruitersForm,
}

import type { BoardVendorName } from '../shared/config/job-board.js'
import type { BoardVendor } from './board-vendor.js'
import { greenhouse } from './greenhouse/greenhouse.js'
import { lever } from './lever/lever.js'
import { ashby } from './ashby/ashby.js'
import { workable } from './workable/workable.js'
import { recruitee } from './recruitee/recruitee.js'
import { personio } from './personio/personio.js'
import { teamtailor } from './teamtailor/teamtailor.js'
import { smartrecruiters } from './smartrecruiters/smartrecruiters.js'

export const VENDORS: Readonly<Record<BoardVendorName, BoardVendor>> = {
  greenhouse,
  lever,
  ashby,
  workable,
  recruitee,
  personio,
  teamtailor,
  smartrecruiters,
}

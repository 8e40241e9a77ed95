import type { BoardVendorName } from '../../shared/config/job-board.js'
import type { BoardVendor } from '../board-vendor.js'
import { greenhouse } from './greenhouse.js'
import { lever } from './lever.js'
import { ashby } from './ashby.js'
import { workable } from './workable.js'
import { recruitee } from './recruitee.js'
import { personio } from './personio.js'
import { teamtailor } from './teamtailor.js'
import { smartrecruiters } from './smartrecruiters.js'

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

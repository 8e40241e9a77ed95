import { WORKPLACES, type Workplace } from '../../shared/content-model/content-values.js'
import { createWordReader } from './read-words.js'

export const toWorkplace = createWordReader<Workplace>(WORKPLACES, {
  office: 'On-site',
  inoffice: 'On-site',
  officebased: 'On-site',
  inperson: 'On-site',
  hybridremote: 'Hybrid',
  fullyremote: 'Remote',
  remoteonly: 'Remote',
  remotefirst: 'Remote',
  distributed: 'Remote',
  homebased: 'Remote',
  workfromhome: 'Remote',
  telecommute: 'Remote',
})

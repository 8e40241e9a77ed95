import { firefox } from '../helpers/engines/firefox.js'
import { walkEngine } from './walk-engine.js'

walkEngine(firefox)

import { webkit } from '../helpers/engines/webkit.js'
import { walkEngine } from './walk-engine.js'

walkEngine(webkit)

import { chromium } from '../helpers/engines/chromium.js'
import { walkEngine } from './walk-engine.js'

walkEngine(chromium)

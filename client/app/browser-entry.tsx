import { templates } from '../templates/templates.js'
import { startRuntime } from './start-runtime.js'

const root = document.getElementById('root')
if (root) startRuntime(root, { templates }).catch((error: unknown) => console.error(error))

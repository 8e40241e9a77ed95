import { templates } from '../templates/templates.js'
import { startRuntime } from '../runtime/start/start-runtime.js'

const root = document.getElementById('root')
if (root) startRuntime(root, { templates }).catch((error: unknown) => console.error(error))

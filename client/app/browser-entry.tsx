import { templates } from '../templates/templates.js'
import { App } from './app.js'
import { markCode } from '../hooks/mark-code.js'
import { startRuntime } from '../runtime/start/start-runtime.js'

const root = document.getElementById('root')
if (root) {
  const loadPreview = () => import('../preview/start-preview.js')
  startRuntime(root, { templates, App, loadPreview }).catch((error: unknown) => {
    markCode('failed')
    console.error(error)
  })
}

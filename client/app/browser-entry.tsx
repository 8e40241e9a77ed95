import { templates } from '../templates/templates.js'
import { App } from './app.js'
import { giveUpSearch } from '../runtime/start/give-up-search.js'
import { startRuntime } from '../runtime/start/start-runtime.js'

const root = document.getElementById('root')
if (root) {
  const loadPreview = () => import('../preview/start-preview.js')
  startRuntime(root, { templates, App, loadPreview }).catch((error: unknown) => {
    giveUpSearch(document.documentElement)
    console.error(error)
  })
}

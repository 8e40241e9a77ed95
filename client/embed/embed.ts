import { BASE } from '../shared/addresses/own-base.js'
import { defineOpenJobs } from './define-open-jobs.js'

// `document.currentScript` is set only during the first run of a script.
const { src } = (document.currentScript ?? {}) as Partial<HTMLScriptElement>
defineOpenJobs(toHome(new URL(src || location.href).origin))

function toHome(origin: string): string {
  return BASE === '' ? origin : origin + BASE
}

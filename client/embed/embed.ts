import { defineOpenJobs } from './define-open-jobs.js'

// `document.currentScript` is set only during the first run of a script.
const { src } = (document.currentScript ?? {}) as Partial<HTMLScriptElement>
defineOpenJobs(new URL(src || location.href).origin)

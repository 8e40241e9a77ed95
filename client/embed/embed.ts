import { defineOpenJobs } from './define-open-jobs.js'

// Only while it runs first does a script know where it came from.
const { src } = (document.currentScript ?? {}) as Partial<HTMLScriptElement>
defineOpenJobs(new URL(src || location.href).origin)

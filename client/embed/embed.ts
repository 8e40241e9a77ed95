import { defineOpenRoles } from './define-open-roles.js'

// Only while it runs first does a script know where it came from.
const { src } = (document.currentScript ?? {}) as Partial<HTMLScriptElement>
defineOpenRoles(new URL(src || location.href).origin)

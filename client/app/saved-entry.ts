import { watchSavedRoles } from '../runtime/saved/save-slots.js'

/* For a page whose runtime waits for interest: what is saved is seen at once. */
watchSavedRoles(window)

import { watchApply } from '../runtime/measure/watch-apply.js'
import { watchSavedRoles } from '../runtime/saved/save-slots.js'

/* For a page whose runtime waits for interest: what is saved is seen at once, and each way to a form is counted. */
watchSavedRoles(window)
watchApply(document)

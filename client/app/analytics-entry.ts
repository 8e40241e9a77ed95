import { loadAnalytics } from '../runtime/measure/load-analytics.js'

/* Only in pages of a site that has ANALYTICS_SCRIPT. */
loadAnalytics(document)

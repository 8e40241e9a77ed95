import { useSite, useTab } from '../../helpers/browser/use-site.js'
import { startPreviewSite } from '../../helpers/preview/preview-site.js'

/** A site with drafts for all tests of a file, and a tab for each. */
export function usePreviewSite() {
  const { site, browser } = useSite(startPreviewSite)
  const tab = useTab(browser, { withoutWorkers: true })
  return {
    site,
    tab,
    /** Of the repository. */
    name: () => site().content.repository.name,
  }
}

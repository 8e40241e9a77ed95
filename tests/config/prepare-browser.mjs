import { findChromium } from './find-chromium.mjs'
import { writeFontSets } from './write-font-sets.mjs'

/** What the browser tests, the measurements and the screenshots need of a machine, left in its environment. */
export default async function prepareBrowser() {
  process.env.CHROMIUM_PATH ||= await findChromium()
  process.env.FONTCONFIG_FILE = await writeFontSets()
}

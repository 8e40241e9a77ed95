import { findChromium } from './find-chromium.mjs'
import { writeFontSets } from './write-font-sets.mjs'

/** Sets the environment variables that browser tests, measurements and screenshots need. */
export default async function prepareBrowser() {
  process.env.CHROMIUM_PATH ||= await findChromium()
  process.env.FONTCONFIG_FILE = await writeFontSets()
}

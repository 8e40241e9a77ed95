import { readFile } from 'node:fs/promises'
import path from 'node:path'
import type { FrameLocator, Page } from 'playwright-core'
import { PROJECT_ROOT } from '../site/create-test-site.js'

/*
 * The Page Builder of Prismic, as far as it shows slices: a page of the repository's own host, which talks to
 * the site in a frame with the package that Prismic made for it.
 */

export interface PageBuilder {
  frame: FrameLocator
  /** Resolves once the site has taken them. */
  setSlices: (slices: unknown) => Promise<void>
  /** Resolves to the site's refusal; null if it has scrolled. */
  scrollTo: (sliceIndex: number) => Promise<string | null>
  /** The slices under the mouse, and the heights of all slices, that the site has told, in order. */
  heard: () => Promise<{ active: (string | null)[]; heights: number[] }>
}

const PACKAGE = path.join(PROJECT_ROOT, 'node_modules/@prismicio/simulator/dist')

export async function openPageBuilder(
  page: Page,
  origin: string,
  host = 'careers-sample.prismic.io',
): Promise<PageBuilder> {
  const address = `https://${host}/builder`
  await page.route(`https://${host}/**`, async (route) => {
    const [, file] = /\/simulator\/([\w/]+\.js)$/.exec(route.request().url()) ?? []
    if (file === undefined) {
      return route.fulfill({ contentType: 'text/html', body: builderPage(origin) })
    }
    const body = await readFile(path.join(PACKAGE, file), 'utf8')
    await route.fulfill({ contentType: 'text/javascript', body })
  })
  // Chromium asks before a page of the internet may open one of this machine.
  await page.context().grantPermissions(['local-network-access'], { origin: address })
  await page.goto(address)
  return {
    frame: page.frameLocator('iframe >> nth=0'),
    setSlices: (slices) => page.evaluate((given) => window.builder.setSlices(given), slices),
    scrollTo: (index) => page.evaluate((at) => window.builder.scrollTo(at), index),
    heard: () => page.evaluate(() => window.builder.heard),
  }
}

declare global {
  interface Window {
    builder: {
      setSlices: (slices: unknown) => Promise<void>
      scrollTo: (sliceIndex: number) => Promise<string | null>
      heard: { active: (string | null)[]; heights: number[] }
    }
  }
}

function builderPage(origin: string): string {
  return `<!doctype html>
<title>Page Builder</title>
<iframe style="width: 100%; height: 500px; border: 0"></iframe>
<script type="module">
  import { SimulatorClient } from '/simulator/SimulatorClient.js'
  const frame = document.querySelector('iframe')
  const heard = { active: [], heights: [] }
  const client = new SimulatorClient(frame, {
    setActiveSlice: ({ data }, response) => {
      heard.active.push(data && data.sliceID + ' ' + data.index)
      return response.success()
    },
    setSliceZoneSize: ({ data }, response) => {
      heard.heights.push(data.rect.height)
      return response.success()
    },
  })
  const connected = client.connect({ activeSliceAPI: true, sliceZoneSizeAPI: true })
  window.builder = {
    heard,
    setSlices: async (slices) => {
      await connected
      await client.setSliceZone(slices)
    },
    scrollTo: async (sliceIndex) => {
      const sent = client.scrollToSlice({ sliceIndex, behavior: 'auto', block: 'start' })
      return sent.then(() => null, (error) => String(error.response?.error))
    },
  }
  frame.src = '${origin}/slice-simulator'
</script>`
}

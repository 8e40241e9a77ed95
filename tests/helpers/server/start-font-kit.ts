import { readFileSync } from 'node:fs'
import { startServer } from './start-server.js'

/** Weight of the theme to a font that any test machine has. */
const FONTS: Record<string, string> = {
  300: '400Regular/Arimo_400Regular',
  700: '700Bold/Arimo_700Bold',
}

export interface FontKitServer {
  settings: { FONT_KIT_URL: string; FONT_KIT_ORIGINS: string }
  /** Paths that were asked for, on both origins. */
  requests: string[]
  close: () => Promise<void>
}

/**
 * A font provider on two origins, in the shape of Adobe Fonts: the stylesheet begins with an import from
 * the second origin, which counts views, and loads its fonts from the first.
 */
export async function startFontKit(): Promise<FontKitServer> {
  const requests: string[] = []
  const counter = await startServer((_, response) => {
    requests.push('/p.css')
    response.setHeader('Content-Type', 'text/css').end('/**/')
  })
  const provider = await startServer((request, response) => {
    const { pathname } = new URL(request.url ?? '/', 'http://provider')
    requests.push(pathname)
    response.setHeader('Access-Control-Allow-Origin', '*')
    const font = FONTS[pathname.replace('/af/', '')]
    if (font !== undefined) {
      response.end(readFileSync(require.resolve(`@expo-google-fonts/arimo/${font}.ttf`)))
    } else {
      response.setHeader('Content-Type', 'text/css;charset=utf-8')
      response.end(toStylesheet(provider.url, counter.url))
    }
  })
  return {
    settings: {
      FONT_KIT_URL: `${provider.url}/abc1def.css`,
      FONT_KIT_ORIGINS: counter.url,
    },
    requests,
    close: async () => void (await Promise.all([provider.close(), counter.close()])),
  }
}

function toStylesheet(provider: string, counter: string): string {
  const faces = Object.keys(FONTS).map(
    (weight) =>
      `@font-face {font-family:"azo-sans-web";src:url("${provider}/af/${weight}") format("truetype");font-display:auto;font-style:normal;font-weight:${weight};}`,
  )
  return `@import url("${counter}/p.css?s=1&k=abc1def&ht=tk&app=typekit&e=css");\n${faces.join('\n')}`
}

import { ask } from './ask.js'

export const ANALYTICS = {
  ANALYTICS_SCRIPT: 'https://stats.example:8443/js/script.js?v=2#data-domain=careers.example',
  ANALYTICS_ORIGINS: 'https://events.example https://eu.events.example',
}

const OF_VISITORS = [
  /script-src [^;]* https:\/\/stats\.example:8443\/js\/script\.js;/,
  /connect-src 'self' https:\/\/stats\.example:8443 https:\/\/events\.example https:\/\/eu\.events\.example;/,
  /; trusted-types careers analytics(;|$)/,
]

/** What is wrong with the policies of a server of the made release that has `ANALYTICS`, a line each. */
export async function findAnalyticsProblems(baseUrl: string): Promise<string[]> {
  const read = async (path: string) =>
    String((await ask(baseUrl, { path })).headers['content-security-policy'])
  const [page, missing, preview] = [await read('/'), await read('/nowhere'), await read('/preview')]
  return [
    ...OF_VISITORS.filter((part) => !part.test(page)).map((part) => `/ lacks ${part}`),
    ...(missing === page ? [] : ['/nowhere has another policy than /']),
    ...(/stats|events|analytics/.test(preview) ? ['/preview allows it'] : []),
  ]
}

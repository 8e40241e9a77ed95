import type { Identifier } from '@mdn/browser-compat-data'
import { COMPAT, findUnsupported, toFloorBrowsers, type Features } from './compat-data.js'

type Members = Record<string, Identifier>

const { api, javascript } = COMPAT

/** Without them a browser does not do, either, what a security policy says of them. */
const OF_POLICIES = /^(Window\.)?trusted/i

/** A script that takes from a page what one of these browsers lacks, as far as a script can. */
export function withoutFeatures(browsers: readonly string[]): string {
  const lacking = Object.keys(findUnsupported(listFeatures(), toFloorBrowsers(browsers))).filter(
    (name) => !OF_POLICIES.test(name),
  )
  return `(${takeAway})(${JSON.stringify(lacking)})`
}

/** Functions, interfaces and their members, as `Interface.member`. */
function listFeatures(): Features {
  const features: Features = new Map()
  for (const holder of [api, javascript['builtins']] as Record<string, Members>[]) {
    for (const [name, entry] of Object.entries(holder)) {
      features.set(name, [entry as Identifier])
      for (const [member, its] of Object.entries(entry)) {
        const key = member.replace(/_static$/, '').replace(/(.*)_event$/, 'on$1')
        if (key !== '__compat' && key !== name) features.set(`${name}.${key}`, [its])
      }
    }
  }
  return features
}

/** Runs in the page. */
function takeAway(names: readonly string[]): void {
  const page = window as unknown as Record<string, { prototype?: object } | undefined>
  for (const name of names) {
    const [holder = '', member] = name.split('.')
    const holders = [page[holder], page[holder]?.prototype]
    if (member === undefined) Reflect.deleteProperty(page, holder)
    else if (holder === 'Window') Reflect.deleteProperty(page, member)
    else for (const its of holders) if (its !== undefined) Reflect.deleteProperty(its, member)
  }
}

import type { Identifier as Compat } from '@mdn/browser-compat-data'
import { parse, walk } from 'css-tree'
import { COMPAT, dig, type Features } from './compat-data.js'

const { css } = COMPAT
const [types] = dig(css, 'types')
const UNITS: [pattern: RegExp, feature: string][] = [
  [/^dv/, 'viewport_percentage_units_dynamic'],
  [/^lv/, 'viewport_percentage_units_large'],
  [/^sv/, 'viewport_percentage_units_small'],
  [/^cq/, 'container_query_length_units'],
]

/**
 * The at-rules, conditions, selectors, properties, keywords, functions and units that a stylesheet uses.
 * Throws for a selector or a condition that cannot be read.
 */
export function findStyleFeatures(code: string): Features {
  const features: Features = new Map()
  const add = (name: string, ...path: string[]) => void features.set(name, dig(css, ...path))
  const addFunction = (name: string) => {
    if (!features.has(`${name}()`)) features.set(`${name}()`, [...findByKey(types, name)])
  }

  walk(parse(code, { parseCustomProperty: true }), function (node) {
    const atRule = this.atrule?.name ?? ''
    const property = this.declaration?.property ?? ''
    // It asks whether the browser has what it names.
    if (atRule === 'supports' && this.atrulePrelude !== null) return
    switch (node.type) {
      case 'Atrule':
        return add(`@${node.name}`, 'at-rules', node.name)
      case 'Feature':
        return add(`@${atRule} (${node.name})`, 'at-rules', atRule, node.name)
      case 'FeatureRange':
        return add(`@${atRule} (a < b)`, 'at-rules', atRule, 'range_syntax')
      case 'PseudoClassSelector':
        return add(`:${node.name}`, 'selectors', node.name)
      case 'PseudoElementSelector':
        return add(`::${node.name}`, 'selectors', node.name)
      case 'NestingSelector':
        return add('&', 'selectors', 'nesting')
      case 'Declaration':
        return atRule === 'font-face'
          ? add(`@font-face ${node.property}`, 'at-rules', atRule, node.property)
          : add(node.property, 'properties', node.property)
      case 'Identifier':
        return add(`${property}: ${node.name}`, 'properties', property, node.name)
      case 'Function':
        return addFunction(node.name)
      case 'Dimension': {
        const [, unit = node.unit] = UNITS.find(([pattern]) => pattern.test(node.unit)) ?? []
        return add(node.unit, 'types', 'length', unit)
      }
      case 'Raw':
        if (this.declaration === null) throw new Error(`This cannot be read: ${node.value}`)
        for (const [, name = ''] of node.value.matchAll(/([\w-]+)\(/g)) addFunction(name)
    }
  })
  return features
}

function* findByKey(from: Compat | undefined, name: string): Generator<Compat> {
  for (const key of Object.keys(from ?? {}).filter((each) => each !== '__compat')) {
    if (key === name) yield* dig(from, key)
    for (const entry of dig(from, key)) yield* findByKey(entry, name)
  }
}

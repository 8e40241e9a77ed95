import { readFileSync } from 'node:fs'
import path from 'node:path'
import { loadAwsServiceSpecSync } from '@aws-cdk/aws-service-spec'
import type { PropertyType, ResourceProperties, SpecDatabase } from '@aws-cdk/service-spec-types'
import { parseDocument, visit } from 'yaml'

const FOLDER = path.resolve(__dirname, '../../../deploy/ecs')

export interface Template {
  Parameters: Record<string, { Type: string; Default?: string }>
  Resources: Record<string, Resource>
  Outputs?: Record<string, { Value: unknown }>
}

export interface Resource {
  Type: string
  Properties: Record<string, unknown>
  DependsOn?: string
}

/** Throws for what CloudFormation's reader does not take: aliases, and keys that come twice. */
export function readTemplate(name: string): Template {
  const document = parseDocument(readFileSync(path.join(FOLDER, name), 'utf8'))
  if (document.errors[0] !== undefined) throw document.errors[0]
  visit(document, {
    Alias: (_, { source }) => {
      throw new Error(`${name}: CloudFormation knows no alias, *${source}`)
    },
  })
  return document.toJS() as Template
}

/** Properties that are missing, unknown or of another type, by AWS's own specification; a line each. */
export function findSpecProblems({ Resources }: Template): string[] {
  const spec = loadAwsServiceSpecSync()
  return Object.entries(Resources).flatMap(([name, { Type, Properties }]) => {
    const [resource] = spec.lookup('resource', 'cloudFormationType', 'equals', Type)
    if (resource === undefined) return [`${name}: there is no ${Type}`]
    return checkProperties(spec, name, Properties, resource.properties)
  })
}

function checkProperties(
  spec: SpecDatabase,
  where: string,
  given: Record<string, unknown>,
  known: ResourceProperties,
): string[] {
  const unknown = Object.keys(given).filter((name) => known[name] === undefined)
  const missing = Object.keys(known).filter(
    (name) => known[name]?.required === true && given[name] === undefined,
  )
  return [
    ...unknown.map((name) => `${where}: ${name} is unknown`),
    ...missing.map((name) => `${where}: ${name} is missing`),
    ...Object.entries(given).flatMap(([name, value]) => {
      const type = known[name]?.type
      return type === undefined ? [] : checkValue(spec, `${where}.${name}`, value, type)
    }),
  ]
}

function checkValue(
  spec: SpecDatabase,
  where: string,
  value: unknown,
  type: PropertyType,
): string[] {
  if (isFunction(value)) return []
  const expected = (isSo: boolean) => (isSo ? [] : [`${where}: expected ${type.type}`])
  switch (type.type) {
    case 'string':
      return expected(typeof value === 'string')
    case 'integer':
    case 'number':
      return expected(typeof value === 'number')
    case 'boolean':
      return expected(typeof value === 'boolean')
    case 'array':
      return Array.isArray(value)
        ? value.flatMap((item, index) => checkValue(spec, `${where}[${index}]`, item, type.element))
        : expected(false)
    case 'map':
      return isObject(value)
        ? Object.entries(value).flatMap(([name, item]) =>
            checkValue(spec, `${where}.${name}`, item, type.element),
          )
        : expected(false)
    case 'ref': {
      const { properties } = spec.get('typeDefinition', type.reference.$ref)
      return isObject(value) ? checkProperties(spec, where, value, properties) : expected(false)
    }
    case 'union': {
      const attempts = type.types.map((choice) => checkValue(spec, where, value, choice))
      return attempts.find((problems) => problems.length === 0) ?? attempts[0] ?? []
    }
    case 'json':
      return expected(isObject(value))
    default:
      return []
  }
}

/**
 * What the template refers to and is not there: names that no parameter and no resource has, and
 * attributes that AWS's specification does not give the resource.
 */
export function findDanglingReferences(template: Template): string[] {
  const spec = loadAwsServiceSpecSync()
  const { Parameters, Resources, Outputs } = template
  const known = new Set([...Object.keys(Parameters), ...Object.keys(Resources)])
  const isKnown = (reference: string) => {
    const [name = '', ...attribute] = reference.split('.')
    if (!known.has(name)) return name.startsWith('AWS::')
    if (attribute.length === 0) return true
    const type = Resources[name]?.Type ?? ''
    const [resource] = spec.lookup('resource', 'cloudFormationType', 'equals', type)
    return resource?.attributes[attribute.join('.')] !== undefined
  }
  return listReferences({ ...Resources, ...Outputs }).filter((reference) => !isKnown(reference))
}

export function findUnusedParameters({ Parameters, Resources, Outputs }: Template): string[] {
  const used = listReferences({ ...Resources, ...Outputs })
  return Object.keys(Parameters).filter((name) => !used.includes(name))
}

/** 'Name', or 'Name.Attribute'. */
function listReferences(value: unknown, local: readonly string[] = []): string[] {
  if (Array.isArray(value)) return value.flatMap((item) => listReferences(item, local))
  if (!isObject(value)) return []
  const { Ref, DependsOn, 'Fn::GetAtt': attribute, 'Fn::Sub': text } = value
  const inText = (source: string, names: readonly string[]) =>
    Array.from(source.matchAll(/\$\{([^}!]+)\}/g), ([, name = '']) => name).filter(
      (name) => !names.includes(name),
    )
  if (typeof text === 'string') return inText(text, local)
  if (Array.isArray(text)) {
    const [source, names] = text as [string, Record<string, unknown>]
    return [...inText(source, Object.keys(names)), ...listReferences(names, local)]
  }
  return [
    ...(typeof Ref === 'string' ? [Ref] : []),
    ...(typeof DependsOn === 'string' ? [DependsOn] : []),
    ...(Array.isArray(attribute) ? [attribute.join('.')] : []),
    ...Object.values(value).flatMap((item) => listReferences(item, local)),
  ]
}

function isFunction(value: unknown): boolean {
  if (!isObject(value)) return false
  const [name = '', ...others] = Object.keys(value)
  return others.length === 0 && (name === 'Ref' || name.startsWith('Fn::'))
}

function isObject(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null && !Array.isArray(value)
}

import { readFileSync } from 'node:fs'
import path from 'node:path'
import { parseDocument, visit } from 'yaml'

export const TEMPLATES = path.resolve(__dirname, '../../../deploy/ecs')

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
  const document = parseDocument(readFileSync(path.join(TEMPLATES, name), 'utf8'))
  if (document.errors[0] !== undefined) throw document.errors[0]
  visit(document, {
    Alias: (_, { source }) => {
      throw new Error(`${name}: CloudFormation knows no alias, *${source}`)
    },
  })
  return document.toJS() as Template
}

/** Names that no parameter and no resource has, and parameters that nothing names. */
export function findWrongReferences({ Parameters, Resources, Outputs }: Template): string[] {
  const named = listReferences({ ...Resources, ...Outputs })
  const known = [...Object.keys(Parameters), ...Object.keys(Resources)]
  const dangling = named.filter((name) => !known.includes(name) && !name.startsWith('AWS::'))
  return [...dangling, ...Object.keys(Parameters).filter((name) => !named.includes(name))]
}

function listReferences(value: unknown): string[] {
  if (Array.isArray(value)) return value.flatMap((item) => listReferences(item))
  if (typeof value !== 'object' || value === null) return []
  return Object.entries(value).flatMap(([key, item]) => {
    if (key === 'Ref' || key === 'DependsOn') return [String(item)]
    if (key === 'Fn::GetAtt') return [String([item].flat()[0]).replace(/\..*/, '')]
    if (key !== 'Fn::Sub') return listReferences(item)
    const [text, names = {}] = [item].flat() as [string, object?]
    const inText = Array.from(text.matchAll(/\$\{([^}!.]+)[^}]*\}/g), ([, name = '']) => name)
    const others = inText.filter((name) => !Object.hasOwn(names, name))
    return [...others, ...listReferences(names)]
  })
}

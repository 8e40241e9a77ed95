import path from 'node:path'
import ts from 'typescript'

/** CEL types of fields by their names, for each type; a type comes after those that it uses. */
export type CelTypes = Record<string, Record<string, string>>

/**
 * A kind of object of the Kubernetes API as CEL types. As in an API server, a type belongs to one kind:
 * the specification of a Job and that of a CronJob's Jobs are two.
 */
export function declareTypes(module: string, kind: string): CelTypes {
  const file = path.join(__dirname, 'declared.ts')
  const source = `export type Declared = import('kubernetes-types/${module}').${kind}`
  const host = ts.createCompilerHost({})
  const { getSourceFile, fileExists } = host
  host.fileExists = (name) => name === file || fileExists(name)
  host.getSourceFile = (name, ...rest) =>
    name === file
      ? ts.createSourceFile(file, source, ts.ScriptTarget.ESNext)
      : getSourceFile(name, ...rest)
  const options = { moduleResolution: ts.ModuleResolutionKind.Bundler, types: [], strict: true }
  const program = ts.createProgram(
    [file],
    { ...options, module: ts.ModuleKind.ESNext, skipLibCheck: true },
    host,
  )
  const checker = program.getTypeChecker()
  const exported = program.getSourceFile(file)?.statements.find(ts.isTypeAliasDeclaration)
  if (exported === undefined) throw new Error(`${module} has no ${kind}.`)
  const declared: CelTypes = {}

  const toCel = (type: ts.Type): string => {
    const plain = checker.getNonNullableType(type)
    if (plain.flags & ts.TypeFlags.StringLike) return 'string'
    if (plain.flags & ts.TypeFlags.NumberLike) return 'int'
    if (plain.flags & ts.TypeFlags.BooleanLike) return 'bool'
    if (plain.isUnion()) {
      const members = new Set(plain.types.map(toCel))
      return members.size === 1 ? [...members].join() : 'dyn'
    }
    const [item] = checker.isArrayType(plain)
      ? checker.getTypeArguments(plain as ts.TypeReference)
      : []
    if (item !== undefined) return `list<${toCel(item)}>`
    const values = plain.getStringIndexType()
    if (values !== undefined) return `map<string, ${toCel(values)}>`
    return declare(plain, `${kind}.${plain.symbol.name}`)
  }

  const declare = (type: ts.Type, name: string): string => {
    if (declared[name] !== undefined) return name
    const fields = type
      .getProperties()
      .map((property) => [property.name, toCel(checker.getTypeOfSymbol(property))] as const)
    declared[name] = Object.fromEntries(fields)
    return name
  }

  declare(checker.getTypeAtLocation(exported), kind)
  return declared
}

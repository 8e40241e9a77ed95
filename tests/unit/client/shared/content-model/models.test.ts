import { readdirSync, readFileSync } from 'node:fs'
import path from 'node:path'
import * as ts from 'typescript'

/* The models that editors fill in and the types that code reads are written by hand, side by side. */

const ROOT = path.resolve(__dirname, '../../../../..')
const MODELS = path.join(ROOT, 'builder/content/custom-types')

/** By name: the type of a field, or for a group the fields of its items. */
type Fields = { [name: string]: string | Fields }

interface FieldModel {
  type: string
  config?: { fields?: Record<string, FieldModel> }
}

const MODEL_TYPES: Record<string, string> = {
  BooleanField: 'Boolean',
  ContentRelationshipField: 'Link',
  DateField: 'Date',
  ImageField: 'Image',
  KeyTextField: 'Text',
  LinkField: 'Link',
  NumberField: 'Number',
  RichTextField: 'StructuredText',
  SelectField: 'Select',
  SliceZone: 'Slices',
  TimestampField: 'Timestamp',
}

const program = ts.createProgram(
  [path.join(ROOT, 'client/shared/content-model/content-types.ts')],
  { strict: true, module: ts.ModuleKind.NodeNext, skipLibCheck: true, noEmit: true },
)
const checker = program.getTypeChecker()

/** The members of a union that a file of the content model exports, by their discriminating name. */
function membersOf(file: string, union: string, name: string): Map<string, ts.Type> {
  const source = program.getSourceFile(path.join(ROOT, 'client/shared/content-model', file))
  const module = source && checker.getSymbolAtLocation(source)
  const symbol = module && checker.tryGetMemberInModuleExports(union, module)
  const type = symbol && checker.getDeclaredTypeOfSymbol(symbol)
  if (!type?.isUnion()) throw new Error(`${union} is not a union`)
  return new Map(
    type.types.map((member) => {
      const literal = typeOf(member, name)
      return [literal.isStringLiteral() ? literal.value : '', member]
    }),
  )
}

function typeOf(type: ts.Type, member: string): ts.Type {
  const property = type.getProperty(member)
  if (property === undefined) throw new Error(`no ${member}`)
  return checker.getTypeOfSymbol(property)
}

function fieldsOfType(type: ts.Type): Fields {
  return Object.fromEntries(
    type.getProperties().map((property) => {
      const { type: node } = property.valueDeclaration as ts.PropertySignature
      if (node === undefined || !ts.isTypeReferenceNode(node)) return [property.name, 'unknown']
      const [item] = node.typeArguments ?? []
      const name = node.typeName.getText()
      if (name === 'GroupField' && item !== undefined) {
        return [property.name, fieldsOfType(checker.getTypeFromTypeNode(item))]
      }
      return [property.name, MODEL_TYPES[name] ?? name]
    }),
  )
}

function fieldsOfModel(fields: Record<string, FieldModel> = {}): Fields {
  return Object.fromEntries(
    Object.entries(fields)
      .filter(([, { type }]) => type !== 'UID')
      .map(([name, { type, config }]) => [
        name,
        type === 'Group' ? fieldsOfModel(config?.fields) : type,
      ]),
  )
}

function readModels<Model>(folder: string): Model[] {
  const names = readdirSync(folder).filter((name) => name.endsWith('.json'))
  return names.map((name) => JSON.parse(readFileSync(path.join(folder, name), 'utf8')) as Model)
}

it('the model and the TypeScript type of each document declare the same fields', () => {
  const models = readModels<{ id: string; json: Record<string, Record<string, FieldModel>> }>(
    MODELS,
  )
  const ofModels = models.map(({ id, json }) => [
    id,
    fieldsOfModel(Object.assign({}, ...Object.values(json))),
  ])
  const types = membersOf('content-types.ts', 'CareersDocument', 'type')
  const ofTypes = [...types].map(([id, type]) => [id, fieldsOfType(typeOf(type, 'data'))])
  expect(ofModels).not.toEqual([])
  expect(Object.fromEntries(ofTypes)).toEqual(Object.fromEntries(ofModels))
})

it('the model and the TypeScript type of each slice declare the same fields', () => {
  interface Variation {
    primary?: Record<string, FieldModel>
    items?: Record<string, FieldModel>
  }
  const models = readModels<{ id: string; variations: [Variation] }>(path.join(MODELS, 'slices'))
  const ofModels = models.map(({ id, variations: [{ primary, items }] }) => [
    id,
    { primary: fieldsOfModel(primary), items: fieldsOfModel(items) },
  ])
  const types = membersOf('slice-types.ts', 'PageSlice', 'slice_type')
  const ofTypes = [...types].map(([id, type]) => {
    const [item] = checker.getTypeArguments(typeOf(type, 'items') as ts.TypeReference)
    return [
      id,
      { primary: fieldsOfType(typeOf(type, 'primary')), items: item ? fieldsOfType(item) : {} },
    ]
  })
  expect(ofModels).not.toEqual([])
  expect(Object.fromEntries(ofTypes)).toEqual(Object.fromEntries(ofModels))
})

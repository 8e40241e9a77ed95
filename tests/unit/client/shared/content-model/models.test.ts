import { execFile } from 'node:child_process'
import { cp, mkdtemp, readFile, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { promisify } from 'node:util'
import * as ts from 'typescript'
import {
  MODELS_FOLDER,
  readOwnSlices,
  readOwnTypes,
} from '../../../../helpers/content/own-models.js'

/* The models that editors fill in and the types that code reads are written by hand, side by side. */

const ROOT = path.resolve(__dirname, '../../../../..')

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
  TableField: 'Table',
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

it('the model and the TypeScript type of each document declare the same fields', () => {
  const ofModels = readOwnTypes().map(({ id, json }) => [
    id,
    fieldsOfModel(Object.assign({}, ...Object.values(json))),
  ])
  const types = membersOf('content-types.ts', 'CareersDocument', 'type')
  const ofTypes = [...types].map(([id, type]) => [id, fieldsOfType(typeOf(type, 'data'))])
  expect(ofModels).not.toEqual([])
  expect(Object.fromEntries(ofTypes)).toEqual(Object.fromEntries(ofModels))
})

it('the model and the TypeScript type of each slice declare the same fields', () => {
  interface Slice {
    id: string
    variations: readonly [Record<'primary' | 'items', Record<string, FieldModel>>]
  }
  const slices = readOwnSlices() as unknown as Slice[]
  const ofModels = slices.map(({ id, variations: [{ primary, items }] }) => [
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

it('the models are valid by Prismic’s own schemas', async () => {
  // Published as a module only, which Jest's CommonJS cannot load.
  const check = `
    import { CustomTypeModelSchema, SharedSliceModelSchema } from '@prismicio/types-internal/zod4'
    const { types, slices } = JSON.parse(process.argv[1])
    const results = [
      ...types.map((model) => [model.id, CustomTypeModelSchema.safeParse(model)]),
      ...slices.map((model) => [model.id, SharedSliceModelSchema.safeParse(model)]),
    ]
    console.log(JSON.stringify(results.map(([id, { success, error }]) => [id, success, error?.message])))
  `
  const models = { types: readOwnTypes(), slices: readOwnSlices() }
  const args = ['--input-type=module', '--eval', check, JSON.stringify(models)]
  const { stdout } = await promisify(execFile)(process.execPath, args, { cwd: ROOT })
  const results: [id: string, isValid: boolean, message?: string][] = JSON.parse(stdout)
  expect(results).toHaveLength(models.types.length + models.slices.length)
  expect(results.filter(([, isValid]) => !isValid)).toEqual([])
})

it('Prismic’s command line generates the types of every document and slice from the folder', async () => {
  const folder = await mkdtemp(path.join(tmpdir(), 'models-'))
  await cp(MODELS_FOLDER, folder, { recursive: true })
  const commandLine = path.join(ROOT, 'node_modules/prismic/dist/index.mjs')
  const env = {
    ...process.env,
    PRISMIC_CONFIG_DIR: folder,
    PRISMIC_SENTRY_ENABLED: 'false',
    PRISMIC_TELEMETRY_ENABLED: 'false',
  }
  await promisify(execFile)(process.execPath, [commandLine, 'gen', 'types'], { cwd: folder, env })
  const types = await readFile(path.join(folder, 'prismicio-types.d.ts'), 'utf8')
  await rm(folder, { recursive: true })
  const documented = [...types.matchAll(/- \*\*API ID\*\*: `(\w+)`/g)].map(([, id]) => id)
  const own = [...readOwnTypes(), ...readOwnSlices()].map(({ id }) => id)
  expect(new Set(documented)).toEqual(new Set([...own, 'default']))
})

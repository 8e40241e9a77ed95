import path from 'node:path'
import ts from 'typescript'
import type { Manifest } from './kustomize.js'

/**
 * Holds manifests to the API's schemas as `kubernetes-types` has them: fields that are missing, of
 * another type or unknown are problems, each in one line.
 */
export function findSchemaProblems(manifests: readonly Manifest[]): string[] {
  const name = path.join(__dirname, 'manifests.ts')
  const checked = manifests
    .map((manifest, index) => {
      const { apiVersion, kind } = manifest
      const type = `import('kubernetes-types/${toModule(apiVersion)}').${kind}`
      return `export const manifest${index}: ${type} = ${JSON.stringify(manifest, null, 1)}`
    })
    .join('\n')
  const source = `${checked}\n${MENDED}`
  const options: ts.CompilerOptions = {
    strict: true,
    noEmit: true,
    skipLibCheck: true,
    types: [],
    module: ts.ModuleKind.ESNext,
    moduleResolution: ts.ModuleResolutionKind.Bundler,
  }
  const host = ts.createCompilerHost(options)
  const { getSourceFile, fileExists } = host
  host.fileExists = (file) => file === name || fileExists(file)
  host.getSourceFile = (file, ...rest) =>
    file === name
      ? ts.createSourceFile(file, source, ts.ScriptTarget.ESNext)
      : getSourceFile(file, ...rest)
  const program = ts.createProgram([name], options, host)
  return ts.getPreEmitDiagnostics(program).map(({ messageText, file, start = 0 }) => {
    const line = file?.text.slice(0, start).split('\n').length ?? 0
    const at = file?.text.split('\n')[line - 1]?.trim() ?? ''
    return `${at}: ${ts.flattenDiagnosticMessageText(messageText, ' ')}`
  })
}

/** Two fields that the package loses, because their descriptions hold the sign for a comment's end. */
const MENDED = `
import type {} from 'kubernetes-types/admissionregistration/v1'
declare module 'kubernetes-types/admissionregistration/v1' {
  interface NamedRuleWithOperations { resources?: string[]; scope?: string }
}`

/** 'rbac.authorization.k8s.io/v1' → 'rbac/v1', 'v1' → 'core/v1' */
function toModule(apiVersion: string): string {
  const [group = '', version] = apiVersion.split('/')
  return version === undefined ? `core/${group}` : `${group.split('.')[0]}/${version}`
}

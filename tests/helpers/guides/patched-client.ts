import { execFile } from 'node:child_process'
import { cpSync, existsSync, mkdirSync, readFileSync, symlinkSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { promisify } from 'node:util'
import * as ts from 'typescript'
import { PROJECT_ROOT } from '../site/create-test-site.js'

/* Client code in which some files of a folder stand in the place of the project's. */

const { config } = ts.readConfigFile(path.join(PROJECT_ROOT, 'tsconfig.json'), ts.sys.readFile)
const OPTIONS: ts.CompilerOptions = {
  ...ts.parseJsonConfigFileContent(config, ts.sys, PROJECT_ROOT).options,
  lib: ['lib.es2023.d.ts', 'lib.dom.d.ts', 'lib.dom.iterable.d.ts'],
  noEmit: true,
  composite: false,
  declarationMap: false,
}

/** The files, among those named, in which the compiler finds errors. */
export function findFilesWithErrors(folder: string, names: readonly string[]): string[] {
  const toPatched = (file: string) => path.join(folder, path.relative(PROJECT_ROOT, file))
  const host = ts.createCompilerHost(OPTIONS)
  const { fileExists, readFile, getSourceFile } = host
  host.fileExists = (file) => existsSync(toPatched(file)) || fileExists(file)
  host.readFile = (file) => readFile(existsSync(toPatched(file)) ? toPatched(file) : file)
  host.getSourceFile = (file, ...more) => {
    if (existsSync(toPatched(file))) return getSourceFile(file, ...more)
    const known = parsed.get(file) ?? getSourceFile(file, ...more)
    parsed.set(file, known)
    return known
  }
  const roots = names.map((name) => path.join(PROJECT_ROOT, name))
  const program = ts.createProgram(roots, OPTIONS, host)
  return names.filter((_, index) => {
    const source = program.getSourceFile(roots[index] ?? '')
    return source === undefined || program.getSemanticDiagnostics(source).length > 0
  })
}

/** Parsing the declarations of React and of browsers takes longer than checking a file. */
const parsed = new Map<string, ts.SourceFile | undefined>()

/** Compiles the named files of a folder into a copy of the compiled client. Returns the JSON that a module prints. */
export async function runWithPatched<Printed>(
  folder: string,
  names: readonly string[],
  module: string,
): Promise<Printed> {
  for (const name of ['dist/client', 'dist/builder/emit/render']) {
    cpSync(path.join(PROJECT_ROOT, name), path.join(folder, name), {
      recursive: true,
      filter: (file) => !/\.(map|d\.ts|tsbuildinfo)$/.test(file),
    })
  }
  for (const name of names) {
    const { outputText } = ts.transpileModule(readFileSync(path.join(folder, name), 'utf8'), {
      compilerOptions: { ...OPTIONS, module: ts.ModuleKind.ESNext },
      fileName: name,
    })
    const file = path.join(folder, 'dist', name.replace(/\.tsx?$/, '.js'))
    mkdirSync(path.dirname(file), { recursive: true })
    writeFileSync(file, outputText)
  }
  symlinkSync(path.join(PROJECT_ROOT, 'node_modules'), path.join(folder, 'node_modules'))
  cpSync(path.join(PROJECT_ROOT, 'package.json'), path.join(folder, 'package.json'))
  writeFileSync(path.join(folder, 'run.js'), module)
  const { stdout } = await promisify(execFile)(process.execPath, ['run.js'], {
    cwd: folder,
    maxBuffer: 1e8,
  })
  return JSON.parse(stdout) as Printed
}

import { existsSync, readFileSync } from 'node:fs'
import { basename, dirname, join, normalize } from 'node:path'
import ts from 'typescript'
import { type Awaited, awaitedExports } from './awaitedExports.ts'

/** One name that an entry of a package exports. */
export type PackageExport = {
  name: string
  isType: boolean
  /** The module specifier: `@countersign/frame/wire`. */
  specifier: string
  /** The file that declares the name. */
  source: string
}

export type FindUnusedExportsParameters = {
  files: readonly string[]
  awaited?: Readonly<Record<string, Awaited>>
  read?: (file: string) => string
}

/** Published packages: their README documents exports that may have no user in this repository. */
const OFFERED = ['client', 'connect', 'frame']
/** The kernel's users are in this repository: it exports a type only if one of them imports it. */
const KERNEL = /^@countersign\/protocol\//
/** Made for tests, which may be the only users. */
const FOR_TESTS = /^@countersign\/(test|devchain)(\/|$)/

const ENTRY = /^packages\/([^/]+)\/src\/exports\/([^/.]+)\.ts$/
const TEST = /\.test(-d)?\.tsx?$|\/(test|compat|fixtures)\//
const SHIPS = /^(apps\/[^/]+\/src|packages\/(?!test\/)[^/]+\/src|scripts\/launcher)\//

/**
 * Lists exports of packages that no shipped code imports, no README documents and no open issue awaits: tests of code
 * that nobody runs prove nothing.
 */
export function findUnusedExports(parameters: FindUnusedExportsParameters): string[] {
  const {
    awaited = awaitedExports,
    files,
    read = (file) => (existsSync(file) ? readFileSync(file, 'utf8') : ''),
  } = parameters
  const exports = files.flatMap((file) => listExports(file, read))
  const imports = files.filter((file) => /\.tsx?$/.test(file)).flatMap((file) => listImports(file, read(file)))
  const isImported = ({ isType, name, specifier }: PackageExport) =>
    imports.some(
      (used) =>
        used.specifier === specifier &&
        (used.name === name || used.name === '*') &&
        (isType || FOR_TESTS.test(specifier) || (SHIPS.test(used.file) && !TEST.test(used.file))),
    )
  const isShown = ({ name, specifier }: PackageExport) => {
    const folder = specifier.split('/')[1] ?? ''
    const readme = read(`packages/${folder}/README.md`)
    return new RegExp(`\\b${name}\\b`).test(listCode(readme, OFFERED.includes(folder)))
  }
  const used = exports.filter((item) => isImported(item) || isShown(item))
  const isAwaited = ({ name, specifier }: PackageExport) =>
    Object.hasOwn(awaited, name) || Object.hasOwn(awaited, specifier)
  const retained = exports.filter((item) => used.includes(item) || isAwaited(item))
  const described = listDescribed(retained, exports, read)
  return [
    ...exports
      .filter((item) => !retained.includes(item) && !described.has(item))
      .map(
        ({ name, specifier }) => `${specifier}: ${name} is unused: not in shipped code, a README or awaitedExports.ts.`,
      ),
    ...Object.keys(awaited).flatMap((key) => {
      const meant = exports.filter(({ isType, name, specifier }) => name === key || (!isType && specifier === key))
      if (meant.length === 0) return [`scripts/check/awaitedExports.ts: no package exports ${key}.`]
      return meant.every((item) => used.includes(item))
        ? [`scripts/check/awaitedExports.ts: ${key} is used now; remove it.`]
        : []
    }),
  ]
}

/** Types in the files of used exports: callers need them for arguments. */
function listDescribed(
  retained: readonly PackageExport[],
  exports: readonly PackageExport[],
  read: (file: string) => string,
): Set<PackageExport> {
  const described = new Set<PackageExport>()
  const texts = new Set(retained.map(({ source }) => source))
  for (;;) {
    const text = [...texts].map(read).join('\n')
    const words = new Set(text.match(/\w+/g))
    const more = exports.filter(
      (item) => item.isType && !KERNEL.test(item.specifier) && !described.has(item) && words.has(item.name),
    )
    if (more.length === 0) return described
    for (const item of more) {
      described.add(item)
      texts.add(item.source)
    }
  }
}

function listExports(file: string, read: (file: string) => string): PackageExport[] {
  const [, folder, entry] = ENTRY.exec(file) ?? []
  if (!folder || !entry) return []
  const specifier = `${folder === 'cli' ? 'countersign' : `@countersign/${folder}`}${entry === 'index' ? '' : `/${entry}`}`
  return parse(file, read(file)).statements.flatMap((statement) => {
    if (!ts.isExportDeclaration(statement) || !statement.exportClause || !ts.isNamedExports(statement.exportClause))
      return []
    const { moduleSpecifier } = statement
    const from = moduleSpecifier && ts.isStringLiteral(moduleSpecifier) ? moduleSpecifier.text : `./${basename(file)}`
    return statement.exportClause.elements.map(({ isTypeOnly, name }) => ({
      isType: statement.isTypeOnly || isTypeOnly,
      name: name.text,
      source: normalize(join(dirname(file), from)),
      specifier,
    }))
  })
}

type Import = { file: string; specifier: string; name: string }

function listImports(file: string, text: string): Import[] {
  if (!/'@?countersign\//.test(text)) return []
  const found: Import[] = []
  const add = (specifier: ts.Node | undefined, names: readonly string[]) => {
    if (specifier && ts.isStringLiteral(specifier) && /^@?countersign\//.test(specifier.text))
      found.push(...names.map((name) => ({ file, name, specifier: specifier.text })))
  }
  const visit = (node: ts.Node): void => {
    if (ts.isImportDeclaration(node)) add(node.moduleSpecifier, namesOf(node.importClause?.namedBindings, text))
    if (ts.isExportDeclaration(node)) add(node.moduleSpecifier, namesOf(node.exportClause, text))
    // A dynamic import or `typeof import(…)` may use every export.
    if (ts.isCallExpression(node) && node.expression.kind === ts.SyntaxKind.ImportKeyword) add(node.arguments[0], ['*'])
    if (ts.isImportTypeNode(node) && ts.isLiteralTypeNode(node.argument)) add(node.argument.literal, ['*'])
    ts.forEachChild(node, visit)
  }
  visit(parse(file, text))
  return found
}

function namesOf(bindings: ts.NamedImportBindings | ts.NamedExportBindings | undefined, text: string): string[] {
  if (!bindings) return []
  if (ts.isNamedImports(bindings) || ts.isNamedExports(bindings))
    return bindings.elements.map(({ name, propertyName }) => (propertyName ?? name).text)
  return [...text.matchAll(new RegExp(`\\b${bindings.name.text}\\.(\\w+)`, 'g'))].flatMap(([, name]) => name ?? [])
}

/** Code in a README: its examples, and for published packages inline code too. */
function listCode(readme: string, isOffered: boolean): string {
  const examples = [...readme.matchAll(/^```.*?^```/gms)].map(([block]) => block)
  const inline = isOffered ? [...readme.matchAll(/`[^`\n]+`/g)].map(([code]) => code) : []
  return [...examples, ...inline].join('\n')
}

const parse = (file: string, text: string) =>
  ts.createSourceFile(
    file,
    text,
    ts.ScriptTarget.Latest,
    false,
    file.endsWith('x') ? ts.ScriptKind.TSX : ts.ScriptKind.TS,
  )

import { mkdir, mkdtemp, readdir, readFile, realpath, rm, writeFile } from 'node:fs/promises'
import { createRequire } from 'node:module'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { build, transform } from 'esbuild'
import { inject } from 'vitest'
import { z } from 'zod'
import { PNPM, VERSIONS } from './packages.ts'
import { type Output, ROOT, run } from './run.ts'

const InstalledSchema = z.object({ packages: z.record(z.string(), z.unknown()) })
const PnpmManifestSchema = z.looseObject({ pnpm: z.object({ overrides: z.record(z.string(), z.string()) }) })
const PackageSchema = z.object({ version: z.string() })
const OURS = /^@countersign\//

/** Of the registry that tests run with, newer ones lack the binary of one platform. */
const OVERRIDES = { rolldown: '1.2.18' }

const HTML =
  '<!doctype html><html lang="en"><head><meta charset="utf-8"><title>App</title><link rel="icon" href="data:,"></head><body><div id="root"></div><script type="module" src="./main.tsx"></script></body></html>'

export type App = {
  folder: string
  /** Types, as an editor would complain about them; our own declarations too where `isWhole`, which takes a minute. */
  check(
    moduleResolution: 'bundler' | 'node16' | 'nodenext',
    files: readonly string[],
    options?: { isComplete?: boolean },
  ): Promise<string[]>
  /** The versions of a package that the app, ours and wagmi import, one per copy. */
  listCopies(name: string): Promise<string[]>
  /** The names of what is installed. */
  listInstalled(): Promise<string[]>
  install(names: readonly string[]): Promise<void>
  remove(): Promise<void>
  /** Runs TypeScript without types, in plain Node. */
  runNode(file: string): Promise<Output>
  /** @returns the folder that it wrote */
  buildWithEsbuild(): Promise<string>
  /** With the app router's pages in `app`; served by `next start`. */
  buildWithNext(): Promise<void>
  /** @returns the folder that it wrote */
  buildWithVite(options?: { mode?: 'development' | 'production'; vite?: string }): Promise<string>
  write(files: Readonly<Record<string, string>>): Promise<void>
}

/** An app of somebody else: an empty folder, npm, and what our packages' pages say. `versions` differ from the usual. */
export async function createApp(
  versions: Readonly<Record<string, string>> = {},
  { manager = 'npm' }: { manager?: 'npm' | 'pnpm' } = {},
): Promise<App> {
  const folder = await mkdtemp(join(tmpdir(), 'countersign-app-'))
  const tarballs = inject('tarballs')
  const manifest = { name: 'app', overrides: OVERRIDES, pnpm: { overrides: OVERRIDES }, private: true, type: 'module' }
  await writeFile(join(folder, 'package.json'), JSON.stringify(manifest))

  // A page may name a range: the exact version of it is ours to choose.
  const toSpecifier = (word: string) => {
    const name = word.replace(/(?<=.)@.*$/, '')
    return OURS.test(name)
      ? join(tarballs, `countersign-${name.replace(OURS, '')}-0.1.0.tgz`)
      : `${name}@${versions[name] ?? VERSIONS[name] ?? 'missing'}`
  }

  const app: App = {
    async buildWithEsbuild() {
      const outdir = join(folder, 'dist-esbuild')
      await build({
        absWorkingDir: folder,
        bundle: true,
        entryPoints: ['main.tsx'],
        format: 'esm',
        jsx: 'automatic',
        logLevel: 'silent',
        minify: true,
        outdir,
        splitting: true,
      })
      return outdir
    },
    async buildWithNext() {
      const next = join(folder, 'node_modules/next/dist/bin/next')
      await run(process.execPath, [next, 'build'], {
        cwd: folder,
        env: { NEXT_TELEMETRY_DISABLED: '1', NODE_ENV: 'production' },
      })
    },
    async buildWithVite({ mode = 'production', vite = join(folder, 'node_modules/vite/bin/vite.js') } = {}) {
      await run(process.execPath, [vite, 'build', '--mode', mode, '--logLevel', 'warn'], {
        cwd: folder,
        env: { NODE_ENV: mode },
      })
      return join(folder, 'dist')
    },
    async check(moduleResolution, files, { isComplete = false } = {}) {
      const config = `tsconfig.${moduleResolution}.json`
      const compilerOptions = {
        allowImportingTsExtensions: true,
        jsx: 'react-jsx',
        module: moduleResolution === 'bundler' ? 'esnext' : moduleResolution,
        moduleResolution,
        noEmit: true,
        noUncheckedSideEffectImports: true,
        skipLibCheck: !isComplete,
        strict: true,
        target: 'es2023',
        types: [],
      }
      await app.write({ [config]: JSON.stringify({ compilerOptions, files }) })
      const compiler = join(ROOT, 'node_modules/typescript/bin/tsc')
      const said = await run(process.execPath, [compiler, '-p', config, '--pretty', 'false'], { cwd: folder }).then(
        ({ stdout }) => stdout,
        (error: unknown) => String(error),
      )
      // Declarations of others are theirs to mend.
      return said.split('\n').filter((line) => /error TS/.test(line) && !/^node_modules\/(?!@countersign\/)/.test(line))
    },
    folder,
    async install(names) {
      // Ours are not in the registry: those that one of them needs come from beside it.
      const specifiers = (await withOurOwn(names)).map(toSpecifier)
      if (manager === 'npm')
        await run('npm', ['install', '--ignore-scripts', '--no-audit', '--no-fund', ...specifiers], { cwd: folder })
      else await addWithPnpm(folder, specifiers)
    },
    async listCopies(name) {
      const ours = await readdir(join(folder, 'node_modules/@countersign'))
      const importers = ['.', 'node_modules/wagmi', ...ours.map((own) => `node_modules/@countersign/${own}`)]
      const copies = new Map<string, string>()
      for (const importer of importers) {
        const { resolve } = createRequire(join(await realpath(join(folder, importer)), 'package.json'))
        for (const parent of resolve.paths(name) ?? []) {
          const place = await realpath(join(parent, name)).catch(() => undefined)
          if (place === undefined) continue
          copies.set(
            place,
            PackageSchema.parse(JSON.parse(await readFile(join(place, 'package.json'), 'utf8'))).version,
          )
          break
        }
      }
      return [...copies.values()]
    },
    async listInstalled() {
      const text = await readFile(join(folder, 'node_modules/.package-lock.json'), 'utf8')
      return Object.keys(InstalledSchema.parse(JSON.parse(text)).packages).map((path) =>
        path.replace(/^node_modules\//, ''),
      )
    },
    remove: () => rm(folder, { force: true, recursive: true }),
    async runNode(file) {
      const { code } = await transform(await readFile(join(folder, file), 'utf8'), { format: 'esm', loader: 'ts' })
      const script = file.replace(/\.ts$/, '.mjs')
      await app.write({ [script]: code })
      return run(process.execPath, [script], { cwd: folder })
    },
    async write(files) {
      for (const [name, text] of Object.entries({ ...files })) {
        await mkdir(dirname(join(folder, name)), { recursive: true })
        await writeFile(join(folder, name), text)
      }
    },
  }
  // Vite reads how to compile JSX from here.
  await app.write({ 'index.html': HTML, 'tsconfig.json': JSON.stringify({ compilerOptions: { jsx: 'react-jsx' } }) })
  return app
}

/** Its folders are strict: what a package does not declare, it cannot import. */
async function addWithPnpm(folder: string, specifiers: readonly string[]): Promise<void> {
  const pnpm = join(folder, 'pnpm')
  await run('npm', ['install', '--prefix', pnpm, '--ignore-scripts', '--no-audit', '--no-fund', `pnpm@${PNPM}`], {
    cwd: folder,
  })
  const program = join(pnpm, 'node_modules/pnpm/bin/pnpm.cjs')
  // Ours are not in the registry: those that ours depend on come from the archives too.
  const { pnpm: settings, ...manifest } = PnpmManifestSchema.parse(
    JSON.parse(await readFile(join(folder, 'package.json'), 'utf8')),
  )
  const archives = specifiers.flatMap((path): [string, string][] => {
    const [, name] = /countersign-(\w+)-[\d.]+\.tgz$/.exec(path) ?? []
    return name === undefined ? [] : [[`@countersign/${name}`, `file:${path}`]]
  })
  const overrides = { ...settings.overrides, ...Object.fromEntries(archives) }
  await writeFile(join(folder, 'package.json'), JSON.stringify({ ...manifest, pnpm: { overrides } }))
  await run(process.execPath, [program, 'add', '--ignore-scripts', ...specifiers], { cwd: folder })
}

/** The packages with those of ours that they depend on. */
async function withOurOwn(names: readonly string[]): Promise<string[]> {
  const all = new Set(names)
  for (const name of all) {
    if (!OURS.test(name)) continue
    const text = await readFile(join(ROOT, 'packages', name.replace(OURS, ''), 'package.json'), 'utf8')
    const { dependencies } = z.object({ dependencies: z.record(z.string(), z.string()) }).parse(JSON.parse(text))
    for (const dependency of Object.keys(dependencies)) if (OURS.test(dependency)) all.add(dependency)
  }
  return [...all]
}

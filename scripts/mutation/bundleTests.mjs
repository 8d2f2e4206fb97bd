import { readdir } from 'node:fs/promises'
import { join, resolve } from 'node:path'
import { pathToFileURL } from 'node:url'
import { Script } from 'node:vm'
import { build } from 'esbuild'

/** Installed packages: loaded once per process and shared by all runs, because they contain no mutants. */
const external = ['@bitauth/*', '@safe-global/*', 'fast-check', 'viem', 'vitest', 'zod']
/** Need a chain, a database or a browser, or generate thousands of cases: too slow for each mutant. */
const SLOW = /\.(chain|db|e2e|property)\.test\.ts$/

/**
 * Makes one compiled script of each test file under `folder` together with all sources that it reaches.
 *
 * @returns {Promise<{ files: TestFile[], packages: Map<string, object> }>}
 * @typedef {{ name: string, sources: Set<string>, script: Script }} TestFile
 */
export async function bundleTests({ folder, root }) {
  const found = await readdir(join(root, folder), { recursive: true })
  const names = found
    .filter((name) => name.endsWith('.test.ts') && !SLOW.test(name))
    .map((name) => join(folder, name))
    .sort()
  const specifiers = new Set()
  const files = await Promise.all(names.map((name) => bundle({ name, root, specifiers })))
  const packages = new Map()
  for (const specifier of specifiers) packages.set(specifier, await import(specifier))
  return { files, packages }
}

async function bundle({ name, root, specifiers }) {
  const { metafile, outputFiles } = await build({
    absWorkingDir: root,
    bundle: true,
    conditions: ['@repo/source'],
    define: { 'import.meta.url': JSON.stringify(pathToFileURL(join(root, name)).href) },
    entryPoints: [name],
    external,
    format: 'cjs',
    logLevel: 'error',
    metafile: true,
    platform: 'node',
    preserveSymlinks: true,
    target: 'node20',
    write: false,
  })
  for (const { imports } of Object.values(metafile.outputs))
    for (const { external: isExternal, path } of imports) if (isExternal) specifiers.add(path)
  return {
    name,
    script: new Script(`(function (require, module, exports) {${outputFiles[0].text}\n})`, { filename: name }),
    sources: new Set(Object.keys(metafile.inputs).map((source) => resolve(root, source))),
  }
}

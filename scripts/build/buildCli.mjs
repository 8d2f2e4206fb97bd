/** The CLI in one file, with our own packages and their dependencies. */
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { build } from 'esbuild'
import { cliDir, root } from './paths.mjs'
import { replaceFolder } from './replaceFolder.mjs'

const folder = join(root, 'packages', 'cli')

export function buildCli() {
  return replaceFolder(cliDir, (outdir) =>
    build({
      absWorkingDir: root,
      bundle: true,
      chunkNames: 'chunks/[name]-[hash]',
      conditions: ['@repo/source'],
      entryPoints: { main: join(folder, 'src', 'main.ts') },
      // CommonJS dependencies require Node's modules at run time; `node-hid` is optional and has a binary.
      external: ['cli-progress', 'node-hid'],
      format: 'esm',
      logLevel: 'warning',
      outdir,
      platform: 'node',
      splitting: true,
      target: 'node20',
    }),
  )
}

if (process.argv[1] === fileURLToPath(import.meta.url)) await buildCli()

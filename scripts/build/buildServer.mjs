import { join } from 'node:path'
import { build } from 'esbuild'
import { root, serverDir } from './paths.mjs'
import { replaceFolder } from './replaceFolder.mjs'

/** The programs of the server. The chain is one of its own because it runs in a child process. */
const entryPoints = {
  devchain: 'packages/devchain/src/server/main.ts',
  gateway: 'apps/gateway/src/main.ts',
  start: 'scripts/launcher/main.ts',
}

/** Many small files of plain JavaScript, which Node would look up and read one by one at every start. */
const inlined = /^(@countersign|@hono|@noble|@scure|abitype|hono|kysely|ox|viem|zod)(\/|$)/

/** Our own packages are inlined from their sources, and what a start is quicker with; the rest stays in node_modules. */
const externalPackages = {
  name: 'external-packages',
  setup(builder) {
    builder.onResolve({ filter: /^[^./]/ }, ({ kind, path }) =>
      kind === 'entry-point' || inlined.test(path) ? undefined : { external: true, path },
    )
  },
}

export function buildServer() {
  return replaceFolder(serverDir, (outdir) =>
    build({
      absWorkingDir: root,
      bundle: true,
      chunkNames: 'chunks/[name]-[hash]',
      conditions: ['@repo/source'],
      entryPoints: Object.fromEntries(Object.entries(entryPoints).map(([name, path]) => [name, join(root, path)])),
      format: 'esm',
      logLevel: 'warning',
      outdir,
      platform: 'node',
      plugins: [externalPackages],
      sourcemap: true,
      splitting: true,
      target: 'node20',
    }),
  )
}

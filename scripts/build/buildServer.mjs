import { join } from 'node:path'
import { build } from 'esbuild'
import { root, serverDir } from './paths.mjs'
import { replaceFolder } from './replaceFolder.mjs'

/** The programs of the server. The chain runs in a child process, the indexer in a worker. */
const entryPoints = {
  devchain: 'packages/devchain/src/server/main.ts',
  gateway: 'apps/gateway/src/main.ts',
  indexer: 'apps/gateway/src/indexer/worker.ts',
  start: 'scripts/launcher/main.ts',
}

/** Our own packages are inlined from their sources; everything else stays in node_modules. */
const externalPackages = {
  name: 'external-packages',
  setup(builder) {
    builder.onResolve({ filter: /^[^./]/ }, ({ kind, path }) =>
      kind === 'entry-point' || path.startsWith('@countersign/') ? undefined : { external: true, path },
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

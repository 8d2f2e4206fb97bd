import { build } from 'esbuild'
import { root } from './paths.mjs'

/** Our own packages, and packages of many small files, which Node would resolve one by one at every start. */
const inlined = /^(@countersign|countersign|@hono|@noble|@scure|abitype|hono|kysely|ox|viem|zod)(\/|$)/

/** Inlines our own packages and those that speed up the start; the others stay in node_modules. */
const externalPackages = {
  name: 'external-packages',
  setup(builder) {
    builder.onResolve({ filter: /^[^./]/ }, ({ kind, path }) =>
      kind === 'entry-point' || inlined.test(path) ? undefined : { external: true, path },
    )
  },
}

/** Bundles programs for Node; `programs` maps each name to its source, from the root. */
export function bundleServer(programs, outdir) {
  return build({
    absWorkingDir: root,
    bundle: true,
    chunkNames: 'chunks/[name]-[hash]',
    conditions: ['@repo/source'],
    entryPoints: programs,
    format: 'esm',
    logLevel: 'warning',
    metafile: true,
    outdir,
    platform: 'node',
    plugins: [externalPackages],
    sourcemap: true,
    splitting: true,
    target: 'node20',
  })
}

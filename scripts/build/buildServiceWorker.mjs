import { readFile } from 'node:fs/promises'
import { join } from 'node:path'

/** Maximum size of the worker, unpacked: everyone who compares a release should be able to read it. */
export const serviceWorkerBudget = 6_000

/** Builds the worker that serves a pinned release, under a name without a hash: browsers look for updates there. */
export async function buildServiceWorker({ build, outDir, root }) {
  await build({
    build: {
      copyPublicDir: false,
      emptyOutDir: false,
      manifest: false,
      modulePreload: false,
      outDir,
      rolldownOptions: {
        input: join(root, 'src', 'serviceWorker.ts'),
        output: { codeSplitting: false, entryFileNames: 'service-worker.js', format: 'iife' },
      },
    },
  })
  const { length } = await readFile(join(outDir, 'service-worker.js'))
  if (length > serviceWorkerBudget)
    throw new Error(`service-worker.js has ${length} bytes; the limit is ${serviceWorkerBudget}.`)
}

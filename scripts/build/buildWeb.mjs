import { cp, mkdir } from 'node:fs/promises'
import { createRequire } from 'node:module'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { buildServiceWorker } from './buildServiceWorker.mjs'
import { buildVerify } from './buildVerify.mjs'
import { packFiles } from './packFiles.mjs'
import { root, webDir } from './paths.mjs'
import { replaceFolder } from './replaceFolder.mjs'
import { buildOpening, writeOpening } from './writeOpening.mjs'

/**
 * Builds the web app and the verification page with its own Vite, whose output is silenced. The parts are built side by
 * side: each leaves a core idle by itself.
 *
 * @param isQuick Packs less tightly: `npm start` waits for it
 */
export async function buildWeb({ isQuick }) {
  const web = join(root, 'apps', 'web')
  const require = createRequire(join(web, 'package.json'))
  const vite = await import(pathToFileURL(require.resolve('vite')).href)
  // Read once: each build would bundle it anew.
  const { config } = await vite.loadConfigFromFile(
    { command: 'build', mode: 'production' },
    join(web, 'vite.config.ts'),
  )
  const shared = { ...config, configFile: false, logLevel: 'error', root: web }
  const build = (options) => vite.build(vite.mergeConfig(shared, options))
  return replaceFolder(webDir, async (outDir) => {
    await mkdir(outDir, { recursive: true })
    const [opening, pages] = await Promise.all([
      buildOpening({ build, folder: join(outDir, '.opening'), root: web }),
      buildVerify({ build, config, outDir, root: web }),
      buildServiceWorker({ build, outDir, root: web }),
      build({ build: { emptyOutDir: false, manifest: true, outDir } }),
      // A pinned page shows what another release changes.
      cp(join(root, 'CHANGELOG.md'), join(outDir, 'changelog.txt')),
    ])
    await writeOpening({ opening, outDir })
    await packFiles(outDir, { isQuick })
    return pages
  })
}

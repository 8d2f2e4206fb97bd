import { cp } from 'node:fs/promises'
import { createRequire } from 'node:module'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { buildServiceWorker } from './buildServiceWorker.mjs'
import { buildVerify } from './buildVerify.mjs'
import { packFiles } from './packFiles.mjs'
import { root, webDir } from './paths.mjs'
import { replaceFolder } from './replaceFolder.mjs'
import { writeOpening } from './writeOpening.mjs'

/** Builds the web app and the verification page with its own Vite, whose output is silenced. */
export async function buildWeb() {
  const web = join(root, 'apps', 'web')
  const require = createRequire(join(web, 'package.json'))
  const { build } = await import(pathToFileURL(require.resolve('vite')).href)
  const configFile = join(web, 'vite.config.ts')
  return replaceFolder(webDir, async (outDir) => {
    await build({
      build: { emptyOutDir: true, manifest: true, outDir },
      configFile,
      logLevel: 'error',
      root: web,
    })
    const pages = await buildVerify({ build, configFile, outDir, root: web })
    await buildServiceWorker({ build, configFile, outDir, root: web })
    // A pinned page shows what another release changes.
    await cp(join(root, 'CHANGELOG.md'), join(outDir, 'changelog.txt'))
    await writeOpening({ build, configFile, outDir, root: web })
    await packFiles(outDir)
    return pages
  })
}

import { createRequire } from 'node:module'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { root, webDir } from './paths.mjs'
import { replaceFolder } from './replaceFolder.mjs'

/** Builds the web app with its own Vite. Its plain output is silenced: this build prints what matters. */
export async function buildWeb() {
  const web = join(root, 'apps', 'web')
  const require = createRequire(join(web, 'package.json'))
  const { build } = await import(pathToFileURL(require.resolve('vite')).href)
  await replaceFolder(webDir, (outDir) =>
    build({
      build: { emptyOutDir: true, manifest: true, outDir },
      configFile: join(web, 'vite.config.ts'),
      logLevel: 'error',
      root: web,
    }),
  )
}

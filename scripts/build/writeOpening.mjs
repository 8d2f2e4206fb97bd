import { readFile, rm, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'

const empty = '<div id="root"></div>'

/**
 * Prerenders the first paint (apps/web/src/routes/Opening.tsx) into the built index.html, with the app's own
 * components, so that nothing shifts when the app mounts.
 */
export async function writeOpening({ build, configFile, outDir, root }) {
  const folder = join(outDir, '.opening')
  await build({
    build: {
      copyPublicDir: false,
      emptyOutDir: true,
      manifest: false,
      outDir: folder,
      rolldownOptions: { output: { codeSplitting: false, entryFileNames: 'opening.mjs' } },
      ssr: join(root, 'src', 'opening.tsx'),
    },
    configFile,
    logLevel: 'error',
    root,
  })
  const { drawOpening } = await import(pathToFileURL(join(folder, 'opening.mjs')).href)
  await rm(folder, { recursive: true })
  const opening = await drawOpening()
  const file = join(outDir, 'index.html')
  const page = await readFile(file, 'utf8')
  if (!page.includes(empty)) throw new Error('index.html has no <div id="root"></div>.')
  await writeFile(
    file,
    page.replace(empty, () => `<div id="root">${opening}</div>`),
  )
}

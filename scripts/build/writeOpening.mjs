import { readFile, rm, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'

const empty = '<div id="root"></div>'

/** Renders the first paint (apps/web/src/routes/Opening.tsx) with the app's own components; resolves to its HTML. */
export async function buildOpening({ build, folder, root }) {
  await build({
    build: {
      copyPublicDir: false,
      emptyOutDir: true,
      manifest: false,
      outDir: folder,
      rolldownOptions: { output: { codeSplitting: false, entryFileNames: 'opening.mjs' } },
      ssr: join(root, 'src', 'opening.tsx'),
    },
  })
  const { drawOpening } = await import(pathToFileURL(join(folder, 'opening.mjs')).href)
  await rm(folder, { recursive: true })
  return drawOpening()
}

/** Puts the first paint into the built index.html, so that nothing shifts when the app mounts. */
export async function writeOpening({ opening, outDir }) {
  const file = join(outDir, 'index.html')
  const page = await readFile(file, 'utf8')
  if (!page.includes(empty)) throw new Error('index.html has no <div id="root"></div>.')
  await writeFile(
    file,
    page.replace(empty, () => `<div id="root">${opening}</div>`),
  )
}

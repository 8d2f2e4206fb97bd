import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { gzipSync } from 'node:zlib'
import { z } from 'zod'
import { buildExample } from '../../packages/connect/test/buildExample.ts'

const ManifestSchema = z.record(
  z.string(),
  z.object({ file: z.string(), imports: z.array(z.string()).default([]), isEntry: z.boolean().default(false) }),
)

type Manifest = z.infer<typeof ManifestSchema>

export type ExampleSize = { name: string; kilobytes: number }

/** JavaScript of the example app in kB of gzip: what a page loads by itself, and what the dialog adds when it opens. */
export async function measureExample(): Promise<ExampleSize[]> {
  const { folder, remove } = await buildExample({ hasManifest: true })
  try {
    const manifest = ManifestSchema.parse(JSON.parse(await readFile(join(folder, '.vite/manifest.json'), 'utf8')))
    const entries = Object.keys(manifest).filter((key) => manifest[key]?.isEntry)
    const first = collectFiles(manifest, entries)
    const weigh = async (...names: string[]) => {
      const keys = Object.keys(manifest).filter((key) => names.some((name) => key.endsWith(name)))
      if (keys.length < names.length) throw new Error(`The example has no chunk of ${names.join(' or ')}.`)
      return weighFiles(
        folder,
        [...collectFiles(manifest, keys)].filter((file) => !first.has(file)),
      )
    }
    return [
      { name: 'before a click, with wagmi, viem and React', kilobytes: await weighFiles(folder, [...first]) },
      {
        name: 'the dialog, with the first click',
        kilobytes: await weigh('shell/dialogChunk.ts', 'wallets/marks.json'),
      },
      { name: 'another language', kilobytes: await weigh('messages/de.json') },
    ]
  } finally {
    await remove()
  }
}

function collectFiles(manifest: Manifest, keys: readonly string[]): Set<string> {
  const files = new Set<string>()
  const collect = (key: string) => {
    const chunk = manifest[key]
    if (!chunk || files.has(chunk.file)) return
    files.add(chunk.file)
    for (const imported of chunk.imports) collect(imported)
  }
  for (const key of keys) collect(key)
  return files
}

async function weighFiles(folder: string, files: readonly string[]): Promise<number> {
  const sizes = await Promise.all(
    files
      .filter((file) => file.endsWith('.js'))
      .map(async (file) => gzipSync(await readFile(join(folder, file)), { level: 9 }).length),
  )
  return sizes.reduce((sum, size) => sum + size, 0) / 1_000
}

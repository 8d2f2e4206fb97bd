import { readFile } from 'node:fs/promises'
import { basename } from 'node:path'
import { fileURLToPath } from 'node:url'
import { gzipSync } from 'node:zlib'
import { z } from 'zod'

const dist = new URL('../../apps/web/dist/', import.meta.url)

const ManifestSchema = z.record(
  z.string(),
  z.object({ file: z.string(), imports: z.array(z.string()).default([]), isEntry: z.boolean().default(false) }),
)

type Manifest = z.infer<typeof ManifestSchema>

/** Size of the build in kB of gzipped JavaScript: initially, and per screen with all its chunks. */
export async function measureSizes(): Promise<{ firstLoad: number; routes: { name: string; size: number }[] }> {
  const manifest = ManifestSchema.parse(JSON.parse(await readFile(new URL('.vite/manifest.json', dist), 'utf8')))
  const entries = Object.keys(manifest).filter((key) => manifest[key]?.isEntry)
  const screens = Object.keys(manifest).filter((key) => /^src\/routes\/\w+Page\.tsx$/.test(key))
  return {
    firstLoad: await weigh(manifest, entries),
    routes: await Promise.all(
      screens.toSorted().map(async (key) => ({
        name: basename(key, '.tsx'),
        size: await weigh(manifest, [...entries, key]),
      })),
    ),
  }
}

async function weigh(manifest: Manifest, keys: readonly string[]): Promise<number> {
  const files = new Set<string>()
  const collect = (key: string) => {
    const chunk = manifest[key]
    if (!chunk || files.has(chunk.file)) return
    files.add(chunk.file)
    for (const imported of chunk.imports) collect(imported)
  }
  for (const key of keys) collect(key)
  const sizes = await Promise.all(
    [...files].map(async (file) => gzipSync(await readFile(fileURLToPath(new URL(file, dist))), { level: 9 }).length),
  )
  return sizes.reduce((sum, size) => sum + size, 0) / 1_000
}

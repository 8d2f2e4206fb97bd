import { basename } from 'node:path'
import { collectFiles, listEntries, readManifest, weighScripts } from '../../scripts/build/measureChunks.mjs'
import { webDir } from '../../scripts/build/paths.mjs'

/** Size of the build in kB of gzipped JavaScript: initially, and per screen with all its chunks. */
export async function measureSizes(): Promise<{ firstLoad: number; routes: { name: string; size: number }[] }> {
  const manifest = await readManifest(webDir)
  const entries = listEntries(manifest)
  const weigh = async (...keys: string[]) =>
    (await weighScripts(webDir, collectFiles(manifest, [...entries, ...keys]))).bytes / 1_000
  const screens = Object.keys(manifest).filter((key) => /^src\/routes\/\w+Page\.tsx$/.test(key))
  return {
    firstLoad: await weigh(),
    routes: await Promise.all(
      screens.toSorted().map(async (key) => ({ name: basename(key, '.tsx'), size: await weigh(key) })),
    ),
  }
}

import { buildExample } from '../../packages/connect/test/buildExample.ts'
import { collectFiles, listEntries, readManifest, weighScripts } from '../build/measureChunks.mjs'

export type ExampleSize = { name: string; kilobytes: number }

/** JavaScript of the example app in kB of gzip: what a page loads by itself, and what the dialog adds when it opens. */
export async function measureExample(): Promise<ExampleSize[]> {
  const { folder, remove } = await buildExample({ hasManifest: true })
  try {
    const manifest = await readManifest(folder)
    const first = collectFiles(manifest, listEntries(manifest))
    const weighFiles = async (files: Iterable<string>) => (await weighScripts(folder, files)).bytes / 1_000
    const weigh = async (...names: string[]) => {
      const keys = Object.keys(manifest).filter((key) => names.some((name) => key.endsWith(name)))
      if (keys.length < names.length) throw new Error(`The example has no chunk of ${names.join(' or ')}.`)
      return weighFiles([...collectFiles(manifest, keys)].filter((file) => !first.has(file)))
    }
    return [
      { name: 'before a click, with wagmi, viem and React', kilobytes: await weighFiles(first) },
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

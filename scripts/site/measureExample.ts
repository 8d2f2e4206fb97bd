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
    // Groups of chunks have a name, others the path of their module.
    const collect = (...names: string[]) => {
      const keys = Object.keys(manifest).filter((key) =>
        names.some((name) => key.endsWith(name) || manifest[key]?.name === name),
      )
      if (keys.length < names.length) throw new Error(`The example has no chunk of ${names.join(' or ')}.`)
      return collectFiles(manifest, keys)
    }
    const dialog = collect('dialogChunk', 'wallets/marks.json')
    const weigh = (files: ReadonlySet<string>, ...known: ReadonlySet<string>[]) =>
      weighFiles([...files].filter((file) => [first, ...known].every((others) => !others.has(file))))
    return [
      { name: 'before a click, with wagmi, viem and React', kilobytes: await weighFiles(first) },
      { name: 'the dialog, with the first click', kilobytes: await weigh(dialog) },
      { name: 'another language', kilobytes: await weigh(collect('messages/de.json')) },
      { name: 'a Ledger, once selected', kilobytes: await weigh(collect('openLedgerSession.ts'), dialog) },
      { name: 'a QR device, once selected', kilobytes: await weigh(collect('openQrSession.ts'), dialog) },
      { name: 'WalletConnect, once selected', kilobytes: await weigh(collect('createPairing.ts'), dialog) },
    ]
  } finally {
    await remove()
  }
}

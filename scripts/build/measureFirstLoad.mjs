import { collectFiles, listEntries, readManifest, weighScripts } from './measureChunks.mjs'
import { webDir } from './paths.mjs'

/** Maximum JavaScript before connecting, in gzipped bytes. */
export const firstLoadBudget = 190_000

/** Additional start-up chunks on the embedded chain: the demo wallet announces itself at start. */
const demo = ['src/demo-wallet/installDemoWallet.ts', 'src/demoNames.ts']

/** The English texts of the first page. */
const texts = '../../virtual:messages/en/start'

/** The scripts that the start page loads before a connection: the entry, its texts and the demo, with their imports. */
export async function measureFirstLoad() {
  const manifest = await readManifest(webDir)
  const keys = [...listEntries(manifest), texts]
  const { bytes } = await weighScripts(webDir, collectFiles(manifest, keys))
  const all = await weighScripts(webDir, collectFiles(manifest, [...keys, ...demo]))
  return { ...all, demoBytes: all.bytes - bytes }
}

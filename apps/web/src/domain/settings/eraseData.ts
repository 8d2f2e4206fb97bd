import type { PageStorage } from '../../lib/openStorage.ts'
import { keyPrefix } from './BackupSection.ts'
import { listKeys } from './readSection.ts'

/** What else the page writes: wagmi and the wallet dialog, and what carries pairings of apps and wallets. */
const otherPrefixes = ['wagmi.', 'wc@2:', 'WALLET_CONNECT_']

export type EraseDataParameters = {
  storage: PageStorage
  openLargeStorage: () => Promise<{ clear: () => Promise<void> }>
  /** The browser's; undefined where there is none. */
  databases: { databases: () => Promise<{ name?: string }[]>; deleteDatabase: (name: string) => unknown } | undefined
}

/** Takes away all that this app ever wrote in this browser, what cannot be read included. */
export async function eraseData(parameters: EraseDataParameters): Promise<void> {
  const { storage, openLargeStorage, databases } = parameters
  for (const key of listKeys(storage)) if (isOwn(key)) storage.removeItem(key)
  // Before its database is deleted: pages would write what they have in memory again.
  const cleared = openLargeStorage().then((large) => large.clear())
  await Promise.race([cleared.catch(() => undefined), wait(patience)])
  // A database that another page is changing keeps the browser's list of them waiting, for as long as that takes.
  const known = (await Promise.race([databases?.databases(), wait(patience)])) ?? []
  // Deleted once the last page lets go of it: nobody waits for that here.
  for (const { name } of known) if (name !== undefined && isOwn(name)) databases?.deleteDatabase(name)
}

/** Milliseconds. */
const patience = 2_000

const wait = (time: number) => new Promise<undefined>((resolve) => setTimeout(() => resolve(undefined), time))

const isOwn = (name: string) => [keyPrefix, ...otherPrefixes].some((prefix) => name.startsWith(prefix))

import type { PageStorage } from '../../lib/openStorage.ts'
import { keyPrefix } from './BackupSection.ts'
import { listKeys } from './readSection.ts'

/** Other keys of this page: wagmi and the wallet dialog, WalletConnect. */
const otherPrefixes = ['wagmi.', 'wc@2:', 'WALLET_CONNECT_']

export type EraseDataParameters = {
  storage: PageStorage
  openLargeStorage: () => Promise<{ clear: () => Promise<void> }>
  databases: { databases: () => Promise<{ name?: string }[]>; deleteDatabase: (name: string) => unknown } | undefined
}

/** Deletes everything that this app stored in this browser, unreadable data included. */
export async function eraseData(parameters: EraseDataParameters): Promise<void> {
  const { storage, openLargeStorage, databases } = parameters
  for (const key of listKeys(storage)) if (isOwn(key)) storage.removeItem(key)
  // Cleared before its database is deleted: other pages would write their memory back.
  const cleared = openLargeStorage().then((large) => large.clear())
  await Promise.race([cleared.catch(() => undefined), wait(patience)])
  // Listing databases blocks while another page upgrades one.
  const known = (await Promise.race([databases?.databases(), wait(patience)])) ?? []
  // Not awaited: deletion completes once the last page closes its connection.
  for (const { name } of known) if (name !== undefined && isOwn(name)) databases?.deleteDatabase(name)
}

/** Milliseconds. */
const patience = 2_000

const wait = (time: number) => new Promise<undefined>((resolve) => setTimeout(() => resolve(undefined), time))

const isOwn = (name: string) => [keyPrefix, ...otherPrefixes].some((prefix) => name.startsWith(prefix))

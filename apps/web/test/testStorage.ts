import { createMemoryStorage, type PageStorage } from '../src/lib/openStorage.ts'

export const alice = '0xf39Fd6e51aad88F6F4ce6aB8827279cffFb92266'
export const bob = '0x70997970C51812dc3A010C7d01b50e0d17dc79C8'
export const safe = '0xF71902B32C9854DB8d6f70Afa6Dcf685F7df8d79'

/** Storage with these values under the app's keys. */
export function createTestStorage(values: Readonly<Record<string, unknown>> = {}): PageStorage {
  const storage = createMemoryStorage()
  for (const [key, value] of Object.entries(values)) storage.setItem(`countersign.${key}`, JSON.stringify(value))
  return storage
}

export function readTestStorage(storage: PageStorage, key: string): unknown {
  return JSON.parse(storage.getItem(`countersign.${key}`) ?? 'null')
}

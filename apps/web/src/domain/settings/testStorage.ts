import { zeroAddress } from 'viem'
import { createMemoryStorage, type PageStorage } from '../../lib/openStorage.ts'
import type { SignatureStoreEntry } from '../signature-store/signatureStore.ts'

export const alice = '0xf39Fd6e51aad88F6F4ce6aB8827279cffFb92266'
export const bob = '0x70997970C51812dc3A010C7d01b50e0d17dc79C8'
export const safe = '0xF71902B32C9854DB8d6f70Afa6Dcf685F7df8d79'

/** A browser's storage with these values under the app's keys. */
export function createTestStorage(values: Readonly<Record<string, unknown>> = {}): PageStorage {
  const storage = createMemoryStorage()
  for (const [key, value] of Object.entries(values)) storage.setItem(`countersign.${key}`, JSON.stringify(value))
  return storage
}

export function readTestStorage(storage: PageStorage, key: string): unknown {
  return JSON.parse(storage.getItem(`countersign.${key}`) ?? 'null')
}

export function createTestEntry(nonce: number, overrides: Partial<SignatureStoreEntry> = {}): SignatureStoreEntry {
  return {
    chainId: 31337,
    isDelivered: false,
    safe,
    safeTxHash: `0x${nonce.toString(16).padStart(64, '0')}`,
    signature: `0x${'11'.repeat(65)}`,
    signedAt: 1,
    signer: alice,
    transaction: {
      baseGas: '0',
      data: '0x',
      gasPrice: '0',
      gasToken: zeroAddress,
      nonce: String(nonce),
      operation: 0,
      refundReceiver: zeroAddress,
      safeTxGas: '0',
      to: alice,
      value: '1',
    },
    version: '1.4.1',
    ...overrides,
  }
}

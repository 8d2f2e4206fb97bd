import { zeroAddress } from 'viem'
import { expect, test } from 'vitest'
import { listStored } from './listStored.ts'
import type { SignatureStoreEntry } from './signatureStore.ts'

const safe = '0xF71902B32C9854DB8d6f70Afa6Dcf685F7df8d79' as const
const alice = '0xf39Fd6e51aad88F6F4ce6aB8827279cffFb92266'
const hashOf = (nonce: number) => `0x${nonce.toString(16).padStart(64, 'a')}` as const

function entry(nonce: number, overrides: Partial<SignatureStoreEntry> = {}): SignatureStoreEntry {
  return {
    chainId: 31337,
    safe,
    version: '1.4.1',
    safeTxHash: hashOf(nonce),
    transaction: {
      to: alice,
      value: '1',
      data: '0x',
      operation: 0,
      safeTxGas: '0',
      baseGas: '0',
      gasPrice: '0',
      gasToken: zeroAddress,
      refundReceiver: zeroAddress,
      nonce: String(nonce),
    },
    signer: alice,
    signature: `0x${'11'.repeat(65)}`,
    signedAt: 1,
    isDelivered: false,
    ...overrides,
  }
}

const place = { chainId: 31337, address: safe }
const list = (parameters: Partial<Parameters<typeof listStored>[0]>) =>
  listStored({ signatureStore: [], received: [], safe: place, nonce: 5n, listed: [], ...parameters }).map(
    ({ nonce }) => nonce,
  )

test('default: signed here or received, each transaction once, in the order of nonces', () => {
  const signatureStore = [entry(7), entry(5)]
  const received = [entry(6), entry(5, { signer: safe })]
  expect(list({ signatureStore, received })).toEqual([5n, 6n, 7n])
})

test('behavior: nothing that is over, of another Safe or chain, or listed by the service', () => {
  const other = { ...entry(6), safe: alice } as const
  const signatureStore = [entry(4), other, entry(8, { chainId: 1 }), entry(7)]
  expect(list({ signatureStore, received: [entry(9)], listed: [hashOf(7).toUpperCase().replace('0X', '0x')] })).toEqual(
    [9n],
  )
})

test('behavior: so many as anybody reads; of unknown ones the newest', () => {
  const signatureStore = Array.from({ length: 80 }, (_, index) => entry(index))
  expect(list({ signatureStore, nonce: 0n }).at(-1)).toBe(49n)
  expect(list({ signatureStore, nonce: undefined })[0]).toBe(30n)
})

import { zeroAddress } from 'viem'
import { expect, test } from 'vitest'
import {
  findEntries,
  listMissing,
  markDelivered,
  recordSignature,
  type SignatureStoreEntry,
  SignatureStoreSchema,
} from './signatureStore.ts'

const safe = '0xF71902B32C9854DB8d6f70Afa6Dcf685F7df8d79'
const alice = '0xf39Fd6e51aad88F6F4ce6aB8827279cffFb92266'
const bob = '0x70997970C51812dc3A010C7d01b50e0d17dc79C8'

function entry(nonce: number, overrides: Partial<SignatureStoreEntry> = {}): SignatureStoreEntry {
  return {
    chainId: 31337,
    safe,
    version: '1.4.1',
    safeTxHash: `0x${nonce.toString(16).padStart(64, '0')}`,
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

test('default: recorded, found by hash in any letter case, kept apart by signer', () => {
  const signatureStore = recordSignature(recordSignature([], entry(10)), entry(10, { signer: bob }))
  const [first] = signatureStore
  expect(findEntries(signatureStore, `0x${first?.safeTxHash.slice(2).toUpperCase()}`)).toHaveLength(2)
})

test('behavior: signing again replaces the signature of the same signer', () => {
  const again = entry(1, { signature: `0x${'22'.repeat(65)}` })
  expect(recordSignature([entry(1)], again)).toEqual([again])
})

test('default: delivery is marked for that signer alone', () => {
  const [mine, other] = markDelivered([entry(1), entry(1, { signer: bob })], entry(1).safeTxHash, alice)
  expect([mine?.isDelivered, other?.isDelivered]).toEqual([true, false])
})

test('default: what the service does not show is missing, once per transaction', () => {
  const signatureStore = [entry(3), entry(3, { signer: bob }), entry(4)]
  const missing = listMissing({
    signatureStore,
    chainId: 31337,
    safe,
    nonce: 3n,
    shown: [entry(4).safeTxHash.toUpperCase()],
  })
  expect(missing.map(({ transaction }) => transaction.nonce)).toEqual(['3'])
})

test('behavior: used nonces, other Safes and other chains are not missing', () => {
  const signatureStore = [entry(1), entry(5, { safe: bob }), entry(5, { chainId: 1 })]
  expect(listMissing({ signatureStore, chainId: 31337, safe, nonce: 2n, shown: [] })).toEqual([])
})

test('behavior: survives its own JSON', () => {
  const signatureStore = [entry(1), entry(2)]
  expect(SignatureStoreSchema.parse(JSON.parse(JSON.stringify(signatureStore)))).toEqual(signatureStore)
})

import { getAddress, numberToHex, zeroAddress } from 'viem'
import { expect, test } from 'vitest'
import { alice, bob, safe } from '../transactions/testReport.ts'
import {
  type Cosignatures,
  CosignaturesSchema,
  type CosignedMessage,
  type CosignedTransaction,
  noCosignatures,
} from './CosignaturesSchema.ts'
import { findCosigned, listCosigned, recordCosignedMessages, recordCosignedTransactions } from './cosignatures.ts'

const signature = `0x${'11'.repeat(65)}` as const
const hash = (number: number) => numberToHex(number, { size: 32 })

function cosigned(number: number, overrides: Partial<CosignedTransaction> = {}): CosignedTransaction {
  return {
    chainId: 31337,
    safe,
    safeTxHash: hash(number),
    signatures: [{ signature, signer: alice }],
    transaction: {
      baseGas: '0',
      data: '0x',
      gasPrice: '0',
      gasToken: zeroAddress,
      nonce: String(number),
      operation: 0,
      refundReceiver: zeroAddress,
      safeTxGas: '0',
      to: bob,
      value: '1',
    },
    version: '1.4.1',
    ...overrides,
  }
}

type Options = { nonce?: bigint; own?: readonly string[] }

const record = (all: Cosignatures, found: readonly CosignedTransaction[], { nonce, own = [] }: Options = {}) =>
  recordCosignedTransactions(all, {
    found,
    nonces: nonce === undefined ? [] : [{ chainId: 31337, nonce, safe }],
    own: new Set(own),
  })

test('default: signatures of one transaction are joined, one of each owner', () => {
  const first = record(noCosignatures, [cosigned(1)])
  const both = record(first, [cosigned(1, { signatures: [{ signature, signer: bob }] })])
  expect(findCosigned(both, hash(1)).map(({ signer }) => signer)).toEqual([alice, bob])
  expect(listCosigned(both, { address: safe, chainId: 31337 })).toHaveLength(2)
  expect(listCosigned(both, { address: safe, chainId: 1 })).toEqual([])
  expect(CosignaturesSchema.parse(JSON.parse(JSON.stringify(both)))).toEqual(both)
  const other = record(both, [cosigned(1, { signatures: [{ signature: '0x22', signer: alice }] })])
  expect(findCosigned(other, hash(1))).toHaveLength(2)
})

test('behavior: nothing new is the same value', () => {
  const all = record(noCosignatures, [cosigned(1)])
  expect(record(all, [cosigned(1)], { nonce: 1n })).toBe(all)
  expect(recordCosignedMessages(all, [])).toBe(all)
})

test('behavior: what is over makes room', () => {
  const all = record(noCosignatures, [cosigned(1), cosigned(2)])
  expect(record(all, [], { nonce: 2n }).transactions).toEqual([cosigned(2)])
})

test('behavior: bounded in number and letters; one Safe, or one owner, does not push out the others', () => {
  const many = Array.from({ length: 500 }, (_, index) => cosigned(index + 100))
  const other = cosigned(1, { safe: getAddress(numberToHex(7, { size: 20 })) })
  const two = cosigned(2, {
    signatures: [
      { signature, signer: alice },
      { signature, signer: bob },
    ],
  })
  const all = record(record(noCosignatures, [other, two, cosigned(3)]), many, { own: [hash(3)] })
  expect(all.transactions).toHaveLength(200)
  for (const kept of [other, two, cosigned(3)]) expect(all.transactions).toContainEqual(kept)
  // Of the rest the newest.
  expect(all.transactions.at(-1)).toEqual(cosigned(599))
  const data = `0x${'00'.repeat(100_000)}` as const
  const large = many.slice(0, 20).map((item) => ({ ...item, transaction: { ...item.transaction, data } }))
  expect(JSON.stringify(record(noCosignatures, large)).length).toBeLessThan(1_010_000)
})

test('behavior: messages are bounded too', () => {
  const messages = Array.from(
    { length: 150 },
    (_, index): CosignedMessage => ({
      chainId: 31337,
      content: `Message ${index}`,
      messageHash: hash(index),
      safe,
      signatures: [{ signature, signer: alice }],
    }),
  )
  const all = recordCosignedMessages(noCosignatures, messages)
  expect(all.messages).toHaveLength(100)
  expect(all.messages.at(-1)).toEqual(messages.at(-1))
})

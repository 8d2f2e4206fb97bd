import { createOwnerProof } from '@countersign/protocol/custody'
import { type Address, numberToHex } from 'viem'
import { expect, test } from 'vitest'
import { alice, bob, safe } from '../../../test/testReport.ts'
import { addOwnerProof, listProofsOf, type OwnerProofs } from './ownerProofStore.ts'

function proof(index: number, owner: Address, signature?: '0x12' | '0x34') {
  const request = createOwnerProof({
    chainId: 1,
    nonce: numberToHex(index, { size: 32 }),
    now: 1_800_000_000 + index,
    owner,
    purpose: 'Key check',
    safe,
    safeVersion: '1.4.1',
  })
  return { ...request, signatures: signature ? [{ path: [owner], signature }] : [] }
}

test('default: answers join their request', () => {
  const stored = [proof(1, alice), proof(1, alice, '0x12'), proof(1, alice, '0x34')].reduce<OwnerProofs>(
    addOwnerProof,
    [],
  )
  expect(stored).toHaveLength(1)
  expect(stored[0]?.signatures).toHaveLength(2)
})

test('behavior: bounded per owner, newest first', () => {
  const many = Array.from({ length: 20 }, (_, index) => proof(index, alice, '0x12'))
  const stored = [proof(1, bob), ...many].reduce<OwnerProofs>(addOwnerProof, [])
  const of = { address: safe, chainId: 1 } as const
  expect(listProofsOf(stored, { ...of, owner: alice }).map(({ challenge }) => challenge.issuedAt)).toEqual(
    [19, 18, 17, 16, 15, 14, 13, 12].map((index) => 1_800_000_000 + index),
  )
  expect(listProofsOf(stored, { ...of, owner: bob })).toHaveLength(1)
  expect(listProofsOf(stored, { ...of, chainId: 2, owner: alice })).toEqual([])
})

import { zeroAddress } from 'viem'
import { expect, test } from 'vitest'
import { alice, bob, safe } from '../../test/world.ts'
import { InvalidFileError } from '../file/parseTransactionFile.ts'
import { InvalidLinkError } from '../link/LinkFields.ts'
import { hashOwnerProof } from './createOwnerProofTypedData.ts'
import {
  createOwnerProof,
  encodeOwnerProofLink,
  isSameChallenge,
  mergeOwnerProofs,
  parseOwnerProof,
  parseOwnerProofLink,
} from './OwnerProofSchema.ts'

const proof = createOwnerProof({
  chainId: 1,
  nonce: `0x${'ab'.repeat(32)}`,
  now: 1_800_000_000.7,
  owner: alice,
  purpose: 'Add as owner of Trésor 🔑',
  safe,
  safeVersion: '1.4.1',
})
const signed = { ...proof, signatures: [{ path: [alice], signature: '0x1234' as const }] }

test('default', () => {
  expect(proof.challenge).toMatchObject({ expiresAt: 1_801_209_600, issuedAt: 1_800_000_000 })
  expect(parseOwnerProofLink(`https://example.org/owner-proof#${encodeOwnerProofLink(signed)}`)).toEqual(signed)
  expect(parseOwnerProof(JSON.stringify(signed))).toEqual(signed)
  expect(hashOwnerProof(proof.challenge)).toMatchInlineSnapshot(`
    {
      "hash": "0x718398d8bf6353a0e11e0760eebf40cbd4ecc0f162b40d631bf27406e6fe199d",
      "preimage": "0x190188b04c6a27404e54c2d697a6a3fe446ab809834e989448e0bd21f09aa883a81a2cea4bcd7e2bad4572eb50279ece50912519e9da3312b08dd4e99c8c7b53cc03",
    }
  `)
})

test('behavior: signatures of one challenge are joined once', () => {
  const other = { ...proof, signatures: [{ path: [alice, bob], signature: '0x56' as const }] }
  expect(mergeOwnerProofs(signed, mergeOwnerProofs(other, signed)).signatures).toHaveLength(2)
  expect(isSameChallenge(proof.challenge, signed.challenge)).toBe(true)
  expect(isSameChallenge(proof.challenge, { ...proof.challenge, purpose: 'x' })).toBe(false)
})

test.each([
  ['challenge.safeVersion', { safeVersion: '0.1.0' }],
  ['challenge.safeVersion', { safeVersion: 'x' }],
  ['challenge.owner', { owner: zeroAddress }],
  ['challenge.purpose', { purpose: 'a\u202eb' }],
  ['challenge.purpose', { purpose: 'a'.repeat(121) }],
  ['challenge.expiresAt', { expiresAt: 1_800_000_000 }],
  ['challenge.expiresAt', { expiresAt: 1_900_000_000 }],
  ['challenge.extra', { extra: 1 }],
  ['challenge.chainId', { chainId: 0 }],
])('error: a file with a wrong %s', (field, change) => {
  const text = JSON.stringify({ ...signed, challenge: { ...signed.challenge, ...change } })
  expect(() => parseOwnerProof(text)).toThrow(expect.objectContaining({ code: 'INVALID_FILE', field }))
})

test('error: not a proof', () => {
  for (const text of ['{', '[]', '{"kind":"ownerProof"}', `{"a":1,"a":2}`, 'x'.repeat(2_000_000)])
    expect(() => parseOwnerProof(text)).toThrow(InvalidFileError)
  for (const link of ['', 'p1.', 'p1.*', 'v1.abc']) expect(() => parseOwnerProofLink(link)).toThrow()
  expect(() => parseOwnerProofLink('v1.abc')).toThrow(InvalidLinkError)
  const long = { ...proof, signatures: [{ path: [alice], signature: `0x${'00'.repeat(30_000)}` }] }
  expect(() => parseOwnerProof(JSON.stringify(long))).toThrow(InvalidFileError)
})

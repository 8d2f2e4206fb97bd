import { hashTypedData } from 'viem'
import { expect, test } from 'vitest'
import { accounts, alice, bob, chainId, createTransaction, getHash, safe, signAs } from '../../test/world.ts'
import { isVerified } from '../evidence/Verified.ts'
import { verifyOwn } from '../evidence/verifyOwn.ts'
import {
  acceptSignature,
  createSigningRequest,
  NotVerifiedError,
  SignedSomethingElseError,
} from './createSigningRequest.ts'

const transaction = createTransaction()
const request = createSigningRequest({ chainId, safe, transaction: verifyOwn(transaction), version: '1.4.1' })

test('default', async () => {
  expect(request.hashes.safeTxHash).toBe(getHash(transaction))
  expect(hashTypedData(request.typedData)).toBe(request.hashes.safeTxHash)
  const signature = await signAs(alice, request.hashes.safeTxHash)
  expect(await acceptSignature({ owner: alice, request, signature })).toBe(signature)
})

test('behavior: T29, what is reviewed, hashed and signed is one frozen value', () => {
  expect(Object.isFrozen(request)).toBe(true)
  expect(Object.isFrozen(request.transaction)).toBe(true)
  expect(Object.isFrozen(request.typedData.message)).toBe(true)
  expect(() => Object.assign(request.transaction, { to: bob })).toThrow(TypeError)
  const own = createTransaction()
  const verified = verifyOwn(own)
  own.value = 5n
  expect(verified.value.value).toBe(1_000n)
})

test('error: T29, only what the kernel verified can be signed', () => {
  const genuine = verifyOwn(transaction)
  expect(isVerified(genuine)).toBe(true)
  expect(() => createSigningRequest({ chainId, safe, transaction: { ...genuine }, version: '1.4.1' })).toThrow(
    NotVerifiedError,
  )
})

test('error: T29, the wallet signed something else', async () => {
  const other = await signAs(alice, getHash(createTransaction({ value: 2n })))
  await expect(acceptSignature({ owner: alice, request, signature: other })).rejects.toThrow(SignedSomethingElseError)
  const byBob = await signAs(bob, request.hashes.safeTxHash)
  await expect(acceptSignature({ owner: alice, request, signature: byBob })).rejects.toMatchObject({
    code: 'SIGNED_SOMETHING_ELSE',
    metaMessages: [expect.stringContaining(bob), expect.any(String)],
  })
  await expect(acceptSignature({ owner: alice, request, signature: `0x${'00'.repeat(64)}1b` })).rejects.toMatchObject({
    metaMessages: ['It is by no account.', expect.any(String)],
  })
})

test('parameters: method', async () => {
  const raw = await accounts[0]?.signMessage({ message: { raw: request.hashes.safeTxHash } })
  const accepted = await acceptSignature({ method: 'personal', owner: alice, request, signature: raw ?? '0x' })
  expect(['1f', '20']).toContain(accepted.slice(-2))
})

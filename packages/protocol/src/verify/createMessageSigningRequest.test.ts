import { hashTypedData } from 'viem'
import { expect, test } from 'vitest'
import { alice, bob, chainId, safe, signAs } from '../../test/world.ts'
import { verifyOwn } from '../evidence/Evidence.ts'
import { hashSafeMessage, type SafeMessageContent } from '../hash/hashSafeMessage.ts'
import { createMessageSigningRequest, RefusedMessageError } from './createMessageSigningRequest.ts'
import { acceptSignature, NotVerifiedError, OtherTransactionError } from './createSigningRequest.ts'

const version = '1.4.1'
const hash = (message: SafeMessageContent) => hashSafeMessage({ chainId, message, safe, version }).safeMessageHash

function prepare(content: SafeMessageContent, safeMessageHash = hash(content)) {
  return createMessageSigningRequest({ chainId, content: verifyOwn(content), safe, safeMessageHash, version })
}
const request = prepare('I agree')

test('default: what the wallet signs is what the screen names', async () => {
  expect(hashTypedData(request.typedData)).toBe(hash('I agree'))
  const signature = await signAs(alice, request.hashes.safeMessageHash)
  expect(await acceptSignature({ owner: alice, request, signature })).toBe(signature)
})

test('behavior: T29, what is shown, hashed and signed is one frozen value', () => {
  const typed = prepare({
    domain: { name: 'Mail' },
    message: { text: 'Hello' },
    primaryType: 'Mail',
    types: { Mail: [{ name: 'text', type: 'string' }] },
  })
  for (const value of [request, request.typedData.message, typed.content]) expect(Object.isFrozen(value)).toBe(true)
  const { content } = typed
  if (typeof content === 'string') throw new Error('It is typed data.')
  expect(() => Object.assign(content.message, { text: 'Bye' })).toThrow(TypeError)
})

test('error: T29, only what the kernel verified, and only under its own hash', async () => {
  const parameters = { chainId, safe, safeMessageHash: hash('I agree'), version }
  expect(() => createMessageSigningRequest({ ...parameters, content: { ...verifyOwn('I agree') } })).toThrow(
    NotVerifiedError,
  )
  expect(() => prepare('I agree', hash('I do not'))).toThrow(OtherTransactionError)
  const byBob = await signAs(bob, request.hashes.safeMessageHash)
  await expect(acceptSignature({ owner: alice, request, signature: byBob })).rejects.toMatchObject({
    code: 'SIGNED_SOMETHING_ELSE',
  })
})

test('error: T67 and T68, a transaction in disguise and a bare hash are refused here too', () => {
  const disguised: SafeMessageContent = {
    domain: { chainId, verifyingContract: bob },
    message: { nonce: '1' },
    primaryType: 'SafeTx',
    types: { SafeTx: [{ name: 'nonce', type: 'uint256' }] },
  }
  for (const content of [disguised, hash('anything'), ` ${hash('anything').slice(2)}\n`]) {
    expect(() => prepare(content)).toThrow(RefusedMessageError)
  }
  expect(() => prepare(disguised)).toThrow('disguised')
})

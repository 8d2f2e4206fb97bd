import { type Hex, hashTypedData } from 'viem'
import { expect, test } from 'vitest'
import { accounts, alice, bob, chainId, createTransaction, getHash, safe, signAs } from '../../test/world.ts'
import { isVerified, verifyOwn } from '../evidence/Evidence.ts'
import {
  acceptSignature,
  createSigningRequest,
  NotVerifiedError,
  OtherTransactionError,
  SignedSomethingElseError,
} from './createSigningRequest.ts'

const transaction = createTransaction()
const common = { chainId, safe, safeTxHash: getHash(transaction), version: '1.4.1' } as const
const request = createSigningRequest({ ...common, transaction: verifyOwn(transaction) })

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
  expect(() => createSigningRequest({ ...common, transaction: { ...genuine } })).toThrow(NotVerifiedError)
})

test('error: T29, what goes to the wallet is what the screen names', () => {
  const prepare = (safeTxHash: Hex, version = '1.4.1') =>
    createSigningRequest({ ...common, safeTxHash, transaction: verifyOwn(transaction), version })
  const shown = getHash(createTransaction({ value: 2n }))
  expect(() => prepare(shown)).toThrow(OtherTransactionError)
  expect(() => prepare(shown)).toThrow(`Shown: ${shown}\nPrepared: ${getHash(transaction)}`)
  expect(() => prepare(common.safeTxHash, '1.1.1')).toThrow(OtherTransactionError)
  expect(prepare(`0x${common.safeTxHash.slice(2).toUpperCase()}`)).toEqual(request)
})

test('behavior: fields reach the wallet in the order of the contract, however the body was put together', () => {
  const fields = ['to', 'value', 'data', 'operation', 'safeTxGas', 'baseGas', 'gasPrice', 'gasToken', 'refundReceiver']
  const mixed = Object.fromEntries(Object.entries(transaction).toReversed())
  for (const body of [transaction, { ...transaction, ...mixed }]) {
    const { typedData } = createSigningRequest({ ...common, transaction: verifyOwn(body) })
    expect(Object.keys(typedData.message)).toEqual([...fields, 'nonce'])
    expect(typedData.types.SafeTx.map(({ name }) => name)).toEqual([...fields, 'nonce'])
    expect(Object.keys(typedData.domain)).toEqual(['chainId', 'verifyingContract'])
  }
  const old = { ...common, safeTxHash: getHash(transaction, '0.1.0'), version: '0.1.0' }
  const { typedData } = createSigningRequest({ ...old, transaction: verifyOwn(transaction) })
  expect(Object.keys(typedData.message)).toEqual(
    [...fields, 'nonce'].map((name) => (name === 'baseGas' ? 'dataGas' : name)),
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

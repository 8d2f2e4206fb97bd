import { expect, test } from 'vitest'
import { alice, bob, chainId, createTransaction, getHash, safe, signAs } from '../../test/world.ts'
import { verifyOwn } from '../evidence/Evidence.ts'
import { decodeExecTransaction, encodeExecTransaction } from '../signatures/encodeExecTransaction.ts'
import { packSignatures } from '../signatures/packSignatures.ts'
import { createExecutionRequest } from './createExecutionRequest.ts'

const transaction = createTransaction()
const safeTxHash = getHash(transaction)
const signed = await Promise.all(
  [bob, alice].map(async (signer) => ({ data: await signAs(signer, safeTxHash), signer })),
)
const common = { chainId, safe, safeTxHash, version: '1.4.1' } as const
const verified = { signatures: verifyOwn(signed), transaction: verifyOwn(transaction) }

test('default: the call that executes exactly this, with exactly these signatures', () => {
  const request = createExecutionRequest({ ...common, ...verified })
  const data = encodeExecTransaction({ signatures: packSignatures(signed), transaction })
  expect(request).toEqual({ call: { data, to: safe }, chainId, safe, safeTxHash, transaction })
  expect(Object.isFrozen(request.call)).toBe(true)
  const { nonce, ...body } = transaction
  expect(decodeExecTransaction(request.call.data)).toEqual(body)
})

test('error: nothing that the kernel did not verify, and nothing but what is on screen', () => {
  const loose = { ...verified.signatures }
  expect(() => createExecutionRequest({ ...common, ...verified, signatures: loose })).toThrow('Only a verified')
  expect(() => createExecutionRequest({ ...common, ...verified, transaction: { ...verified.transaction } })).toThrow(
    'Only a verified',
  )
  const other = getHash(createTransaction({ value: 2n }))
  expect(() => createExecutionRequest({ ...common, ...verified, safeTxHash: other })).toThrow('differs from this')
})

test('behavior: other calldata is no execution', () => {
  expect(decodeExecTransaction('0x')).toBeUndefined()
  const request = createExecutionRequest({ ...common, ...verified })
  // The fourth word is the operation; 2 is invalid.
  const [head, tail] = [request.call.data.slice(0, 10 + 64 * 3), request.call.data.slice(10 + 64 * 4)]
  expect(decodeExecTransaction(`0x${head.slice(2)}${'2'.padStart(64, '0')}${tail}`)).toBeUndefined()
})

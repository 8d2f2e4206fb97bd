import { zeroAddress } from 'viem'
import { privateKeyToAccount } from 'viem/accounts'
import { expect, test } from 'vitest'
import { claim } from '../evidence/Claimed.ts'
import { hashSafeMessage } from '../hash/hashSafeMessage.ts'
import { hashSafeTransaction } from '../hash/hashSafeTransaction.ts'
import type { ClaimedTransaction } from './ClaimedTransaction.ts'
import { verifyMessage } from './verifyMessage.ts'
import { verifyTransaction } from './verifyQueue.ts'

const alice = privateKeyToAccount('0xac0974bec39a17e36ba4a6b4d238ff944bacb478cbed5efcae784d7bf4f2ff80')
const safe = '0xF71902B32C9854DB8d6f70Afa6Dcf685F7df8d79'
const chainId = 31337
const version = '1.4.1'
const transaction = {
  baseGas: 0n,
  data: '0x',
  gasPrice: 0n,
  gasToken: zeroAddress,
  nonce: 20n,
  operation: 0,
  refundReceiver: zeroAddress,
  safeTxGas: 0n,
  to: alice.address,
  value: 1n,
} as const

test('behavior: without a node, a version that a person names gives hashes and signers, and nothing that is proven', async () => {
  const { safeTxHash } = hashSafeTransaction({ chainId, safe, transaction, version })
  const confirmations = [{ owner: alice.address, signature: await alice.sign({ hash: safeTxHash }) }]
  const claimed = claim<ClaimedTransaction>({ confirmations, safe, safeTxHash, transaction })
  const report = await verifyTransaction(undefined, { assumedVersion: version, chainId, claimed, safe })
  expect(report.hashes?.value.safeTxHash).toBe(safeTxHash)
  expect(report.confirmations).toMatchObject([{ code: 'OWNERS_UNKNOWN', signer: alice.address, status: 'unknown' }])
  expect(report).toMatchObject({ isExecutable: false, packedSignatures: undefined, verdict: 'unknown' })
  expect(report.signatures.value).toEqual([])
  const other = await verifyTransaction(undefined, { assumedVersion: '1.1.1', chainId, claimed, safe })
  expect(other.checks[0]).toMatchObject({ code: 'HASH_MISMATCH', verdict: 'block' })
  const none = await verifyTransaction(undefined, { chainId, claimed, safe })
  expect(none).toMatchObject({ hashes: undefined, transaction: undefined })
})

test('behavior: the same of a message', async () => {
  const content = 'I agree'
  const { safeMessageHash: messageHash } = hashSafeMessage({ chainId, message: content, safe, version })
  const confirmations = [{ owner: alice.address, signature: await alice.sign({ hash: messageHash }) }]
  const claimed = claim({ confirmations, content, messageHash })
  const report = await verifyMessage(undefined, { assumedVersion: version, chainId, claimed, safe })
  expect(report.content?.value).toBe(content)
  expect(report).toMatchObject({ isComplete: false, packedSignatures: undefined, verdict: 'unknown' })
  expect(report.confirmations).toMatchObject([{ code: 'OWNERS_UNKNOWN', signer: alice.address }])
  const none = await verifyMessage(undefined, { chainId, claimed, safe })
  expect(none).toMatchObject({ content: undefined, hashes: undefined })
})

import { chainId } from '@countersign/devchain'
import { demoAccounts } from '@countersign/devchain/accounts'
import { deploySafe, toSafeTransaction } from '@countersign/devchain/testing'
import { type Address, concat, hashTypedData } from 'viem'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { approval, contractSignature, setupChain, sign } from '../../test/chainWorld.ts'
import { createCountingClient } from '../../test/countRequests.ts'
import { hashWithKit, toKitTransaction } from '../../test/hashWithKit.ts'
import { claim } from '../evidence/Claimed.ts'
import { verifyOwn } from '../evidence/Evidence.ts'
import { hashSafeMessageBytes } from '../hash/hashSafeMessage.ts'
import { hashSafeTransaction } from '../hash/hashSafeTransaction.ts'
import { encodeContractSignature } from '../signatures/packSignatures.ts'
import { acceptContractSignature } from './acceptContractSignature.ts'
import { checkAuthor, getNoteTypedData } from './checkAuthor.ts'
import { acceptApproval, createHashApproval, encodeApproval, listApprovals } from './createHashApproval.ts'
import { createSigningRequest, NotVerifiedError, OtherTransactionError } from './createSigningRequest.ts'
import { verifyTransaction } from './verifyQueue.ts'

const [alice, bob, carol] = demoAccounts
let chain: World['chain']
let client: World['client']
type World = Awaited<ReturnType<typeof setupChain>>
beforeAll(async () => {
  const world = await setupChain()
  chain = world.chain
  client = world.client
})
afterAll(() => chain.stop())

const transaction = toSafeTransaction({ nonce: 0n, to: carol.address, value: 1n })

test('default: an approval is accepted once the Safe has it, and counts as a confirmation', async () => {
  const version = '1.4.1'
  const owners = [alice.address, bob.address]
  const safe = await deploySafe({ client, owners, threshold: 2, version })
  const { safeTxHash } = hashSafeTransaction({ chainId, safe, transaction, version })
  const request = createHashApproval({ chainId, safe, safeTxHash, transaction: verifyOwn(transaction), version })
  expect(request.safeTxHash).toBe(hashWithKit(toKitTransaction(transaction), { chainId, safe, version }))
  expect(Object.isFrozen(request.call)).toBe(true)
  const { client: node } = createCountingClient(chain.url)
  await expect(acceptApproval(node, { owner: alice.address, request })).rejects.toMatchObject({
    code: 'APPROVAL_MISSING',
  })
  await client.sendTransaction({ account: alice.address, ...request.call })
  expect(await listApprovals(node, { chainId, owners, safe, safeTxHash })).toEqual([alice.address])
  const signature = await acceptApproval(node, { owner: alice.address, request })
  expect(signature).toBe(approval(alice.address).toLowerCase())
  await expect(acceptApproval(node, { owner: bob.address, request })).rejects.toMatchObject({
    code: 'APPROVAL_MISSING',
  })
  const confirmations = [
    { owner: alice.address, signature },
    { owner: bob.address, signature: encodeApproval(bob.address) },
  ]
  const report = await verifyTransaction(node, {
    chainId,
    claimed: claim({ confirmations, safe, safeTxHash, transaction }),
    safe,
  })
  expect(report.confirmations.map(({ code }) => code)).toEqual(['VALID', 'NOT_APPROVED_ON_CHAIN'])
})

test('error: only the verified transaction on the screen is approved', () => {
  const verified = verifyOwn(transaction)
  const common = { chainId, safe: bob.address, version: '1.4.1' } as const
  const { safeTxHash } = hashSafeTransaction({ ...common, transaction })
  const other = hashSafeTransaction({ ...common, transaction: { ...transaction, value: 2n } }).safeTxHash
  expect(() => createHashApproval({ ...common, safeTxHash: other, transaction: verified })).toThrow(
    OtherTransactionError,
  )
  expect(() => createHashApproval({ ...common, safeTxHash, transaction: { ...verified } })).toThrow(NotVerifiedError)
})

test.each(['1.3.0', '1.4.1', '1.5.0'] as const)('behavior: a contract signs for a Safe %s', async (version) => {
  const owner = await deploySafe({ client, owners: [bob.address], threshold: 1, version: '1.4.1' })
  const safe = await deploySafe({ client, owners: [owner], threshold: 1, version })
  const { safeTxHash, domainHash, messageHash } = hashSafeTransaction({ chainId, safe, transaction, version })
  const request = createSigningRequest({ chainId, safe, safeTxHash, transaction: verifyOwn(transaction), version })
  const requested = version === '1.5.0' ? safeTxHash : concat(['0x1901', domainHash, messageHash])
  const { safeMessageHash } = hashSafeMessageBytes({
    bytes: Buffer.from(requested.slice(2), 'hex'),
    chainId,
    safe: owner,
    version: '1.4.1',
  })
  const { client: node } = createCountingClient(chain.url)
  const raw = await sign(bob.address, safeMessageHash)
  const signature = await acceptContractSignature(node, { owner, request, signature: raw })
  expect(signature.toLowerCase()).toBe(contractSignature(owner, raw).toLowerCase())
  const report = await verifyTransaction(node, {
    chainId,
    claimed: claim({ confirmations: [{ owner, signature }], safe, safeTxHash, transaction }),
    safe,
  })
  expect(report).toMatchObject({ confirmations: [{ kind: 'contract', status: 'valid' }], isExecutable: true })
  const forged = await sign(carol.address, safeMessageHash)
  const refusal = { code: 'CONTRACT_REFUSES' }
  await expect(acceptContractSignature(node, { owner, request, signature: forged })).rejects.toMatchObject(refusal)
  await expect(
    acceptContractSignature(node, { owner, request, signature: `0x${'00'.repeat(24_577)}` }),
  ).rejects.toMatchObject(refusal)
})

test('behavior: a note is the contract’s if the contract confirms it on the chain', async () => {
  const owner = await deploySafe({ client, owners: [bob.address], threshold: 1, version: '1.4.1' })
  const hash = hashTypedData(
    getNoteTypedData({ chainId, note: 'Rent for May', safe: carol.address, safeTxHash: `0x${'ab'.repeat(32)}` }),
  )
  const { safeMessageHash } = hashSafeMessageBytes({
    bytes: Buffer.from(hash.slice(2), 'hex'),
    chainId,
    safe: owner,
    version: '1.4.1',
  })
  const { client: node } = createCountingClient(chain.url)
  const check = async (signer: Address, { claimedSigner = owner, isRequested = true } = {}) => {
    const signature = encodeContractSignature({ owner, signature: await sign(signer, safeMessageHash) })
    const where = isRequested ? { chain: { chainId, client: node } } : {}
    return checkAuthor('T42', { claimedSigner, hash, signature, ...where })
  }
  const { author } = await check(bob.address)
  expect(author).toMatchObject({ evidence: { source: 'chain' }, value: owner })
  // Rejects another key, another owner's name, and an unconfirmed approval.
  expect((await check(carol.address)).author).toBeUndefined()
  expect((await check(bob.address, { claimedSigner: carol.address })).author).toBeUndefined()
  expect((await check(bob.address, { isRequested: false })).author).toBeUndefined()
})

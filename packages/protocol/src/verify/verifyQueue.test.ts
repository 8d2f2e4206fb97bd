import { concat, encodeFunctionData, type Hex, keccak256, numberToHex, pad, parseAbi, size } from 'viem'
import { expect, test } from 'vitest'
import {
  createPaperNode,
  createSafeNode,
  NodeAnswerError,
  type PaperNodeParameters,
  type PaperSafe,
} from '../../test/recordedNode.ts'
import { summarize } from '../../test/summarize.ts'
import {
  alice,
  block,
  bob,
  carol,
  chainId,
  createClaim,
  createTransaction,
  dave,
  erin,
  getHash,
  safe,
} from '../../test/world.ts'
import { claim } from '../evidence/Claimed.ts'
import { isVerified } from '../evidence/Evidence.ts'
import { hashSafeTransaction } from '../hash/hashSafeTransaction.ts'
import { SafeInfoSchema } from '../wire/SafeInfoSchema.ts'
import type { ClaimedTransaction } from './ClaimedTransaction.ts'
import { getPreimage } from './checkTransaction.ts'
import { createVerificationCache } from './VerificationCache.ts'
import { type VerifyQueueParameters, verifyQueue, verifyTransaction } from './verifyQueue.ts'
import { verifySafe } from './verifySafe.ts'

type Options = Partial<VerifyQueueParameters> & { paperSafe?: PaperSafe; rest?: PaperNodeParameters }
function verify(claimed: ClaimedTransaction[], { paperSafe, rest, ...parameters }: Options = {}) {
  const { client } = createSafeNode(paperSafe, rest)
  return verifyQueue(client, { chainId, claimed: claim(claimed), safe, ...parameters })
}
const codes = (checks: readonly { code: string }[] | undefined) => checks?.map(({ code }) => code) ?? []

test('default: every transaction has its report, in the given order', async () => {
  const first = await createClaim(createTransaction({ nonce: 7n }), [alice, bob])
  const second = await createClaim(createTransaction({ nonce: 8n }), [carol])
  const report = await verify([second, first])
  expect(report.transactions.map(({ transaction }) => transaction?.value.nonce)).toEqual([8n, 7n])
  expect(report.transactions.map(({ signatures }) => signatures.value.length)).toEqual([1, 2])
  expect(report.transactions.map(({ isExecutable }) => isExecutable)).toEqual([false, true])
  expect(report.safe.facts?.value).toMatchObject({ block, nonce: 7n, owners: [alice, bob, carol] })
  expect(isVerified(report.safe.facts)).toBe(true)
  expect(isVerified(report.digest)).toBe(true)
  // The Safe runs unknown code in this fixture.
  expect(report.verdict).toBe('block')
})

test('behavior: approvals and delegatecall targets are read', async () => {
  const transaction = createTransaction({ data: '0xdeadbeef', operation: 1, to: dave })
  const hash = getHash(transaction)
  const approval = concat([pad(carol, { size: 32 }), pad('0x', { size: 32 }), '0x01'])
  const claimed = { ...(await createClaim(transaction, [alice])) }
  const confirmations = [...claimed.confirmations, { owner: carol, signature: approval }]
  const approvedHashes = (owner: string, given: Hex) => (owner === carol && given === hash ? 1n : 0n)
  const { client, requests } = createSafeNode({ answers: { approvedHashes } })
  const report = await verifyQueue(client, { chainId, claimed: claim([{ ...claimed, confirmations }]), safe })
  expect(report.transactions[0]?.signatures.value.map(({ signer }) => signer).toSorted()).toEqual(
    [alice, carol].toSorted(),
  )
  expect(requests).toContainEqual({ method: 'eth_getCode', params: [dave, '0x4d2'] })
})

test('behavior: contract owners are called with the bytes behind the hash', async () => {
  const transaction = createTransaction()
  const hashes = hashSafeTransaction({ chainId, safe, transaction, version: '1.4.1' })
  const abi = parseAbi(['function isValidSignature(bytes data, bytes signature) view returns (bytes4)'])
  const question = encodeFunctionData({ abi, args: [getPreimage(hashes), '0xabcd'] })
  const magic = pad('0x20c13b0b', { dir: 'right', size: 32 })
  const signature = concat([
    pad(bob, { size: 32 }),
    numberToHex(65, { size: 32 }),
    '0x00',
    numberToHex(size('0xabcd'), { size: 32 }),
    '0xabcd',
  ])
  const claimed = { ...(await createClaim(transaction)), confirmations: [{ owner: bob, signature }] }
  const accounts = { [bob.toLowerCase()]: { call: (data: Hex) => (data === question ? magic : undefined) } }
  expect((await verify([claimed], { rest: { accounts } })).transactions[0]?.signatures.value).toMatchObject([
    { signer: bob },
  ])
  expect((await verify([claimed])).transactions[0]?.signatures.value).toEqual([])
})

test('parameters: claimedNonce, claimedSafe, blockNumber', async () => {
  const claimed = [await createClaim(createTransaction())]
  const nonce = await verify(claimed, { claimedNonce: claim(3n) })
  expect(codes(nonce.checks)).not.toEqual(codes((await verify(claimed)).checks))
  const info = SafeInfoSchema.parse({
    address: { value: safe },
    chainId: String(chainId),
    implementation: { value: erin },
    nonce: 6,
    owners: [{ value: alice }],
    threshold: 1,
  })
  const reported = await verify(claimed, { claimedSafe: claim(info) })
  expect(reported.safe.checks.length).toBeGreaterThan(nonce.safe.checks.length)
  const { client, requests } = createSafeNode()
  await verifyQueue(client, { blockNumber: 1234n, chainId, claimed: claim(claimed), safe })
  expect(requests).toContainEqual({ method: 'eth_getBlockByNumber', params: ['0x4d2', false] })
})

test('parameters: cache, a second verification gives the same and costs two requests', async () => {
  const cache = createVerificationCache()
  const claimed = claim([await createClaim(createTransaction(), [alice, bob])])
  const { client, requests } = createSafeNode()
  const first = await verifyQueue(client, { cache, chainId, claimed, safe })
  const before = requests.length
  const second = await verifyQueue(client, { cache, chainId, claimed, safe })
  expect(requests.length - before).toBe(2)
  expect(second).toEqual(first)
})

test('behavior: changed claims are verified again', async () => {
  const cache = createVerificationCache()
  const { client } = createSafeNode()
  const honest = await createClaim(createTransaction(), [alice, bob])
  const look = (claimed: ClaimedTransaction, more: Partial<VerifyQueueParameters> = {}) =>
    verifyQueue(client, { cache, chainId, claimed: claim([claimed]), safe, ...more })
  expect((await look(honest)).transactions[0]?.isExecutable).toBe(true)
  const changed = { ...honest, transaction: { ...honest.transaction, value: 1_001n } }
  expect(codes((await look(changed)).transactions[0]?.checks)).toContain('HASH_MISMATCH')
  expect((await look({ ...honest, confirmations: honest.confirmations.slice(1) })).transactions[0]?.isExecutable).toBe(
    false,
  )
  expect(codes((await look(honest, { expectedHash: keccak256('0x') })).transactions[0]?.checks)).toContain(
    'LINK_MISMATCH',
  )
  expect((await look(honest)).transactions[0]?.isExecutable).toBe(true)
})

test('behavior: facts of another Safe version change the hash', async () => {
  const claimed = await createClaim(createTransaction(), [alice, bob])
  const report = await verify([claimed], { paperSafe: { answers: { VERSION: '1.1.1' } } })
  expect(codes(report.transactions[0]?.checks)).toContain('HASH_MISMATCH')
})

test('error: no node, a node that is silent, a node of another chain', async () => {
  const claimed = [await createClaim(createTransaction(), [alice, bob])]
  const without = await verifyQueue(undefined, { chainId, claimed: claim(claimed), safe })
  expect([without.verdict, summarize(without.safe.checks)[0]]).toEqual(['unknown', 'unknown T01 NO_NODE'])
  expect([without.safe.facts, without.transactions[0]?.isExecutable]).toEqual([undefined, false])
  const offline = () => {
    throw new NodeAnswerError(-32000, 'busy')
  }
  const silent = await verify(claimed, { rest: { answers: { eth_chainId: offline } } })
  expect([silent.verdict, summarize(silent.safe.checks)[0]]).toEqual(['unknown', 'unknown T01 CHAIN_UNREACHABLE'])
  const wrong = await verify(claimed, { rest: { answers: { eth_chainId: () => '0x1' } } })
  expect([wrong.verdict, summarize(wrong.safe.checks)[0]]).toEqual(['block', `block T01 WRONG_CHAIN 1 for ${chainId}`])
  expect(wrong.safe.checks[0]?.evidence).toEqual({ source: 'yours' })
})

test('error: a mistake of ours is not swallowed', async () => {
  const { client } = createPaperNode({
    answers: { eth_getBlockByNumber: () => ({ hash: '0x', number: 'x', timestamp: '0x1' }) },
  })
  await expect(verifySafe(client, { chainId, safe })).rejects.toBeInstanceOf(SyntaxError)
  await expect(verifyQueue(client, { chainId, claimed: claim([]), safe })).rejects.toBeInstanceOf(SyntaxError)
})

test('default: one transaction, with the worse verdict of both', async () => {
  const { client } = createSafeNode()
  const claimed = await createClaim(createTransaction(), [alice, bob])
  const report = await verifyTransaction(client, { chainId, claimed: claim(claimed), safe })
  expect(report.isExecutable).toBe(true)
  expect(report.safe.verdict).toBe('block')
  expect(report.verdict).toBe('block')
  const linked = await verifyTransaction(client, {
    chainId,
    claimed: claim(claimed),
    expectedHash: claimed.safeTxHash,
    safe,
  })
  expect(codes(linked.checks)).toContain('LINK_AGREES')
})

test('default: a Safe, with and without the service’s claims', async () => {
  const { client } = createSafeNode()
  const report = await verifySafe(client, { chainId, safe })
  expect(report.facts?.value.nonce).toBe(7n)
  expect(report.facts?.evidence).toEqual({ block, source: 'chain' })
  const info = SafeInfoSchema.parse({
    address: { value: safe },
    chainId: '1',
    implementation: { value: erin },
    nonce: 6,
    owners: [],
    threshold: 1,
  })
  const reported = await verifySafe(client, { chainId, claimed: claim(info), safe })
  expect(reported.checks.length).toBeGreaterThan(report.checks.length)
  expect((await verifySafe(undefined, { chainId, safe })).facts).toBeUndefined()
})

test('parameters: formerOwners, and other accounts are no proof of an exchange', async () => {
  const claimed = [await createClaim(createTransaction(), [erin])]
  const former = await verify(claimed, { formerOwners: [erin] })
  expect(former.transactions[0]?.confirmations).toMatchObject([{ code: 'FORMER_OWNER', signer: erin }])
  const outsider = await verify(claimed)
  expect(outsider.transactions[0]?.confirmations).toMatchObject([{ code: 'NOT_AN_OWNER', signer: erin }])
  expect(codes(outsider.transactions[0]?.checks)).not.toContain('SIGNATURES_OF_SOMETHING_ELSE')
})

test('error: a body that is no transaction causes no request and proves nothing', async () => {
  const claimed = await createClaim(createTransaction(), [alice, bob])
  const report = await verify([{ ...claimed, transaction: { ...claimed.transaction, value: -1n } }])
  expect(report.transactions[0]).toMatchObject({ hashes: undefined, isExecutable: false, transaction: undefined })
})

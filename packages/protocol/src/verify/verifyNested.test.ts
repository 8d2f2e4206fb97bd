import { encodeFunctionData, type Hex, keccak256, parseAbi } from 'viem'
import { expect, test } from 'vitest'
import { createSafeNode, type PaperSafe } from '../../test/paperNode.ts'
import { summarize } from '../../test/summarize.ts'
import {
  alice,
  bob,
  carol,
  chainId,
  createClaim,
  createTransaction,
  erin,
  getHash,
  safe,
  signAs,
} from '../../test/world.ts'
import { claim } from '../evidence/Claimed.ts'
import type { SafeTransaction } from '../hash/SafeTransaction.ts'
import { encodeExecTransaction } from '../signatures/encodeExecTransaction.ts'
import { packSignatures } from '../signatures/packSignatures.ts'
import { createVerificationCache } from './VerificationCache.ts'
import { findNestedAction, type VerifyNestedParameters, verifyNested } from './verifyNested.ts'

const abi = parseAbi(['function approveHash(bytes32 hash)'])
const inner = createTransaction({
  baseGas: 2n,
  data: '0xabcd',
  gasPrice: 3n,
  gasToken: bob,
  refundReceiver: carol,
  safeTxGas: 1n,
  value: 4n,
})
const innerHash = getHash(inner)
const approve = (hash: Hex): SafeTransaction =>
  createTransaction({ data: encodeFunctionData({ abi, args: [hash] }), to: safe, value: 0n })
const execute = (signatures: Hex, transaction = inner): SafeTransaction =>
  createTransaction({ data: encodeExecTransaction({ signatures, transaction }), to: safe, value: 0n })

async function pack(signers: (typeof alice)[], hash = innerHash): Promise<Hex> {
  return packSignatures(
    await Promise.all(signers.map(async (signer) => ({ data: await signAs(signer, hash), signer }))),
  )
}
const verify = (parameters: Omit<VerifyNestedParameters, 'chainId'>, paperSafe?: PaperSafe) =>
  verifyNested(createSafeNode(paperSafe).client, { chainId, ...parameters })

test('default: approvals and executions for another Safe', () => {
  expect(findNestedAction(approve(innerHash))).toEqual({ innerHash, innerSafe: safe, kind: 'approve' })
  const { nonce, ...body } = inner
  expect(nonce).toBe(7n)
  expect(findNestedAction(execute('0xab'))).toEqual({
    innerSafe: safe,
    kind: 'execute',
    signatures: '0xab',
    transaction: body,
  })
  expect(findNestedAction(execute('0x', { ...inner, operation: 1 }))).toMatchObject({ transaction: { operation: 1 } })
})

test('behavior: anything else is none', async () => {
  const others: SafeTransaction[] = [
    createTransaction(),
    createTransaction({ data: '0xdeadbeef' }),
    { ...approve(innerHash), operation: 1 },
    { ...execute('0x'), operation: 1 },
    execute('0x', { ...inner, operation: 2 as 0 }),
  ]
  for (const outer of others) {
    expect(findNestedAction(outer)).toBeUndefined()
    expect(await verify({ outer })).toBeUndefined()
  }
})

test('default: an approved hash, and the transaction behind it', async () => {
  const claimed = claim(await createClaim(inner, [alice]))
  const report = await verify({ claimed, outer: approve(innerHash) })
  expect(summarize(report?.checks ?? [])).toEqual([`ok T74 INNER_AGREES ${innerHash} for ${innerHash}`])
  expect(report?.inner?.transaction?.value).toEqual(inner)
  expect(report?.inner?.checks.map(({ code }) => code)).toContain('LINK_AGREES')
  // The inner Safe runs unknown code in this world, and that decides.
  expect([report?.inner?.verdict, report?.verdict]).toEqual(['block', 'block'])
})

test('behavior: a hash of something else', async () => {
  const other = keccak256('0x00')
  const report = await verify({ claimed: claim(await createClaim(inner)), outer: approve(other) })
  expect(summarize(report?.checks ?? [])).toEqual([`block T74 INNER_MISMATCH ${other} for ${innerHash}`])
  expect(report?.inner?.checks.map(({ code }) => code)).toContain('LINK_MISMATCH')
})

test('behavior: an approval that nobody explains, or with a transaction of another Safe', async () => {
  const missing = await verify({ outer: approve(innerHash) })
  expect(summarize(missing?.checks ?? [])).toEqual([`block T74 INNER_MISSING ${innerHash}`])
  expect(missing).toMatchObject({ inner: undefined, verdict: 'block' })
  const claimed = claim({ ...(await createClaim(inner)), safe: erin })
  const foreign = await verify({ claimed, outer: approve(innerHash) })
  expect(summarize(foreign?.checks ?? [])).toEqual([`block T74 INNER_OF_OTHER_SAFE ${innerHash} for ${erin}`])
  expect(foreign).toMatchObject({ inner: undefined, verdict: 'block' })
})

test('default: an execution carries its signatures', async () => {
  const report = await verify({ outer: execute(await pack([alice, bob])) })
  expect(summarize(report?.checks ?? [])).toEqual(['ok T75 INNER_SIGNED 2 for 2'])
  expect(report?.inner?.signatures.value.map(({ signer }) => signer).toSorted()).toEqual([alice, bob].toSorted())
  expect(report?.inner?.transaction?.value).toEqual(inner)
  expect(report?.verdict).toBe('block')
})

test('behavior: an execution with too few, foreign or garbled signatures', async () => {
  const line = async (signatures: Hex) => summarize((await verify({ outer: execute(signatures) }))?.checks ?? [])
  expect(await line(await pack([alice, erin]))).toEqual(['block T75 INNER_NOT_SIGNED 1 for 2'])
  expect(await line(await pack([alice]))).toEqual(['block T75 INNER_NOT_SIGNED 0 for 2'])
  expect(await line('0x1234')).toEqual(['block T75 INNER_NOT_SIGNED 0 for 2'])
  const nobody: Hex = `0x${'00'.repeat(64)}1b${(await pack([alice])).slice(2)}`
  expect(await line(nobody)).toEqual(['block T75 INNER_NOT_SIGNED 1 for 2'])
})

test('behavior: more signatures than the threshold are not looked at, as in the contract', async () => {
  expect(summarize((await verify({ outer: execute(await pack([alice, bob, carol])) }))?.checks ?? [])).toEqual([
    'ok T75 INNER_SIGNED 2 for 2',
  ])
})

test('behavior: approvals inside of an execution name their owner', async () => {
  const approval: Hex = `0x${'00'.repeat(12)}${bob.slice(2)}${'00'.repeat(32)}01`
  const signatures = packSignatures([
    { data: await signAs(alice, innerHash), signer: alice },
    { data: approval, signer: bob },
  ])
  const approvedHashes = (owner: string, hash: Hex) => (owner === bob && hash === innerHash ? 1n : 0n)
  const report = await verify({ outer: execute(signatures) }, { answers: { approvedHashes } })
  expect(summarize(report?.checks ?? [])).toEqual(['ok T75 INNER_SIGNED 2 for 2'])
})

test('behavior: the nonce is that of the inner Safe', async () => {
  const report = await verify({ outer: execute(await pack([alice, bob])) }, { answers: { nonce: 8n } })
  expect(report?.inner?.transaction?.value.nonce).toBe(8n)
  expect(summarize(report?.checks ?? [])).toEqual(['block T75 INNER_NOT_SIGNED 0 for 2'])
})

test('parameters: cache gives the same report', async () => {
  const outer = execute(await pack([alice, bob]))
  const report = await verify({ cache: createVerificationCache(), outer })
  expect(summarize(report?.checks ?? [])).toEqual(['ok T75 INNER_SIGNED 2 for 2'])
})

test('error: an inner Safe that is not known', async () => {
  const outer = execute(await pack([alice, bob]))
  for (const name of ['VERSION', 'getThreshold', 'nonce']) {
    const report = await verify({ outer }, { answers: { [name]: undefined } })
    expect([name, report?.inner]).toEqual([name, undefined])
    expect(report?.verdict).toBe('block')
  }
  const offline = await verifyNested(undefined, { chainId, outer })
  expect(offline).toMatchObject({ inner: undefined, verdict: 'unknown' })
  expect(summarize(offline?.checks ?? [])[0]).toBe('unknown T01 NO_NODE')
})

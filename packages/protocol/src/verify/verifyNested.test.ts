import { type Address, type Hex, keccak256 } from 'viem'
import { expect, test } from 'vitest'
import { createSafeNode, type PaperSafe } from '../../test/recordedNode.ts'
import { summarize } from '../../test/summarize.ts'
import {
  alice,
  bob,
  carol,
  chainId,
  createClaim,
  createTransaction,
  dave,
  erin,
  getHash,
  safe,
  signAs,
} from '../../test/world.ts'
import { claim } from '../evidence/Claimed.ts'
import { packSignatures } from '../signatures/packSignatures.ts'
import type { NestedAction } from './listNestedActions.ts'
import { createVerificationCache } from './VerificationCache.ts'
import { type VerifyNestedParameters, verifyNested } from './verifyNested.ts'

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
const approve = (innerHash: Hex): NestedAction => ({ by: dave, innerHash, innerSafe: safe, kind: 'approve' })
const { nonce: _, ...body } = inner
const execute = (signatures: Hex, by: Address = dave): NestedAction => ({
  by,
  innerSafe: safe,
  kind: 'execute',
  signatures,
  transaction: body,
})

async function pack(signers: (typeof alice)[], hash = innerHash): Promise<Hex> {
  return packSignatures(
    await Promise.all(signers.map(async (signer) => ({ data: await signAs(signer, hash), signer }))),
  )
}
const verify = (parameters: Omit<VerifyNestedParameters, 'chainId'>, paperSafe?: PaperSafe) =>
  verifyNested(createSafeNode(paperSafe).client, { chainId, ...parameters })

test('default: an approved hash, and the transaction behind it', async () => {
  const claimed = claim(await createClaim(inner, [alice]))
  const report = await verify({ claimed, action: approve(innerHash) })
  expect(summarize(report.checks)).toEqual([`ok T74 INNER_AGREES ${innerHash} for ${innerHash}`])
  expect(report.inner?.transaction?.value).toEqual(inner)
  expect(report.inner?.checks.map(({ code }) => code)).toContain('LINK_AGREES')
  // The inner Safe runs unknown code in this fixture, which decides the verdict.
  expect([report.inner?.verdict, report.verdict]).toEqual(['block', 'block'])
})

test('behavior: a hash of something else', async () => {
  const other = keccak256('0x00')
  const report = await verify({ claimed: claim(await createClaim(inner)), action: approve(other) })
  expect(summarize(report.checks)).toEqual([`block T74 INNER_MISMATCH ${other} for ${innerHash}`])
  expect(report.inner?.checks.map(({ code }) => code)).toContain('LINK_MISMATCH')
})

test('behavior: an approval that nobody explains, or with a transaction of another Safe', async () => {
  const missing = await verify({ action: approve(innerHash) })
  expect(summarize(missing.checks)).toEqual([`block T74 INNER_MISSING ${innerHash}`])
  expect(missing).toMatchObject({ inner: undefined, verdict: 'block' })
  const claimed = claim({ ...(await createClaim(inner)), safe: erin })
  const foreign = await verify({ claimed, action: approve(innerHash) })
  expect(summarize(foreign.checks)).toEqual([`block T74 INNER_OF_OTHER_SAFE ${innerHash} for ${erin}`])
  expect(foreign).toMatchObject({ inner: undefined, verdict: 'block' })
})

test('default: an execution carries its signatures', async () => {
  const report = await verify({ action: execute(await pack([alice, bob])) })
  expect(summarize(report.checks)).toEqual(['ok T75 INNER_SIGNED 2 for 2'])
  expect(report.inner?.signatures.value.map(({ signer }) => signer).toSorted()).toEqual([alice, bob].toSorted())
  expect(report.inner?.transaction?.value).toEqual(inner)
  expect(report.verdict).toBe('block')
})

test('behavior: an execution with too few, foreign or garbled signatures', async () => {
  const line = async (signatures: Hex) => summarize((await verify({ action: execute(signatures) })).checks)
  expect(await line(await pack([alice, erin]))).toEqual(['block T75 INNER_NOT_SIGNED 1 for 2'])
  expect(await line(await pack([alice]))).toEqual(['block T75 INNER_NOT_SIGNED 0 for 2'])
  expect(await line('0x1234')).toEqual(['block T75 INNER_NOT_SIGNED 0 for 2'])
  const nobody: Hex = `0x${'00'.repeat(64)}1b${(await pack([alice])).slice(2)}`
  expect(await line(nobody)).toEqual(['block T75 INNER_NOT_SIGNED 1 for 2'])
})

test('behavior: more signatures than the threshold are not checked, as in the contract', async () => {
  expect(summarize((await verify({ action: execute(await pack([alice, bob, carol])) })).checks)).toEqual([
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
  const report = await verify({ action: execute(signatures) }, { answers: { approvedHashes } })
  expect(summarize(report.checks)).toEqual(['ok T75 INNER_SIGNED 2 for 2'])
})

/** The caller's implicit approval: nothing of it is on the chain. */
const ownWord = (owner: Address): Hex => `0x${'00'.repeat(12)}${owner.slice(2)}${'00'.repeat(32)}01`

test('behavior: whoever makes the call needs no approval on the chain, as in the contract', async () => {
  const signatures = packSignatures([
    { data: await signAs(alice, innerHash), signer: alice },
    { data: ownWord(bob), signer: bob },
  ])
  const report = await verify({ action: execute(signatures, bob) })
  expect(summarize(report.checks)).toEqual(['ok T75 INNER_SIGNED 2 for 2'])
  expect(report.valid).toBe(2)
  expect(report.inner?.checks.filter(({ verdict }) => verdict === 'warn')).toEqual([])
  // Any other signer must have approved on the chain; a caller who is no owner does not count.
  expect(summarize((await verify({ action: execute(signatures, carol) })).checks)).toEqual([
    'block T75 INNER_NOT_SIGNED 1 for 2',
  ])
  const outsiders = packSignatures([
    { data: await signAs(alice, innerHash), signer: alice },
    { data: ownWord(erin), signer: erin },
  ])
  expect(summarize((await verify({ action: execute(outsiders, erin) })).checks)).toEqual([
    'block T75 INNER_NOT_SIGNED 1 for 2',
  ])
})

test('behavior: a caller who also signed counts once', async () => {
  const signatures: Hex = `${ownWord(bob)}${(await signAs(bob, innerHash)).slice(2)}`
  const report = await verify({ action: execute(signatures, bob) })
  expect(summarize(report.checks)).toEqual(['block T75 INNER_NOT_SIGNED 1 for 2'])
})

test('behavior: executions of the same Safe before it use up nonces', async () => {
  const later = { ...inner, nonce: 9n }
  const signatures = await pack([alice, bob], getHash(later))
  const report = await verify({ action: execute(signatures), executedBefore: 2 })
  expect(summarize(report.checks)).toEqual(['ok T75 INNER_SIGNED 2 for 2'])
  expect(report.inner?.transaction?.value).toEqual(later)
})

test('behavior: the nonce is that of the inner Safe', async () => {
  const report = await verify({ action: execute(await pack([alice, bob])) }, { answers: { nonce: 8n } })
  expect(report.inner?.transaction?.value.nonce).toBe(8n)
  expect(summarize(report.checks)).toEqual(['block T75 INNER_NOT_SIGNED 0 for 2'])
})

test('parameters: cache gives the same report', async () => {
  const action = execute(await pack([alice, bob]))
  const report = await verify({ cache: createVerificationCache(), action })
  expect(summarize(report.checks)).toEqual(['ok T75 INNER_SIGNED 2 for 2'])
})

test('error: an inner Safe that is not known', async () => {
  const action = execute(await pack([alice, bob]))
  for (const name of ['VERSION', 'getThreshold', 'nonce']) {
    const report = await verify({ action }, { answers: { [name]: undefined } })
    expect([name, report.inner]).toEqual([name, undefined])
    expect(report.verdict).toBe('block')
  }
  const offline = await verifyNested(undefined, { chainId, action })
  expect(offline).toMatchObject({ inner: undefined, verdict: 'unknown' })
  expect(summarize(offline.checks)[0]).toBe('unknown T01 NO_NODE')
})

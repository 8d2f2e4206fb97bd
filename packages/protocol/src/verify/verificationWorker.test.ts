import { expect, test } from 'vitest'
import { createPaperNode, createSafeNode } from '../../test/recordedNode.ts'
import { alice, block, bob, chainId, createClaim, createTransaction, dave, safe, signAs } from '../../test/world.ts'
import { claim } from '../evidence/Claimed.ts'
import { bundled, createVerified, fromChain, isVerified } from '../evidence/Evidence.ts'
import { hashSafeMessage } from '../hash/hashSafeMessage.ts'
import { SafeInfoSchema } from '../wire/SafeInfoSchema.ts'
import { createVerificationClient } from './createVerificationClient.ts'
import { serveVerification } from './serveVerification.ts'
import { encodeReport, type VerificationPort, VerificationWorkerError } from './verificationWorker.ts'
import { verifyMessage } from './verifyMessage.ts'
import { verifyQueue } from './verifyQueue.ts'
import { verifySafe } from './verifySafe.ts'

/** A message channel with structured clones, like a worker's. */
function createChannel(): [VerificationPort, VerificationPort] {
  const listeners: [Set<(message: unknown) => void>, Set<(message: unknown) => void>] = [new Set(), new Set()]
  const end = (own: 0 | 1, other: 0 | 1): VerificationPort => ({
    listen(listener) {
      listeners[own].add(listener)
      return () => listeners[own].delete(listener)
    },
    post(message) {
      const copy: unknown = structuredClone(message)
      queueMicrotask(() => {
        for (const listener of listeners[other]) listener(copy)
      })
    },
  })
  return [end(0, 1), end(1, 0)]
}

/** The report of the page, and of a worker. */
async function verifyOnBothSides(parameters: Parameters<typeof verifyQueue>[1]) {
  const { client } = createSafeNode()
  const [page, worker] = createChannel()
  serveVerification({ getClient: () => client, openNode, port: worker })
  return Promise.all([verifyQueue(client, parameters), createVerificationClient(page).verifyQueue(parameters)])
}

const openNode = () => {
  throw new Error('No test opens a node by its URL.')
}

test('default: the report that crossed is the report that was made, verified values included', async () => {
  const claimed = [
    await createClaim(createTransaction({ nonce: 7n }), [alice, bob]),
    await createClaim(createTransaction({ data: '0x12', nonce: 8n, operation: 1 }), [dave]),
  ]
  const [made, crossed] = await verifyOnBothSides({ chainId, claimed: claim(claimed), safe })
  expect(crossed).toEqual(made)
  expect(made.transactions[0]?.transaction?.value.nonce).toBe(7n)
  for (const report of crossed.transactions)
    expect([report.hashes, report.signatures, report.transaction].every(isVerified)).toBe(true)
  expect([crossed.digest, crossed.safe.facts].every(isVerified)).toBe(true)
  expect(Object.isFrozen(crossed.transactions[0]?.transaction?.value)).toBe(true)
})

test('parameters: every one of them crosses', async () => {
  const claimed = await createClaim(createTransaction(), [alice])
  const claimedSafe = SafeInfoSchema.parse({
    address: { value: safe },
    chainId: String(chainId),
    implementation: { value: dave },
    nonce: 3,
    owners: [{ value: alice }],
    threshold: 1,
    version: '1.3.0',
  })
  const entry = { chainId, nonce: 9n, safe, safeTxHash: claimed.safeTxHash, signaturesSeen: 2, signer: alice }
  const [made, crossed] = await verifyOnBothSides({
    account: dave,
    blockNumber: block.number,
    chainId,
    claimed: claim([
      {
        ...claimed,
        confirmations: [...claimed.confirmations, { owner: bob, signature: null }],
        confirmationsRequired: 3,
        confirmationsSubmitted: 2,
        isRejection: true,
        proposer: dave,
        status: 'AWAITING_EXECUTION',
        trustedDelegateCallTarget: true,
      },
    ]),
    claimedNonce: claim(50n),
    claimedSafe: claim(claimedSafe),
    expectedHash: `0x${'ab'.repeat(32)}`,
    formerOwners: [dave],
    highestNonceSeen: 100n,
    knownRefundReceivers: [dave],
    signatureStore: [entry],
    pinned: [dave],
    refundCeiling: 1n,
    safe,
  })
  expect(crossed).toEqual(made)
})

test('parameters: a Safe alone', async () => {
  const { client } = createSafeNode()
  const [page, worker] = createChannel()
  serveVerification({ getClient: () => client, openNode, port: worker })
  const parameters = { account: alice, chainId, highestNonceSeen: 3n, pinned: [safe], safe }
  expect(await createVerificationClient(page).verifySafe(parameters)).toEqual(await verifySafe(client, parameters))
})

test('behavior: without a node everything is unknown', async () => {
  const [page, worker] = createChannel()
  const stop = serveVerification({ getClient: () => undefined, openNode, port: worker })
  const kernel = createVerificationClient(page)
  const claimed = claim([await createClaim(createTransaction(), [alice])])
  const [queue, own] = await Promise.all([
    kernel.verifyQueue({ chainId, claimed, safe }),
    kernel.verifySafe({ chainId, safe }),
  ])
  expect(queue).toMatchObject({ transactions: [{ hashes: undefined, transaction: undefined }], verdict: 'unknown' })
  expect(own.checks[0]).toMatchObject({ code: 'NO_NODE', verdict: 'unknown' })
  stop()
  kernel.dispose()
})

test('error: a transaction that was changed on its way', async () => {
  const { client } = createSafeNode()
  const claimed = claim([await createClaim(createTransaction(), [alice])])
  const report = await verifyQueue(client, { chainId, claimed, safe })
  const [one] = report.transactions
  if (!one?.transaction) throw new Error('It was verified.')
  const changes = [
    { transaction: createVerified({ ...one.transaction.value, value: 5n }, one.transaction.evidence) },
    { transaction: createVerified({ ...one.transaction.value, to: dave }, one.transaction.evidence) },
    { hashes: undefined },
  ]
  for (const change of changes) {
    const [page, worker] = createChannel()
    const pending = createVerificationClient(page).verifyQueue({ chainId, claimed, safe })
    worker.post({ id: 1, report: encodeReport({ ...report, transactions: [{ ...one, ...change }] }) })
    await expect(pending).rejects.toThrow('a transaction arrived changed')
  }
})

async function createMessageParameters() {
  const content = {
    domain: { chainId: '0x1', name: 'Mail' },
    message: { text: 'Hello' },
    primaryType: 'Mail',
    types: { Mail: [{ name: 'text', type: 'string' }] },
  }
  const messageHash = hashSafeMessage({ chainId, message: content, safe, version: '1.4.1' }).safeMessageHash
  const confirmations = [
    { owner: alice, signature: await signAs(alice, messageHash) },
    { owner: bob, signature: null },
  ]
  const claimed = claim({
    confirmations,
    confirmationsRequired: 2,
    content,
    isConfirmed: true,
    messageHash,
    preparedSignature: '0xab' as const,
    proposer: dave,
  })
  return { chainId, claimed, expectedHash: messageHash, formerOwners: [dave], safe }
}

test('parameters: a message, its content verified on both sides', async () => {
  const { client } = createSafeNode()
  const [page, worker] = createChannel()
  serveVerification({ getClient: () => client, openNode, port: worker })
  const parameters = await createMessageParameters()
  const crossed = await createVerificationClient(page).verifyMessage(parameters)
  expect(crossed).toEqual(await verifyMessage(client, parameters))
  expect(crossed.content?.value).toEqual(parameters.claimed.claimed.content)
  expect([crossed.content, crossed.hashes].every(isVerified)).toBe(true)
  const text = { ...parameters, claimed: claim({ ...parameters.claimed.claimed, content: 'another' }) }
  expect((await createVerificationClient(page).verifyMessage(text)).content).toBeUndefined()
})

test('error: a message that was changed on its way', async () => {
  const { client } = createSafeNode()
  const parameters = await createMessageParameters()
  const report = await verifyMessage(client, parameters)
  if (!report.content) throw new Error('It was verified.')
  const changes = [{ content: createVerified('Hello', report.content.evidence) }, { hashes: undefined }]
  for (const change of changes) {
    const [page, worker] = createChannel()
    const pending = createVerificationClient(page).verifyMessage(parameters)
    worker.post({ id: 1, report: encodeReport({ ...report, ...change }) })
    await expect(pending).rejects.toThrow('a message arrived changed')
  }
})

test('behavior: only what the kernel verified arrives as verified', async () => {
  const forged = { evidence: fromChain(block), value: { owners: [alice] } }
  const real = createVerified({ owners: [alice] }, fromChain(block))
  const [page, worker] = createChannel()
  const pending = createVerificationClient(page).verifySafe({ chainId, safe })
  worker.post({ id: 1, report: encodeReport({ checks: [{ evidence: bundled }], facts: real, verdict: forged }) })
  const report: unknown = await pending
  expect(report).toEqual({ checks: [{ evidence: bundled }], facts: real, verdict: forged })
  expect(Object.values(Object(report)).map(isVerified)).toEqual([false, true, false])
})

test('error: a failure inside is reported, a disposed client rejects', async () => {
  const [page, worker] = createChannel()
  const getClient = () => {
    throw new RangeError('no such chain')
  }
  serveVerification({ getClient, openNode, port: worker })
  const kernel = createVerificationClient(page)
  await expect(kernel.verifySafe({ chainId, safe })).rejects.toThrow('Verification stopped: no such chain')
  const [lonely] = createChannel()
  const other = createVerificationClient(lonely)
  const pending = other.verifySafe({ chainId, safe })
  other.dispose()
  await expect(pending).rejects.toBeInstanceOf(VerificationWorkerError)
})

test('behavior: other messages of the channel are ignored on both sides', async () => {
  const [page, worker] = createChannel()
  const answers: unknown[] = []
  page.listen((message) => answers.push(message))
  serveVerification({ getClient: () => undefined, openNode, port: worker })
  const parameters = { chainId, safe }
  for (const message of [null, 'text', {}, { call: 'verifySafe', id: '1', parameters }, { call: 'other', id: 1 }])
    page.post(message)
  const pending = createVerificationClient(page).verifySafe(parameters)
  for (const message of ['noise', { id: 99, report: {} }, { error: 'late', id: 99 }]) worker.post(message)
  expect(await pending).toMatchObject({ verdict: 'unknown' })
  expect(answers).toHaveLength(4)
})

test('error: a failure inside is reported by its message', async () => {
  const [page, worker] = createChannel()
  // A client whose error is not the node's.
  const { client } = createPaperNode({
    answers: { eth_getBlockByNumber: () => ({ hash: '0x', number: 'x', timestamp: '0x1' }) },
  })
  serveVerification({ getClient: () => client, openNode, port: worker })
  const kernel = createVerificationClient(page)
  const error = await kernel.verifySafe({ chainId, safe }).catch((reason: unknown) => reason)
  expect(error).toBeInstanceOf(VerificationWorkerError)
  expect(error).toMatchObject({
    metaMessages: [expect.any(String)],
    shortMessage: expect.stringMatching(/^Verification stopped: ./),
  })
})

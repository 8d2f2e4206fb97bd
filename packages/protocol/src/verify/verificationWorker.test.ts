import { expect, test } from 'vitest'
import { createPaperNode, createSafeNode } from '../../test/recordedNode.ts'
import { alice, block, bob, chainId, createClaim, createTransaction, dave, safe, signAs } from '../../test/world.ts'
import { claim } from '../evidence/Claimed.ts'
import { createVerified, fromChain, isVerified } from '../evidence/Evidence.ts'
import { hashSafeMessage } from '../hash/hashSafeMessage.ts'
import { SafeInfoSchema } from '../wire/SafeInfoSchema.ts'
import {
  createVerificationClient,
  serveVerification,
  type VerificationPort,
  VerificationWorkerError,
} from './verificationWorker.ts'
import { verifyMessage } from './verifyMessage.ts'
import { verifyQueue } from './verifyQueue.ts'
import { verifySafe } from './verifySafe.ts'
import { encodeReport, SafeReportSchema, verifiedTag } from './workerSchemas.ts'

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
  serveVerification({ getClient: () => client, port: worker })
  return Promise.all([verifyQueue(client, parameters), createVerificationClient(page).verifyQueue(parameters)])
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
  serveVerification({ getClient: () => client, port: worker })
  const parameters = { account: alice, chainId, highestNonceSeen: 3n, pinned: [safe], safe }
  expect(await createVerificationClient(page).verifySafe(parameters)).toEqual(await verifySafe(client, parameters))
})

test('behavior: without a node everything is unknown', async () => {
  const [page, worker] = createChannel()
  const stop = serveVerification({ getClient: () => undefined, port: worker })
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
  serveVerification({ getClient: () => client, port: worker })
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

test('behavior: evidence of every kind crosses the border, look-alikes do not', () => {
  const facts = { evidence: fromChain(block), tag: verifiedTag, value: {} }
  const check = { code: 'X', id: 'T1', message: 'm', verdict: 'ok' }
  for (const evidence of [{ source: 'recomputed' }, { source: 'bundled' }, { source: 'yours' }, fromChain(block)])
    expect(
      SafeReportSchema.parse({ checks: [{ ...check, evidence }], facts: undefined, verdict: 'ok' }).checks[0],
    ).toEqual({ ...check, evidence })
  const forged = [
    facts,
    { ...facts, tag: '' },
    { evidence: fromChain(block), value: {} },
    { ...facts, evidence: { block: { ...block, hash: 'no hex' }, source: 'chain' } },
  ]
  for (const fake of forged)
    expect(SafeReportSchema.safeParse({ checks: [], facts: fake, verdict: 'ok' }).success).toBe(false)
})

test('error: a failure inside is reported, a disposed client rejects', async () => {
  const [page, worker] = createChannel()
  serveVerification({
    getClient: () => {
      throw new RangeError('no such chain')
    },
    port: {
      ...worker,
      listen: (listener) =>
        worker.listen((message) => {
          try {
            listener(message)
          } catch {
            worker.post({ error: 'no such chain', id: 1 })
          }
        }),
    },
  })
  const kernel = createVerificationClient(page)
  await expect(kernel.verifySafe({ chainId, safe })).rejects.toThrow('Verification stopped: no such chain')
  const [lonely] = createChannel()
  const other = createVerificationClient(lonely)
  const pending = other.verifySafe({ chainId, safe })
  other.dispose()
  await expect(pending).rejects.toBeInstanceOf(VerificationWorkerError)
})

test('behavior: what is no request is not answered, what asks wrongly is told', async () => {
  const [page, worker] = createChannel()
  const answers: unknown[] = []
  page.listen((message) => answers.push(message))
  serveVerification({ getClient: () => undefined, port: worker })
  const parameters = { chainId, safe }
  for (const message of [null, 'text', {}, { call: 'verifySafe', id: '1', parameters }]) page.post(message)
  const wrong = [
    { call: 'verifySafe' },
    { call: 'verifySafe', parameters: null },
    { call: 'verifySafe', parameters: { chainId } },
    { call: 'verifySafe', parameters: { safe } },
    { call: 'verifySafe', parameters: { chainId, safe: '0x12' } },
    { call: 'verifySafe', parameters: { ...parameters, highestNonceSeen: 1 } },
    { call: 'verifyMessage', parameters },
    { call: 'verifyQueue', parameters },
    { call: 'verifyQueue', parameters: { ...parameters, claimed: { claimed: [{}] } } },
    { call: 'other', parameters },
  ]
  for (const message of wrong) page.post({ ...message, id: 1 })
  page.post({ call: 'verifySafe', id: 9, parameters })
  await expect.poll(() => answers.length).toBe(wrong.length + 1)
  expect(answers.slice(0, -1)).toEqual(wrong.map(() => ({ error: expect.any(String), id: 1 })))
  expect(answers.at(-1)).toMatchObject({ id: 9, report: { verdict: 'unknown' } })
})

test('behavior: answers of another form are refused, unknown ones let be', async () => {
  const [page, worker] = createChannel()
  const kernel = createVerificationClient(page)
  const reports = [null, 'text', {}, { verdict: 'ok' }, { checks: [] }, { checks: [{}], verdict: 'ok' }]
  for (const [index, report] of reports.entries()) {
    const pending = kernel.verifySafe({ chainId, safe })
    worker.post('noise')
    worker.post({ id: 99, report: {} })
    worker.post({ error: 'late', id: 99 })
    worker.post({ id: index + 1, report })
    await expect(pending).rejects.toThrow()
  }
  const pending = kernel.verifySafe({ chainId, safe })
  worker.post({ id: reports.length + 1, report: { checks: [], facts: undefined, verdict: 'ok' } })
  expect(await pending).toEqual({ checks: [], verdict: 'ok' })
})

test('error: what fails inside is told by its message', async () => {
  const [page, worker] = createChannel()
  // A client whose error is not the node's.
  const { client } = createPaperNode({
    answers: { eth_getBlockByNumber: () => ({ hash: '0x', number: 'x', timestamp: '0x1' }) },
  })
  serveVerification({ getClient: () => client, port: worker })
  const kernel = createVerificationClient(page)
  const error = await kernel.verifySafe({ chainId, safe }).catch((reason: unknown) => reason)
  expect(error).toBeInstanceOf(VerificationWorkerError)
  expect(error).toMatchObject({
    metaMessages: [expect.any(String)],
    shortMessage: expect.stringMatching(/^Verification stopped: ./),
  })
})

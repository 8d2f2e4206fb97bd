import { chainId } from '@countersign/devchain'
import { demoAccounts } from '@countersign/devchain/accounts'
import {
  borrowDevchain,
  createTestClient,
  deploySafe,
  executeAsSafe,
  toSafeTransaction,
} from '@countersign/devchain/testing'
import { hashSafeMessage, hashSafeTransaction, type SafeTransaction } from '@countersign/protocol/hash'
import { createClient, type Hex, http } from 'viem'
import { privateKeyToAccount } from 'viem/accounts'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { createTestServices } from '../../../test/createTestServices.ts'
import { testConfirmation, testRecord } from '../../../test/testRecord.ts'
import { testDetails } from '../../../test/testReport.ts'
import { exportTransaction } from '../../features/offline/exportTransaction.ts'
import { createCatalogue } from '../../lib/messages/createCatalogue.ts'
import type { Services } from '../services/Services.ts'
import { toStored } from '../signature-store/ConfirmationsSchema.ts'
import { addRecord } from '../signature-store/confirmations.ts'
import { listUndelivered } from '../signing/deliverSignatures.ts'
import { messageQuery } from './messageQueries.ts'
import { listQueued, listQueueReportsQueries, queueQuery } from './queueQuery.ts'
import { reportQuery } from './reportQuery.ts'

const t = createCatalogue('checks')
const tReview = createCatalogue('review')

const [alice, bob, carol, dave] = demoAccounts
type Account = (typeof demoAccounts)[number]
const version = '1.4.1'

let world: Awaited<ReturnType<typeof setup>>
beforeAll(async () => {
  world = await setup()
})
afterAll(() => world.stop())

async function setup() {
  const devchain = await borrowDevchain()
  const client = createTestClient(devchain.url)
  const owners = [alice.address, bob.address, carol.address]
  const safe = await deploySafe({ client, owners, threshold: 2, version })
  const node = createClient({ transport: http(devchain.url) })
  return { client, node, owners, safe, stop: () => devchain.stop() }
}

const payment: SafeTransaction = toSafeTransaction({ nonce: 0n, to: dave.address, value: 1n })
const hashOf = (transaction = payment) =>
  hashSafeTransaction({ chainId, safe: world.safe, transaction, version }).safeTxHash
const sign = (account: Account, hash = hashOf()): Promise<Hex> => privateKeyToAccount(account.privateKey).sign({ hash })

type Confirmation = { signer: Account; signature: Hex }

/** The payment as the service returns it. */
const toDetails = (confirmations: readonly Confirmation[]) => {
  const shown = confirmations.map(({ signature, signer }) => ({ signature, signer: signer.address }))
  return testDetails({ address: world.safe, safeTxHash: hashOf() }, payment, shown)
}

/** A browser whose service returns `says`. */
function open() {
  const says: { now: unknown } = { now: undefined }
  const services = createTestServices({
    answerNode: (method, params) => Reflect.apply(world.node.request, world.node, [{ method, params }]),
    answerService: () => says.now,
  })
  const unknown = () => new Response('{"code":404,"message":"No"}', { status: 404 })
  return { services, says, unknown, down: () => new TypeError('Failed to fetch') }
}

const readReport = (services: Services) =>
  services.queryClient.fetchQuery({
    ...reportQuery(services, { address: world.safe, chainId, safeTxHash: hashOf() }),
    staleTime: 0,
  })

/** What signing leaves in this browser. */
async function signHere(services: Services): Promise<void> {
  const signature = await sign(alice)
  const confirmations = [testConfirmation({ signature })]
  const signed = { confirmations, hash: hashOf(), safe: world.safe, transaction: toStored(payment) }
  services.confirmations.update((all) => addRecord(all, testRecord(0, signed)))
}

test('default: what was verified before the service went away counts for status, execution and export', async () => {
  const { down, says, services } = open()
  says.now = toDetails([{ signature: await sign(bob), signer: bob }])
  expect((await readReport(services)).progress).toBe('waiting')
  says.now = down()
  await signHere(services)
  const report = await readReport(services)
  expect(report).toMatchObject({ missing: [carol.address], progress: 'ready', source: 'yours' })
  expect(report.signatures?.value).toHaveLength(2)
  expect(exportTransaction(report)?.signatures).toBe(2)
  // A service that is down has not deleted it: only the own one is undelivered.
  expect(listUndelivered(services, report).map(({ signer }) => signer)).toEqual([alice.address])
})

test('behavior: also where nothing was signed here, and from one visit to the next', async () => {
  const { down, says, services } = open()
  says.now = toDetails([{ signature: await sign(bob), signer: bob }])
  await readReport(services)
  const later = open()
  later.says.now = down()
  later.services.confirmations.update(() => services.confirmations.get())
  expect(await readReport(later.services)).toMatchObject({
    confirmations: [{ from: 'earlier', signer: bob.address, status: 'valid' }],
    source: 'earlier',
  })
})

test('behavior: what the service drops still counts, and is offered to it again', async () => {
  const { says, services, unknown } = open()
  says.now = toDetails([{ signature: await sign(bob), signer: bob }])
  await readReport(services)
  for (const answer of [toDetails([]), toDetails([{ signature: `0x${'11'.repeat(65)}`, signer: bob }]), unknown()]) {
    says.now = answer
    const report = await readReport(services)
    expect(report.confirmations.filter(({ status }) => status === 'valid')).toMatchObject([
      { from: 'earlier', isOnlyHere: true, signer: bob.address },
    ])
    expect(listUndelivered(services, report).map(({ signer }) => signer)).toEqual([bob.address])
  }
})

test('behavior: rows of the queue are stored like pages', async () => {
  const { says, services } = open()
  const details = toDetails([{ signature: await sign(bob), signer: bob }])
  const row = { id: details.txId, safeAppInfo: null, timestamp: 1, txHash: null, txInfo: details.txInfo }
  const transaction = { ...row, executionInfo: null, txStatus: details.txStatus }
  says.now = {
    count: 1,
    next: null,
    previous: null,
    results: [{ conflictType: 'None', details, transaction, type: 'TRANSACTION' }],
  }
  const safe = { address: world.safe, chainId }
  const answer = await services.queryClient.fetchQuery(queueQuery(services, safe))
  const items = listQueued(answer.results, world.safe)
  expect(items).toHaveLength(1)
  for (const query of listQueueReportsQueries(services, safe, { answer, items }))
    await services.queryClient.fetchQuery(query)
  expect(services.confirmations.get()).toMatchObject([{ confirmations: [{ signer: bob.address, source: 'earlier' }] }])
})

test('behavior: a service that stops answering leaves one true statement, whether or not something is on screen', async () => {
  const { down, says, services, unknown } = open()
  const titlesOf = ({ checks }: Awaited<ReturnType<typeof readReport>>) => checks.map(({ title }) => title)
  says.now = toDetails([])
  await readReport(services)
  says.now = down()
  const report = await readReport(services)
  // Without any signature only the page has it: its body stays, verified again.
  expect(report).toMatchObject({ isStale: false, progress: 'waiting', source: 'earlier' })
  expect(titlesOf(report)).not.toContain(t('notKnown'))
  const fresh = open()
  fresh.says.now = down()
  expect(titlesOf(await readReport(fresh.services))).toEqual([tReview('serviceDown')])
  fresh.says.now = unknown()
  expect(titlesOf(await readReport(fresh.services))).toEqual([t('notKnown')])
})

test('error: what a service makes up is not stored, and what is over goes', async () => {
  const { says, services } = open()
  says.now = toDetails([
    { signature: await sign(dave), signer: dave },
    { signature: await sign(carol, hashOf({ ...payment, value: 2n })), signer: carol },
  ])
  await readReport(services)
  expect(services.confirmations.get()).toEqual([])
  says.now = toDetails([{ signature: await sign(bob), signer: bob }])
  await readReport(services)
  expect(services.confirmations.get()).toHaveLength(1)
  await executeAsSafe({ client: world.client, safe: world.safe, transaction: { to: dave.address } })
  await readReport(services)
  expect(services.confirmations.get()).toEqual([])
})

test('behavior: messages likewise', async () => {
  const { down, says, services } = open()
  const { safeMessageHash } = hashSafeMessage({ chainId, message: 'We agree.', safe: world.safe, version })
  const signatures = await Promise.all([alice, bob].map((account) => sign(account, safeMessageHash)))
  says.now = {
    confirmations: [alice, bob].map(({ address }, index) => ({
      owner: { value: address },
      signature: signatures[index],
    })),
    confirmationsRequired: 2,
    confirmationsSubmitted: 2,
    creationTimestamp: 1,
    logoUri: null,
    message: 'We agree.',
    messageHash: safeMessageHash,
    modifiedTimestamp: 1,
    name: null,
    origin: null,
    preparedSignature: null,
    proposedBy: { value: alice.address },
    safeAppId: null,
    status: 'CONFIRMED',
  }
  const id = { address: world.safe, chainId, messageHash: safeMessageHash }
  expect(await services.queryClient.fetchQuery(messageQuery(services, id))).toMatchObject({ isComplete: true })
  const later = open()
  later.says.now = down()
  later.services.confirmations.update(() => services.confirmations.get())
  const report = await later.services.queryClient.fetchQuery(messageQuery(later.services, id))
  expect(report).toMatchObject({ isComplete: true })
  expect(report.serviceError).toBeInstanceOf(Error)
})

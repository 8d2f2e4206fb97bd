import { chainId } from '@countersign/devchain'
import { demoAccounts } from '@countersign/devchain/accounts'
import {
  borrowDevchain,
  createTestClient,
  deploySafe,
  executeAsSafe,
  toSafeTransaction,
} from '@countersign/devchain/testing'
import { planCreation } from '@countersign/protocol/chain'
import { hashSafeTransaction, type SafeTransaction } from '@countersign/protocol/hash'
import { encodeLink, encodeLinkNames, writeTransactionFile } from '@countersign/protocol/offline'
import { encodeApproval } from '@countersign/protocol/verify'
import { type Address, createClient, type Hex, http, parseAbi } from 'viem'
import { privateKeyToAccount } from 'viem/accounts'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { createTestServices } from '../../../test/createTestServices.ts'
import { testConfirmation, testRecord } from '../../../test/testRecord.ts'
import { openCreations, type SafePlan, storePlan } from '../../domain/safe/openCreations.ts'
import { openSuggestedNames } from '../../domain/safe/suggestedNames.ts'
import type { Services } from '../../domain/services/Services.ts'
import {
  type Confirmations,
  type StoredConfirmation,
  toStored,
} from '../../domain/signature-store/ConfirmationsSchema.ts'
import { addRecord } from '../../domain/signature-store/confirmations.ts'
import { saveDraft } from '../../domain/signature-store/drafts.ts'
import { listSources } from '../../domain/transactions/Report.ts'
import { loadReport } from '../../domain/transactions/reportQuery.ts'
import { FileRefusedError, importSignedTransaction, readSignedTransaction } from './importSignedTransaction.ts'

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
  return { client, node, safe, stop: () => devchain.stop() }
}

const payment = (overrides: Partial<SafeTransaction> = {}): SafeTransaction =>
  toSafeTransaction({ nonce: 7n, to: dave.address, value: 1_500_000n, ...overrides })

const hashOf = (transaction: SafeTransaction) =>
  hashSafeTransaction({ chainId, safe: world.safe, transaction, version }).safeTxHash

const sign = (account: Account, transaction = payment()): Promise<Hex> =>
  privateKeyToAccount(account.privateKey).sign({ hash: hashOf(transaction) })

const record = (transaction: SafeTransaction, confirmations: StoredConfirmation[]) =>
  testRecord(0, { confirmations, hash: hashOf(transaction), safe: world.safe, transaction: toStored(transaction) })

type FileOptions = { signatures?: { owner: Address; signature: Hex }[]; transaction?: SafeTransaction }

async function writeFile(signers: readonly Account[], options: FileOptions = {}): Promise<string> {
  const { transaction = payment() } = options
  const made = signers.map(async (account) => ({
    owner: account.address,
    signature: await sign(account, transaction),
  }))
  const signatures = [...(await Promise.all(made)), ...(options.signatures ?? [])]
  return writeTransactionFile({ chainId, safe: world.safe, signatures, transaction, version })
}

/** An empty browser with a working node and an unreachable service. */
function open({ isNodeDown = false } = {}): Services {
  return createTestServices({
    answerNode: (method, params) => {
      if (isNodeDown) throw new Error('Nobody answers.')
      return Reflect.apply(world.node.request, world.node, [{ method, params }])
    },
    answerService: () => new TypeError('Failed to fetch'),
  })
}

const safeId = () => ({ chainId, address: world.safe })

async function importText(services: Services, text: string) {
  return importSignedTransaction(services, { now: 1, signedFile: await readSignedTransaction(text), safe: safeId() })
}

const readReport = (services: Services, transaction = payment()) =>
  loadReport(services, {
    id: { ...safeId(), safeTxHash: hashOf(transaction) },
    signal: new AbortController().signal,
  })

async function refusalOf(text: string, services = open()): Promise<string> {
  const before = services.confirmations.get()
  const error = await importText(services, text).catch((thrown: unknown) => thrown)
  expect(services.confirmations.get()).toBe(before)
  if (error instanceof Error && 'field' in error) return String(error.field)
  throw error
}

test('default: two files make it ready, without a word of the service', async () => {
  const services = open()
  const first = await importText(services, await writeFile([alice]))
  expect(first).toMatchObject({ known: [], leftOut: [], nonce: 7n, taken: [alice.address] })
  const half = await readReport(services)
  expect(half).toMatchObject({ missing: [bob.address, carol.address], progress: 'waiting', source: 'file' })
  expect(half.confirmations).toMatchObject([{ from: 'file', isOnlyHere: true, status: 'valid' }])
  // Not created here: it is supported by the owner's signature.
  expect(half.checks.find(({ id }) => id === 'T77')).toMatchObject({ verdict: 'ok' })
  const second = await importText(services, await writeFile([alice, bob]))
  expect(second).toMatchObject({ known: [alice.address], taken: [bob.address] })
  const complete = await readReport(services)
  expect(complete.progress).toBe('ready')
  expect(listSources(complete)).toEqual(['file'])
})

test('behavior: a link carries the same, and what was signed here is told apart', async () => {
  const services = open()
  const transaction = payment()
  const mine = record(transaction, [testConfirmation({ signature: await sign(carol), signer: carol.address })])
  services.confirmations.update(() => [mine])
  const signatures = [await sign(bob), await sign(carol)]
  const link = encodeLink({ chainId, kind: 'transaction', safe: world.safe, signatures, transaction, version })
  const taken = await importText(services, `https://safe.example/31337/${world.safe}/import#${link}`)
  expect(taken).toMatchObject({ known: [carol.address], taken: [bob.address] })
  const report = await readReport(services)
  expect(report).toMatchObject({ progress: 'ready', source: 'yours' })
  expect(report.confirmations.map(({ from, signer }) => [signer, from])).toEqual([
    [carol.address, 'yours'],
    [bob.address, 'file'],
  ])
})

test('behavior: a file or a link that owners signed suggests what the sender calls the Safe', async () => {
  const { safe } = world
  const transaction = payment()
  const signatures = [await sign(bob)]
  const names = encodeLinkNames({ names: [{ address: safe, name: 'Treasury' }], tokens: [] })
  const link = encodeLink({ chainId, kind: 'transaction', safe, signatures, transaction, version })
  const linked = open()
  await importText(linked, `https://safe.example/31337/${safe}/import#${link}${names}`)
  expect(openSuggestedNames(linked.storage).get()).toEqual({ [safe]: 'Treasury' })
  expect(linked.names.get()).toEqual({})
  const owner = { owner: bob.address, signature: await sign(bob) }
  const common = { chainId, safe, safeName: 'Payroll', transaction, version }
  const filed = open()
  await importText(filed, writeTransactionFile({ ...common, signatures: [owner] }))
  expect(openSuggestedNames(filed.storage).get()).toEqual({ [safe]: 'Payroll' })
  // Nobody of this Safe signed it.
  const strange = open()
  const forged = writeTransactionFile({ ...common, signatures: [{ ...owner, owner: dave.address }] })
  await expect(importText(strange, forged)).rejects.toThrow()
  expect(openSuggestedNames(strange.storage).get()).toEqual({})
})

test('behavior: an approval on the chain counts, in a file and beside one', async () => {
  const transaction = payment({ nonce: 8n })
  await world.client.writeContract({
    abi: parseAbi(['function approveHash(bytes32 hash)']),
    account: bob.address,
    address: world.safe,
    args: [hashOf(transaction)],
    functionName: 'approveHash',
  })
  const services = open()
  await importText(services, await writeFile([alice], { transaction }))
  const report = await readReport(services, transaction)
  expect(report.progress).toBe('ready')
  expect(listSources(report)).toEqual(['file', 'chain'])
  const approval = { owner: bob.address, signature: encodeApproval(bob.address) }
  const taken = await importText(open(), await writeFile([], { signatures: [approval], transaction }))
  expect(taken.taken).toEqual([bob.address])
  // Useless for a hash that he did not approve.
  expect(await refusalOf(await writeFile([alice], { signatures: [approval] }))).toBe('signatures.1')
})

test('behavior: what is genuine and does not count is left out, and said', async () => {
  const services = open()
  const twice = { owner: alice.address, signature: await sign(alice) }
  const taken = await importText(services, await writeFile([alice, dave], { signatures: [twice] }))
  expect(taken.leftOut).toEqual([
    { signer: dave.address, status: 'stranger' },
    { signer: alice.address, status: 'duplicate' },
  ])
  expect(services.confirmations.get()).toMatchObject([{ confirmations: [{ signer: alice.address }] }])
})

test('error: a field that was changed is named, whichever it is', async () => {
  const text = await writeFile([alice, bob])
  const change = (from: string | RegExp, to: string) => refusalOf(text.replace(from, to))
  expect(await change('"1500000"', '"9500000"')).toBe('value')
  expect(await change('"nonce": "7"', '"nonce": "6"')).toBe('nonce')
  expect(await change('"operation": 0', '"operation": 1')).toBe('operation')
  expect(await change('"data": "0x"', '"data": "0xdeadbeef"')).toBe('data')
  expect(await change(`"to": "${dave.address}"`, `"to": "${bob.address}"`)).toBe('safeTxHash')
  expect(await change(/"safeTxHash": "0x../, '"safeTxHash": "0x12')).toBe('safeTxHash')
  expect(await change('"chainId": 31337', '"chainId": 1')).toBe('chainId')
  expect(await change(`"safe": "${world.safe}"`, `"safe": "${dave.address}"`)).toBe('safe')
  // Without the hash, signature recovery reveals the change.
  const bare = text.replace(/ {2}"safeTxHash": "0x[0-9a-f]{64}",\n/, '')
  expect(await refusalOf(bare.replace('"1500000"', '"9500000"'))).toBe('signatures.0')
})

test('error: a forged signature takes everything with it', async () => {
  const other = await sign(bob, payment({ value: 9n }))
  const forged = { owner: bob.address, signature: other }
  expect(await refusalOf(await writeFile([alice], { signatures: [forged] }))).toBe('signatures.1')
  const stolen = { owner: carol.address, signature: await sign(bob) }
  expect(await refusalOf(await writeFile([alice], { signatures: [stolen] }))).toBe('signatures.1')
})

test('behavior: unsigned it becomes a draft that nobody vouches for, until an owner signs', async () => {
  const services = open()
  const transaction = payment({ nonce: 11n })
  const named = JSON.stringify({ ...JSON.parse(await writeFile([], { transaction })), safeName: 'Treasury' })
  expect(await importText(services, named)).toMatchObject({ isUnsigned: true, nonce: 11n, taken: [] })
  expect(services.confirmations.get()).toEqual([])
  expect(openSuggestedNames(services.storage).get()).toEqual({})
  const report = await readReport(services, transaction)
  expect(report).toMatchObject({ progress: 'waiting', source: 'file' })
  expect(report.checks.find(({ id }) => id === 'T77')).toMatchObject({ verdict: 'warn' })
  await importText(services, await writeFile([alice], { transaction }))
  expect(services.drafts.get().transactions).toEqual([])
  const signed = await readReport(services, transaction)
  expect(signed.confirmations).toMatchObject([{ from: 'file', status: 'valid' }])
  // Again without: what is here stays.
  await importText(services, await writeFile([], { transaction }))
  expect((await readReport(services, transaction)).confirmations).toHaveLength(1)
})

test('behavior: an own draft stays an own draft when its file comes back', async () => {
  const services = open()
  const transaction = payment({ nonce: 12n })
  const own = {
    chainId,
    createdAt: 1,
    form: 'send',
    safe: world.safe,
    safeTxHash: hashOf(transaction),
    transaction: toStored(transaction),
    version,
  }
  services.drafts.update((all) => saveDraft(all, own))
  await importText(services, await writeFile([], { transaction }))
  expect(services.drafts.get().transactions).toEqual([own])
  expect(await readReport(services, transaction)).toMatchObject({ source: 'yours' })
})

test('error: nobody of this Safe, a message, an old nonce, changed and unsigned', async () => {
  expect(await refusalOf(await writeFile([dave]))).toBe('signatures')
  expect(await refusalOf((await writeFile([])).replace('"1500000"', '"9500000"'))).toBe('value')
  const message = encodeLink({
    chainId,
    content: 'Hi',
    kind: 'message',
    safe: world.safe,
    signatures: [],
    version,
  })
  expect(await refusalOf(`#${message}`)).toBe('kind')
  const { client, safe } = world
  const past = await deploySafe({ client, owners: [alice.address], threshold: 1, version })
  await executeAsSafe({ client, safe: past, transaction: { to: safe } })
  const transaction = payment({ nonce: 0n })
  const { safeTxHash } = hashSafeTransaction({ chainId, safe: past, transaction, version })
  const signature = await privateKeyToAccount(alice.privateKey).sign({ hash: safeTxHash })
  const text = writeTransactionFile({
    chainId,
    safe: past,
    signatures: [{ owner: alice.address, signature }],
    transaction,
    version,
  })
  const signedFile = await readSignedTransaction(text)
  await expect(importSignedTransaction(open(), { signedFile, safe: { chainId, address: past } })).rejects.toMatchObject(
    {
      field: 'nonce',
    },
  )
})

test('error: a node that does not answer lets nothing in', async () => {
  const services = open({ isNodeDown: true })
  await expect(importText(services, await writeFile([alice]))).rejects.not.toBeInstanceOf(FileRefusedError)
  expect(services.confirmations.get()).toEqual([])
})

test('error: a refused parcel leaves the plans of other tabs alone', async () => {
  const services = open({ isNodeDown: true })
  const made = planCreation({ owners: [alice.address, bob.address], saltNonce: 7n, threshold: 2, version })
  const transaction = payment({ nonce: 0n })
  const planned = { owners: [alice.address, bob.address], saltNonce: 7n, threshold: 2, version } as const
  const text = writeTransactionFile({ chainId, planned, safe: made.safe, signatures: [], transaction, version })
  const signedFile = await readSignedTransaction(text)
  const plan = (salt: string, address: Address): SafePlan => ({
    address,
    chainIds: [chainId],
    owners: [carol.address],
    saltNonce: salt,
    threshold: 1,
    version,
  })
  const signature = await sign(alice)
  const signed = { ...signedFile, signatures: [{ field: 'signatures.0', owner: alice.address, signature }] }
  const taking = importSignedTransaction(services, { signedFile: signed, safe: { address: made.safe, chainId } })
  // Another tab saves meanwhile, including the same Safe.
  const same = { ...plan('7', made.safe), owners: [...planned.owners], threshold: 2 }
  openCreations(services.storage).update((all) => storePlan(storePlan(all, plan('1', carol.address)), same))
  await expect(taking).rejects.toBeInstanceOf(Error)
  expect(openCreations(services.storage).get().plans).toEqual([same, plan('1', carol.address)])
  expect(services.confirmations.get()).toEqual([])
})

test('behavior: files merge to the same whatever comes first, and none is lost', async () => {
  const file = (nonce: bigint, ...signers: Address[]) =>
    record(
      payment({ nonce }),
      signers.map((signer) => testConfirmation({ signer, source: 'file' })),
    )
  const files = [file(7n, alice.address, bob.address), file(7n, bob.address, carol.address), file(8n, alice.address)]
  const orders = [
    [0, 1, 2],
    [2, 1, 0],
    [1, 2, 0, 1],
  ]
  const keys = orders.map((order) =>
    order
      .flatMap((index) => files[index] ?? [])
      .reduce<Confirmations>(addRecord, [])
      .flatMap(({ confirmations, hash }) => confirmations.map(({ signer }) => `${hash}${signer}`))
      .toSorted(),
  )
  expect(keys[0]).toHaveLength(4)
  expect(keys[1]).toEqual(keys[0])
  expect(keys[2]).toEqual(keys[0])
})

import { demoAccounts } from '@countersign/devchain/accounts'
import { deploySafe, executeAsSafe, hashOnChain, toSafeTransaction } from '@countersign/devchain/testing'
import { type Kysely, sql } from 'kysely'
import {
  type AbiEvent,
  type Address,
  checksumAddress,
  encodeAbiParameters,
  encodeEventTopics,
  encodeFunctionData,
  type Hash,
  type Hex,
  keccak256,
  numberToHex,
  parseAbi,
  toEventSignature,
  zeroAddress,
} from 'viem'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { createRowCounter, type RowCounter } from '../../../test/countRowsRead.ts'
import { createTestChain, type TestChain } from '../../../test/createTestChain.ts'
import { createTestDatabase, type TestDatabase } from '../../../test/createTestDatabase.ts'
import { createWorld, type TestWorld } from '../../../test/setup.ts'
import { listCollectiblesPage } from '../../db/queries/collectibles.ts'
import { insertConfirmation } from '../../db/queries/confirmations.ts'
import { isOwnerOrDelegate, listDelegatesPage } from '../../db/queries/delegates.ts'
import { findSafe } from '../../db/queries/findSafe.ts'
import { listHistoryPage } from '../../db/queries/listHistoryPage.ts'
import { listInteractions } from '../../db/queries/listInteractions.ts'
import { listMovementsPage } from '../../db/queries/listMovementsPage.ts'
import { listMultisigTransactionsPage } from '../../db/queries/listMultisigTransactionsPage.ts'
import { listIncomingTransfersPage, listTransfersPage } from '../../db/queries/listTransfersPage.ts'
import { findMultisigTransaction } from '../../db/queries/loadMultisigTransactions.ts'
import { listMessagesPage } from '../../db/queries/messages.ts'
import {
  findModuleTransaction,
  findModuleTransactionOfChain,
  listModuleTransactionsPage,
} from '../../db/queries/moduleTransactions.ts'
import { listOwnedSafes, listSafesOfModule } from '../../db/queries/ownedSafes.ts'
import { insertProposal } from '../../db/queries/proposals.ts'
import { countQueue, findHighestNonce, listQueuePage } from '../../db/queries/queue.ts'
import { listSafeOperationsPage } from '../../db/queries/safeOperations.ts'
import { listTokensOfSafe } from '../../db/queries/tokens.ts'
import { findTransfer, findTransferOfChain } from '../../db/queries/transfers.ts'
import type { Database } from '../../db/schema.ts'
import { recoverHere } from '../../lib/recoverSignatures.ts'
import { boundedTables } from '../boundFacts.ts'
import type { ChainLog } from '../ChainLog.ts'
import { collectFacts } from '../collectFacts.ts'
import { writeFacts } from '../storeRange.ts'
import { handlers } from './handlers.ts'
import { entryPoints } from './userOperationEvent.ts'

const [alice, bob, carol] = demoAccounts
const abi = parseAbi(['function approveHash(bytes32 hash)', 'function enableModule(address module)'])
/** Of one transaction; more than is kept of it. */
const logsPerTransaction = 1_200
const limits = { factsPerTransaction: 1_000, transfersPerTransaction: 3_000 }
/** Rows that any read of the victim may look at, and any of the Safe that emits the floods: fewer than one of them has. */
const max = { ofOutsider: 40_000, ofVictim: 600 }

let chain: TestChain
let counter: RowCounter
let database: TestDatabase
let world: TestWorld
let victim: Subject
let outsider: Subject
let nextLog = 10_000
/** What the victim was told last. */
let answers: Answers | undefined

/** What is asked about: a Safe with what belongs to it. */
type Subject = {
  block: number
  module: Address
  owner: Address
  /** Proposed, and not executed. */
  pending: Hash
  executed: Hash
  safe: Address
  /** The transaction of the chain that executed it: a stranger can send it, with a flood of his own in it. */
  transactionHash: Hash
}

type Flood = {
  /** The arguments of the n-th log. */
  args: (index: number) => Record<string, unknown>
  /** Reads of the victim that say something new, as they should: strangers may pay anybody, and name anybody an owner. */
  changes?: readonly string[]
  /** @default the stranger's Safe */
  emitter?: () => Address
  /** Of one transaction. @default logsPerTransaction */
  logs?: number
  /** Rows that a read of the victim may look at, where the rows are the victim's own. @default most.ofVictim */
  rows?: number
}

const toAddress = (index: number, part = 0) => checksumAddress(numberToHex((part << 24) + index + 1, { size: 20 }))
const toHash = (index: number) => keccak256(numberToHex(index, { size: 32 }))
/** Mostly about the victim's hash, which is one fact however often it is repeated, and about hashes of its own. */
const someHash = (index: number) => (index % 2 === 0 ? victim.pending : toHash(index))
const executions: Flood = { args: (index) => ({ payment: 1n, txHash: someHash(index) }) }
const moduleExecutions: Flood = { args: () => ({ module: victim.module }) }
const settings = (name: string): Flood => ({ args: (index) => ({ [name]: toAddress(index) }) })
/** Rows of the victim: what anybody sends it is its own, and is listed. */
const transfers = { changes: ['history', 'incoming', 'movements', 'tokens', 'collectibles', 'transfers'], rows: 1_100 }
const token = () => toAddress(7, 9)

/** For each event the worst that a stranger can do with it. By their signatures: a handler without one fails its test. */
const floods: Readonly<Record<string, Flood>> = {
  'AddedOwner(address)': {
    args: (index) => ({ owner: index % 2 === 0 ? victim.owner : toAddress(index) }),
    changes: ['owned'],
  },
  'ApproveHash(bytes32,address)': {
    args: (index) => ({
      approvedHash: index % 3 === 0 ? outsider.pending : victim.pending,
      owner: index % 2 === 0 ? victim.owner : toAddress(index),
    }),
  },
  'ChangedFallbackHandler(address)': settings('handler'),
  'ChangedGuard(address)': settings('guard'),
  'ChangedMasterCopy(address)': settings('singleton'),
  'ChangedModuleGuard(address)': settings('moduleGuard'),
  'ChangedThreshold(uint256)': { args: (index) => ({ threshold: BigInt(index) }) },
  'DisabledModule(address)': { args: () => ({ module: victim.module }) },
  'EnabledModule(address)': { args: () => ({ module: victim.module }), changes: ['modules'] },
  'ExecutionFailed(bytes32)': executions,
  'ExecutionFailure(bytes32,uint256)': executions,
  'ExecutionFromModuleFailure(address)': moduleExecutions,
  'ExecutionFromModuleSuccess(address)': moduleExecutions,
  'ExecutionSuccess(bytes32,uint256)': executions,
  // A factory emits one for each Safe that it makes: a hundred thousand gas each.
  'ProxyCreation(address)': { args: (index) => ({ proxy: toAddress(index, 1) }), emitter: () => toAddress(1, 8) },
  'ProxyCreation(address,address)': {
    args: (index) => ({ proxy: toAddress(index, 2), singleton: toAddress(0, 3) }),
    emitter: () => toAddress(2, 8),
  },
  'RemovedOwner(address)': { args: () => ({ owner: victim.owner }), changes: ['owned'] },
  'SafeModuleTransaction(address,address,uint256,bytes,uint8)': {
    args: (index) => ({ data: '0x', module: victim.module, operation: 0, to: victim.safe, value: BigInt(index) }),
  },
  'SafeMultiSigTransaction(address,uint256,bytes,uint8,uint256,uint256,uint256,address,address,bytes,bytes)': {
    args: (index) => ({
      ...{ baseGas: 0n, data: '0x', gasPrice: 0n, gasToken: zeroAddress, operation: 0, refundReceiver: zeroAddress },
      ...{ safeTxGas: 0n, signatures: '0x', to: victim.safe, value: BigInt(index) },
      additionalInfo: encodeAbiParameters(
        [{ type: 'uint256' }, { type: 'address' }, { type: 'uint256' }],
        [1n, bob.address, 1n],
      ),
    }),
  },
  'SafeReceived(address,uint256)': { args: (index) => ({ sender: victim.safe, value: BigInt(index + 1) }) },
  'SafeSetup(address,address[],uint256,address,address)': {
    args: (index) => ({
      ...{ fallbackHandler: zeroAddress, initializer: zeroAddress, initiator: bob.address, threshold: 1n },
      owners: [victim.owner, ...(index === 0 ? Array.from({ length: 4_000 }, (_, owner) => toAddress(owner, 4)) : [])],
    }),
    changes: ['owned'],
  },
  'SignMsg(bytes32)': { args: (index) => ({ msgHash: someHash(index) }) },
  'Transfer(address,address,uint256)': {
    ...transfers,
    args: (index) => ({ from: toAddress(index), to: victim.safe, value: 1n }),
    emitter: token,
    logs: 3_500,
  },
  'TransferBatch(address,address,address,uint256[],uint256[])': {
    ...transfers,
    args: (index) => ({
      ...{ from: toAddress(1), operator: toAddress(2), to: victim.safe },
      ...{ ids: [BigInt(index), BigInt(index) + 1_000_000n], values: [1n, 1n] },
    }),
    emitter: token,
  },
  'TransferSingle(address,address,address,uint256,uint256)': {
    ...transfers,
    args: (index) => ({ from: toAddress(1), id: BigInt(index), operator: toAddress(2), to: victim.safe, value: 1n }),
    emitter: token,
  },
  // An entry point emits one for each operation that the account itself accepted.
  'UserOperationEvent(bytes32,address,address,uint256,bool,uint256,uint256)': {
    args: (index) => ({
      ...{ actualGasCost: 1n, actualGasUsed: 1n, nonce: BigInt(index), paymaster: zeroAddress, success: true },
      ...{ sender: outsider.safe, userOpHash: someHash(index) },
    }),
    emitter: () => entryPoints[0] ?? zeroAddress,
    // The transfers of the floods before are in the victim's list.
    rows: transfers.rows,
  },
}

beforeAll(async () => {
  chain = await createTestChain()
  database = await createTestDatabase()
  counter = createRowCounter(database.url)
  world = createWorld(chain, database)
  victim = await makeSubject([alice.address, bob.address])
  outsider = await makeSubject([carol.address])
  await world.indexer.runToHead()
  await sql`analyze`.execute(database.db)
})
afterAll(async () => {
  await world.indexer.stop()
  await counter.destroy()
  await database.destroy()
  await chain.stop()
})

/** A Safe that executed something, with a proposal that its first owner signed and approved on the chain. */
async function makeSubject(owners: readonly [Address, ...Address[]]): Promise<Subject> {
  const { client } = chain
  const [owner] = owners
  const safe = await deploySafe({ client, owners, threshold: owners.length })
  await client.sendTransaction({ account: owner, to: safe, value: 7n })
  const module = toAddress(owners.length, 6)
  const { hash: transactionHash, safeTxHash: executed } = await executeAsSafe({
    client,
    safe,
    transaction: { data: encodeFunctionData({ abi, args: [module], functionName: 'enableModule' }), to: safe },
  })
  const transaction = toSafeTransaction({ nonce: 1n, to: bob.address, value: 1n })
  const pending = await hashOnChain(client, safe, transaction)
  const data = encodeFunctionData({ abi, args: [pending], functionName: 'approveHash' })
  await client.sendTransaction({ account: owner, data, to: safe })
  const { chainId, db } = world
  await insertProposal(db, {
    chainId,
    origin: null,
    proposer: owner,
    safe,
    safeTxHash: pending,
    transaction,
    trusted: true,
  })
  const signed = { kind: 'eoa', owner, signature: '0x', verdict: 'valid', verifiedBlock: null } as const
  await insertConfirmation(db, { chainId, safe, safeTxHash: pending, ...signed })
  await sql`insert into delegate (chain_id, safe, delegate, delegator, label)
    values (${chainId}, ${safe}, ${toAddress(1, 5)}, ${owner}, 'proposer')`.execute(db)
  const { blockNumber } = await client.getTransactionReceipt({ hash: transactionHash })
  return { block: Number(blockNumber), executed, module, owner, pending, safe, transactionHash }
}

/** Every way in which the service reads what a flood may have written. */
const reads: Readonly<Record<string, (db: Kysely<Database>, subject: Subject) => Promise<unknown>>> = {
  collectibles: (db, { safe }) => listCollectiblesPage(db, toPage(safe)),
  dealings: (db, { owner, safe }) => listInteractions(db, { addresses: [owner, safe], chainId: world.chainId, safe }),
  delegates: (db, { safe }) =>
    listDelegatesPage(db, { chainId: world.chainId, filter: { safe }, limit: 20, offset: 0 }),
  details: (db, { pending }) => findMultisigTransaction(db, { chainId: world.chainId, safeTxHash: pending }),
  executed: (db, { executed }) => findMultisigTransaction(db, { chainId: world.chainId, safeTxHash: executed }),
  history: (db, { safe }) => listHistoryPage(db, toPage(safe)),
  incoming: (db, { safe }) => listIncomingTransfersPage(db, toPage(safe)),
  isOwner: (db, { owner, safe }) => isOwnerOrDelegate(db, { account: owner, chainId: world.chainId, safes: [safe] }),
  messages: (db, { safe }) => listMessagesPage(db, toPage(safe)),
  moduleTransaction: (db, { safe, transactionHash }) =>
    findModuleTransaction(db, { chainId: world.chainId, logIndex: 1, safe, transactionHash }),
  moduleTransactions: (db, { safe }) => listModuleTransactionsPage(db, toPage(safe)),
  modules: (db, { module }) => listSafesOfModule(db, { chainId: world.chainId, module }),
  movements: (db, { safe }) =>
    listMovementsPage(db, { after: undefined, chainId: world.chainId, limit: 20, safe, upTo: undefined }),
  multisig: (db, { safe }) => listMultisigTransactionsPage(db, toPage(safe)),
  nonce: (db, { owner, safe }) => findHighestNonce(db, { chainId: world.chainId, nonce: 1n, owners: [owner], safe }),
  operations: (db, { safe }) => listSafeOperationsPage(db, { ...toPage(safe), executed: false, ordering: '-nonce' }),
  owned: (db, { owner }) => listOwnedSafes(db, { chainIds: [world.chainId], owner }),
  queue: (db, { owner, safe }) =>
    listQueuePage(db, { ...toPage(safe), isTrustedOnly: true, nonce: 1n, owners: [owner] }),
  queued: (db, { owner, safe }) =>
    countQueue(db, { chainId: world.chainId, nonce: 1n, owners: [owner], safe, threshold: 2, wallet: owner }),
  safe: (db, { safe }) => findSafe(db, { address: safe, chainId: world.chainId }),
  tokens: (db, { safe }) => listTokensOfSafe(db, { chainId: world.chainId, kind: 'erc20', safe }),
  failedModuleTransactions: (db, { safe }) =>
    listModuleTransactionsPage(db, { ...toPage(safe), filter: { isFailed: true } }),
  moduleTransactionOfChain: (db, { block, transactionHash }) =>
    findModuleTransactionOfChain(db, { blockNumber: block, chainId: world.chainId, logIndex: 1, transactionHash }),
  transferOfChain: (db, { block, transactionHash }) =>
    findTransferOfChain(db, {
      blockNumber: block,
      chainId: world.chainId,
      isNative: true,
      position: '1',
      transactionHash,
    }),
  transfers: (db, { safe }) => listTransfersPage(db, { ...toPage(safe), isIncomingOnly: false }),
  transfer: (db, { safe, transactionHash }) =>
    findTransfer(db, { chainId: world.chainId, isNative: true, position: '1', safe, transactionHash }),
}

const toPage = (safe: Address) => ({ chainId: world.chainId, limit: 20, offset: 0, safe })

type Answers = Map<string, { result: unknown; rows: number }>

async function readAll(subject: Subject): Promise<Answers> {
  const reported: Answers = new Map()
  for (const [name, read] of Object.entries(reads)) reported.set(name, await counter.count((db) => read(db, subject)))
  return reported
}

/** Logs of one transaction: that of the victim's own execution, or one of their own. */
function createLogs(event: AbiEvent, flood: Flood, place: { block: number; hash: Hash }): ChainLog[] {
  return Array.from({ length: flood.logs ?? logsPerTransaction }, (_, index) => {
    const args = flood.args(index)
    const topics = encodeEventTopics({ abi: [event], args, eventName: event.name })
    const plain = event.inputs.filter(({ indexed }) => !indexed)
    return {
      address: flood.emitter?.() ?? outsider.safe,
      creation: { setup: undefined, singleton: zeroAddress },
      blockHash: place.hash,
      blockNumber: BigInt(place.block),
      blockTimestamp: undefined,
      data: encodeAbiParameters(
        plain,
        plain.map(({ name = '' }) => args[name]),
      ),
      logIndex: nextLog++,
      removed: false,
      topics: toTopics(topics),
      transactionHash: place.hash,
      transactionIndex: 0,
    }
  })
}

function toTopics(topics: readonly (Hex | readonly Hex[] | null)[]): [Hex, ...Hex[]] {
  const [first, ...others] = topics.flatMap((topic) => topic ?? [])
  if (!first) throw new Error('An event has a topic.')
  return [first, ...others]
}

async function writeFlood(event: AbiEvent, flood: Flood): Promise<{ failed: number; hash: Hash }[]> {
  const { chainId, db, logger } = world
  const own = { block: 1_000_000 + nextLog, hash: toHash(nextLog) }
  const places = [{ block: victim.block, hash: victim.transactionHash }, own]
  const written: { failed: number; hash: Hash }[] = []
  for (const place of places) {
    const facts = await collectFacts(
      { chainId, db, limits, logger, recover: recoverHere },
      {
        isWatched: (address) => address === victim.safe || address === outsider.safe,
        logs: createLogs(event, flood, place),
        transactions: new Map(),
      },
    )
    await db.transaction().execute(async (tx) => {
      await tx
        .insertInto('block')
        .values({
          chain_id: chainId,
          has_facts: true,
          hash: place.hash,
          number: place.block,
          parent_hash: null,
          timestamp: 1,
        })
        .onConflict((conflict) => conflict.doNothing())
        .execute()
      await writeFacts(tx, facts)
    })
    for (const table of boundedTables) {
      const bound = table === 'transfer' ? limits.transfersPerTransaction : limits.factsPerTransaction
      expect(facts.rows[table].length, table).toBeLessThanOrEqual(bound)
    }
    written.push({ failed: facts.failed.length, hash: place.hash })
  }
  await sql`analyze`.execute(db)
  return written
}

/** `npm test` has time for every tenth; `test:all` writes all of them. */
const chosen = handlers.filter((_, index) => process.env.LONG_TESTS !== undefined || index % 10 === 0)

test.each(chosen.map((handler) => [toSignature(handler.abi), handler.abi] as const))(
  'behavior: a flood of %s changes nothing for others, and costs them nothing',
  async (signature, [event]) => {
    const flood = floods[signature]
    if (!flood || !event)
      throw new Error(`No flood of ${signature} is known: add the worst that a stranger can do with it.`)
    const before = answers ?? (await readAll(victim))
    const written = await writeFlood(event, flood)
    expect(written.map(({ failed }) => failed)).toEqual([0, 0])
    const after = await readAll(victim)
    answers = after
    for (const [name, { result }] of after)
      if (!flood.changes?.includes(name)) expect(result, name).toEqual(before.get(name)?.result)
    expect(listBeyond(after, flood.rows ?? max.ofVictim)).toEqual([])
    expect(await countRowsOfProposal(victim)).toBeLessThan(20)
  },
)

test('behavior: any caller may request the Safe that emitted all of them, and waits for some of them only', async () => {
  const own = await readAll(outsider)
  expect(listBeyond(own, max.ofOutsider)).toEqual([])
  for (const [name, { result }] of own)
    expect((JSON.stringify(result, toText) ?? '').length, name).toBeLessThan(3_000_000)
})

test('behavior: no flood is of an event that no handler knows', () => {
  const known = handlers.map(({ abi }) => toSignature(abi))
  expect(Object.keys(floods).toSorted()).toEqual(known.toSorted())
})

/** Reads that looked at more rows than that. */
const listBeyond = (reported: Answers, rows: number) =>
  [...reported].flatMap(([name, read]) => (read.rows > rows ? [`${name}: ${read.rows}`] : []))

const toText = (_: string, value: unknown) => (typeof value === 'bigint' ? `${value}` : value)

function toSignature([event]: readonly AbiEvent[]): string {
  if (!event) throw new Error('A handler needs at least one form of its event.')
  return toEventSignature(event)
}

/** Rows of executions that are looked at when the victim's proposal is sent once more: by triggers, which no plan shows. */
async function countRowsOfProposal({ owner, pending, safe }: Subject): Promise<number> {
  const { chainId, db } = world
  const transaction = toSafeTransaction({ nonce: 1n, to: bob.address, value: 1n })
  return db.transaction().execute(async (tx) => {
    const before = await countRead(tx)
    await insertProposal(tx, {
      chainId,
      origin: null,
      proposer: owner,
      safe,
      safeTxHash: pending,
      transaction,
      trusted: true,
    })
    return (await countRead(tx)) - before
  })
}

/** What the connection has read of executions so far, in this transaction and the ones shortly before. */
async function countRead(tx: Kysely<Database>): Promise<number> {
  const { rows } = await sql<{ count: number }>`select coalesce(seq_tup_read, 0) + coalesce(idx_tup_fetch, 0) as count
    from pg_stat_xact_user_tables where relname = 'multisig_execution'`.execute(tx)
  return Number(rows[0]?.count ?? 0)
}

import { type Address, type Hex, isAddressEqual } from 'viem'
import { type ChainClient, requestTransaction } from '../chain/ChainClient.ts'
import type { Execution } from '../chain/findExecution.ts'
import type { ChainTransfer } from '../chain/parseSafeEvents.ts'
import { readSafeReceipt, readTimes, type SafeReceipt } from '../chain/readTransaction.ts'
import type { SafeFacts } from '../chain/SafeFacts.ts'
import { classifyTransaction, type TransactionClass } from '../describe/classifyTransaction.ts'
import { createVerified, type Evidence, fromChain, type Verified } from '../evidence/Evidence.ts'
import { hashSafeTransaction, type SafeTransaction } from '../hash/hashSafeTransaction.ts'
import { isVersionAtLeast } from '../hash/parseSafeVersion.ts'
import { decodeExecTransaction } from '../signatures/encodeExecTransaction.ts'
import { msg, type TranslatableMessage } from '../text/msg.ts'
import { toLowerHex } from '../wire/primitives.ts'
import { type Check, createCheck, createUnknown, type Fact } from './Check.ts'
import type { ClaimedExecution, ClaimedTransfer } from './ClaimedTransaction.ts'
import { compareFact, toOutcomeMessage } from './compareFact.ts'

/** A history entry as recorded by the chain. */
export type Happened = {
  blockNumber: bigint
  /** Sender of the chain transaction. */
  sender: Address
  /** Seconds since 1970, from the block header. */
  timestamp: bigint | undefined
  isSuccess: boolean
  nonce: bigint | undefined
  /** The executed call, proven by its hash or logged by the Safe; undefined where neither is available. */
  call: Omit<SafeTransaction, 'nonce'> | Pick<SafeTransaction, 'data' | 'operation' | 'to' | 'value'> | undefined
  /** Transfers from or to the Safe in the same chain transaction. */
  transfers: readonly ChainTransfer[]
}

type VerifyEntriesParameters = {
  chainId: number
  entries: readonly ClaimedExecution[]
  facts: SafeFacts
}

/** Compares rows with their receipts, not with log ranges: omissions are not seen. @throws ChainUnreachableError */
export async function verifyEntries(
  client: ChainClient,
  { chainId, entries, facts }: VerifyEntriesParameters,
): Promise<{ rows: Check[][]; happened: (Verified<Happened> | undefined)[] }> {
  const hashes = new Set(entries.map(({ transactionHash }) => toLowerHex(transactionHash)))
  const found = new Map(
    await Promise.all([...hashes].map(async (hash) => [hash, await readMined(client, hash, facts.safe)] as const)),
  )
  const times = await readTimes(
    client,
    [...found.values()].flatMap((mined) => mined?.blockNumber ?? []),
  )
  const used = new Set<object>()
  const judged = entries.map((entry) => {
    const mined = found.get(toLowerHex(entry.transactionHash))
    const evidence = fromChain(facts.block)
    if (!mined)
      return {
        happened: undefined,
        row: [createNever(entry, msg('history.noTransaction', 'This transaction is not on the chain.'), evidence)],
      }
    return judgeEntry(entry, { chainId, evidence, facts, mined, timestamp: times.get(mined.blockNumber), used })
  })
  return { happened: judged.map(({ happened }) => happened), rows: judged.map(({ row }) => row) }
}

type Mined = SafeReceipt & {
  /** Undefined where the node has only the receipt. */
  sent: { to: Address | null; input: Hex; value: bigint } | undefined
}

async function readMined(client: ChainClient, hash: Hex, safe: Address): Promise<Mined | undefined> {
  const [receipt, sent] = await Promise.all([readSafeReceipt(client, hash, safe), requestTransaction(client, hash)])
  return (
    receipt && { ...receipt, sent: sent ? { input: sent.input, to: sent.to, value: BigInt(sent.value) } : undefined }
  )
}

type Context = {
  chainId: number
  evidence: Evidence
  facts: SafeFacts
  mined: Mined
  timestamp: bigint | undefined
  /** Logs already matched by another row: a duplicate row is false. */
  used: Set<object>
}

type Judgement = { happened: Verified<Happened> | undefined; row: Check[] }

function judgeEntry(entry: ClaimedExecution, context: Context): Judgement {
  const { evidence, mined, timestamp } = context
  const found = find(entry, context)
  if ('problem' in found) return { happened: undefined, row: [found.problem] }
  const row = [...found.checks]
  if (entry.executor)
    row.push(
      compareFact({
        actual: mined.sender.toLowerCase(),
        claimed: entry.executor.toLowerCase(),
        code: 'EXECUTOR',
        evidence,
        id: 'T61',
      }),
    )
  if (entry.timestamp !== undefined)
    row.push(
      compareFact({ actual: timestamp?.toString(), claimed: `${entry.timestamp}`, code: 'TIME', evidence, id: 'T61' }),
    )
  const { call, isSuccess, nonce } = found
  const happened = {
    blockNumber: mined.blockNumber,
    call,
    isSuccess,
    nonce,
    sender: mined.sender,
    timestamp,
    transfers: mined.transfers,
  }
  return { happened: createVerified(happened, evidence), row }
}

type Found =
  | { checks: Check[]; isSuccess: boolean; nonce?: bigint | undefined; call?: Happened['call'] }
  | { problem: Check }

function find(entry: ClaimedExecution, context: Context): Found {
  switch (entry.kind) {
    case 'multisig':
      return findMultisig(entry, context)
    case 'module':
      return findModule(entry, context)
    case 'transfer':
      return findTransfer(entry, context)
    case 'creation':
      return findCreation(entry, context)
  }
}

function findMultisig(entry: ClaimedExecution, context: Context): Found {
  const { evidence, mined, used } = context
  const execution = mined.executions.find(
    (candidate) =>
      candidate.kind === 'multisig' && !used.has(candidate) && candidate.safeTxHash === entry.safeTxHash?.toLowerCase(),
  )
  if (!execution)
    return { problem: createNever(entry, msg('history.noExecution', 'This execution is not on the chain.'), evidence) }
  used.add(execution)
  const transaction = findBody(entry, execution, context)
  const checks = [checkOutcome(entry, execution, evidence)]
  if (entry.nonce !== undefined && transaction)
    checks.push(
      compareFact({ actual: `${transaction.nonce}`, claimed: `${entry.nonce}`, code: 'NONCE', evidence, id: 'T61' }),
    )
  const { nonce, ...call } = transaction ?? { nonce: undefined }
  const proven = transaction && 'to' in call ? call : undefined
  checks.push(...checkContent(entry, proven, context))
  return { call: proven, checks, isSuccess: execution.isSuccess, nonce }
}

/** The body of a logged hash: as logged by the Safe, or from the calldata. */
function findBody(
  { nonce }: ClaimedExecution,
  { safeTxHash }: Execution,
  { chainId, facts: { safe, version }, mined }: Context,
): SafeTransaction | undefined {
  if (version === undefined) return undefined
  const announced = mined.announcements.flatMap((item) => (item.kind === 'multisig' ? [item.transaction] : []))
  const input =
    mined.sent?.to && isAddressEqual(mined.sent.to, safe) ? decodeExecTransaction(mined.sent.input) : undefined
  const bodies = [...announced, ...(input && nonce !== undefined ? [{ ...input, nonce }] : [])]
  return bodies.find(
    (transaction) => hashSafeTransaction({ chainId, safe, transaction, version }).safeTxHash === safeTxHash,
  )
}

function findModule(entry: ClaimedExecution, context: Context): Found {
  const { evidence, mined, used } = context
  const { module } = entry
  const execution = mined.executions.find(
    (candidate) =>
      candidate.kind === 'module' &&
      !used.has(candidate) &&
      (!module || (candidate.module !== undefined && isAddressEqual(module, candidate.module))),
  )
  if (!execution)
    return { problem: createNever(entry, msg('history.noExecution', 'This execution is not on the chain.'), evidence) }
  used.add(execution)
  const by = execution.module
  const announced = mined.announcements.find(
    (item) => item.kind === 'module' && !used.has(item) && by !== undefined && isAddressEqual(item.module, by),
  )
  if (announced) used.add(announced)
  const call = announced?.kind === 'module' ? announced.call : undefined
  return {
    call,
    checks: [checkOutcome(entry, execution, evidence), ...checkContent(entry, call, context)],
    isSuccess: execution.isSuccess,
  }
}

function findTransfer(entry: ClaimedExecution, context: Context): Found {
  const { evidence, facts, mined, used } = context
  const { transfer } = entry
  const agrees = { checks: [createContentOk(evidence)], isSuccess: true }
  if (!transfer)
    return {
      problem: createUnknown({ id: 'T59' }, [
        'CONTENT_UNKNOWN',
        msg('history.transferUnknown', 'The entry does not contain what was transferred.'),
      ]),
    }
  const log = mined.transfers.find((candidate) => !used.has(candidate) && isSameTransfer(transfer, candidate))
  if (log) {
    used.add(log)
    return agrees
  }
  if (transfer.type === 'NATIVE_COIN' && isDirectPayment(transfer, context)) {
    used.add(mined)
    return agrees
  }
  const reversed = { ...transfer, from: transfer.to, to: transfer.from }
  const near =
    mined.transfers.find((candidate) => isSameTransfer(reversed, candidate)) ??
    mined.transfers.find((candidate) => !used.has(candidate) && isSameToken(transfer, candidate))
  if (near) return { checks: [createContentDiffers(describe(near), describe(transfer), evidence)], isSuccess: true }
  const isSilent = facts.version === undefined || !isVersionAtLeast(facts.version, '1.3.0')
  if (transfer.type === 'NATIVE_COIN' && isSilent)
    return {
      problem: createUnknown({ id: 'T64' }, [
        'RECEIPT_UNKNOWN',
        msg(
          'history.receiptUnknown',
          'Safes of old versions log no event when they receive coins. It cannot be confirmed.',
        ),
      ]),
    }
  return { problem: createNever(entry, msg('history.noTransfer', 'This transfer is not on the chain.'), evidence) }
}

/** Native value of the transaction itself: not every version logs its receipt. */
function isDirectPayment(transfer: ClaimedTransfer, { facts, mined, used }: Context): boolean {
  const { isSuccess, sender, sent, transfers } = mined
  if (transfers.some(({ type }) => type === 'NATIVE_COIN')) return false
  if (!isSuccess || !sent?.to || used.has(mined) || sent.value !== transfer.value || sent.value === 0n) return false
  return (
    isAddressEqual(sent.to, facts.safe) &&
    isAddressEqual(transfer.to, facts.safe) &&
    isAddressEqual(transfer.from, sender)
  )
}

function findCreation(entry: ClaimedExecution, { evidence, facts, mined, used }: Context): Found {
  if (mined.isCreation) {
    // A Safe is created once: another row with the same transaction is false.
    if (used.has(mined))
      return { problem: createNever(entry, msg('history.notCreated', 'The Safe was not created there.'), evidence) }
    used.add(mined)
    return {
      checks: [
        createCheck('ok', { id: 'T59' }, evidence, ['CREATED', msg('history.created', 'The Safe was created there.')]),
      ],
      isSuccess: true,
    }
  }
  if (facts.version === undefined || !isVersionAtLeast(facts.version, '1.3.0'))
    return {
      problem: createUnknown({ id: 'T59' }, [
        'CREATION_UNKNOWN',
        msg(
          'history.creationUnknown',
          'Safes of old versions log no event when they are set up. It cannot be confirmed.',
        ),
      ]),
    }
  return { problem: createNever(entry, msg('history.notCreated', 'The Safe was not created there.'), evidence) }
}

function checkOutcome(entry: ClaimedExecution, { isSuccess }: Execution, evidence: Evidence): Check {
  return compareFact({
    actual: toOutcomeMessage(isSuccess),
    claimed: toOutcomeMessage(entry.isSuccess),
    code: 'OUTCOME',
    evidence,
    id: 'T60',
  })
}

/** Whether a call transfers what the row claims. */
function checkContent(entry: ClaimedExecution, call: Happened['call'], { evidence, facts, mined }: Context): Check[] {
  const { transfer } = entry
  if (!call)
    return [
      // The token's own log decides, independent of caller and call.
      transfer && mined.transfers.some((candidate) => isSameTransfer(transfer, candidate))
        ? createContentOk(evidence)
        : createUnknown({ id: 'T59' }, [
            'CONTENT_UNKNOWN',
            msg('history.callUnknown', 'The chain does not show what was called.'),
          ]),
    ]
  const { class: kind } = classifyTransaction({
    findTokenType: (address) => findTokenType(address, entry, mined),
    safe: facts.safe,
    transaction: call,
  })
  const actual = toTransfer(kind)
  // A service that does not know the token reports its transfer as a generic call.
  if (!transfer) return [createContentOk(evidence)]
  if (!actual)
    return [createContentDiffers(msg('value.notATransfer', 'a call, not a transfer'), describe(transfer), evidence)]
  return isSameTransfer(transfer, actual)
    ? [createContentOk(evidence)]
    : [createContentDiffers(describe(actual), describe(transfer), evidence)]
}

/** Token type by the token's log; without one, because the call failed, by the row's claim. */
function findTokenType(address: Address, { transfer }: ClaimedExecution, { transfers }: Mined) {
  const log = transfers.find(({ token }) => token !== undefined && isAddressEqual(token, address))
  const type = log?.type ?? (transfer?.token && isAddressEqual(transfer.token, address) ? transfer.type : undefined)
  return type === 'NATIVE_COIN' ? undefined : type
}

function toTransfer(kind: TransactionClass): ClaimedTransfer | undefined {
  if (kind.kind !== 'Transfer') return undefined
  const { asset, recipient: to, sender: from } = kind
  if (asset.type === 'NATIVE_COIN') return { from, to, token: undefined, type: asset.type, value: asset.value }
  const value = asset.type === 'ERC721' ? asset.tokenId : asset.value
  return { from, to, token: asset.tokenAddress, type: asset.type, value }
}

function isSameTransfer(one: ClaimedTransfer, other: ClaimedTransfer): boolean {
  return (
    isSameToken(one, other) &&
    one.value === other.value &&
    isAddressEqual(one.from, other.from) &&
    isAddressEqual(one.to, other.to)
  )
}

function isSameToken(one: ClaimedTransfer, other: ClaimedTransfer): boolean {
  if (one.type !== other.type) return false
  return one.token === undefined
    ? other.token === undefined
    : other.token !== undefined && isAddressEqual(one.token, other.token)
}

function describe({ from, to, token, type, value }: ClaimedTransfer): string {
  const what = type === 'ERC721' ? `number ${value} of ${token}` : `${value} of ${token ?? 'the coin'}`
  return `${what} from ${from} to ${to}`
}

function createContentOk(evidence: Evidence): Check {
  return createCheck('ok', { id: 'T59' }, evidence, [
    'CONTENT_AGREES',
    msg('history.contentAgrees', 'Its content matches the service’s.'),
  ])
}

function createContentDiffers(actual: Fact, claimed: string, evidence: Evidence): Check {
  const message = msg('history.contentDiffers', 'Its content differs from the service’s. The chain’s content is shown.')
  return createCheck('block', { actual, claimed, id: 'T59' }, evidence, ['CONTENT_DIFFERS', message])
}

function createNever(
  { safeTxHash, transactionHash }: ClaimedExecution,
  message: TranslatableMessage,
  evidence: Evidence,
): Check {
  return createCheck('block', { claimed: safeTxHash ?? transactionHash, id: 'T59' }, evidence, [
    'NEVER_EXECUTED',
    message,
  ])
}

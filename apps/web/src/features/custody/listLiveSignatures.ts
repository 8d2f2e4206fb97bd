import { decodeCall, expiryAddress, expiryCodeHash, findExpiry, isRefusedLate } from '@countersign/protocol/decode'
import type { SafeMessageContent, SafeTransaction } from '@countersign/protocol/hash'
import { checkMessageContent } from '@countersign/protocol/verify'
import type { Address, Hex } from 'viem'
import type { SafeId } from '../../domain/safe/queries.ts'
import {
  type Confirmations,
  fromStored,
  type SignableRecord,
} from '../../domain/signature-store/ConfirmationsSchema.ts'
import type { MessageReport, Report } from '../../domain/transactions/Report.ts'
import { sortInSlices } from '../../lib/sortInSlices.ts'
import type { Pause } from '../../lib/useInSlices.ts'
import { type PermitRevocation, readPermit } from './readPermit.ts'

/** Where a signature is known from. `browser`: stored here, whatever the service lists. */
type LiveSource = 'queue' | 'browser' | 'chain'

/** Something that current owners have signed and that can still be used. */
export type LiveSignature = {
  kind: 'transaction' | 'message' | 'permit' | 'approval'
  hash: Hex
  /** Current owners only: signatures of former owners are worthless. */
  signers: readonly Address[]
  threshold: number
  /** Anybody can use it without another signature. */
  isExecutable: boolean
  /** Unix milliseconds; undefined where nothing says. */
  signedAt: number | undefined
  sources: readonly LiveSource[]
  nonce: bigint | undefined
  /** Undefined: not a transaction, or one that is not known. */
  transaction: LiveTransaction | undefined
  content: SafeMessageContent | undefined
  /** Unix milliseconds of a permit's deadline, or of a transaction's expiry. */
  expiresAt: number | undefined
  /** Calls that make a permit unusable; none where only a change of owners does. */
  revocations: readonly PermitRevocation[]
}

/** What decides whether it needs a rejection. Rows verify the transaction itself. */
type LiveTransaction = Pick<SafeTransaction, 'data' | 'gasPrice' | 'nonce' | 'operation' | 'safeTxGas' | 'to' | 'value'>

/** An approval on the chain that no execution has used. */
export type LiveApproval = { hash: Hex; owner: Address; at: number | undefined }

export type ListLiveSignaturesParameters = {
  safe: SafeId
  state: { nonce: bigint; owners: readonly Address[]; threshold: number; version: string }
  /** Verified, of the queue. */
  reports: readonly Report[]
  messages: readonly MessageReport[]
  records: Confirmations
  approvals: readonly LiveApproval[]
  now: number
  /** By the chain's newest block, where its expiry contract is genuine. Undefined: nothing expires. */
  chainTime?: number | undefined
}

type Entry = Omit<LiveSignature, 'isExecutable' | 'signers' | 'sources'> & {
  signers: Map<string, Address>
  sources: Set<LiveSource>
}

/** Everything that is signed and could still be used: most dangerous first, then by nonce. */
export async function listLiveSignatures(
  { approvals, chainTime, messages, now, records, reports, safe, state }: ListLiveSignaturesParameters,
  pause: Pause = () => undefined,
): Promise<LiveSignature[]> {
  const owners = new Map(state.owners.map((owner) => [owner.toLowerCase(), owner]))
  const entries = new Map<string, Entry>()

  function add(hash: Hex, source: LiveSource, signers: readonly Address[], rest: Partial<Entry>): void {
    const valid = signers.flatMap((signer) => owners.get(signer.toLowerCase()) ?? [])
    if (valid.length === 0) return
    const key = hash.toLowerCase()
    const entry = entries.get(key) ?? createEntry(hash, state.threshold)
    entries.set(key, entry)
    for (const signer of valid) entry.signers.set(signer.toLowerCase(), signer)
    entry.sources.add(source)
    entry.signedAt = earliest(entry.signedAt, rest.signedAt)
    if (rest.transaction && !entry.transaction)
      Object.assign(entry, { kind: 'transaction', nonce: rest.transaction.nonce, transaction: rest.transaction })
    if (rest.content !== undefined && entry.content === undefined) Object.assign(entry, describe(rest.content, safe))
  }

  await inSlices(reports, pause, (report) => {
    const signed = readReport(report, state.nonce)
    if (signed) add(report.id.safeTxHash, 'queue', listSigners(report.confirmations), signed)
  })
  await inSlices(messages, pause, ({ confirmations, content, id, message }) => {
    const signedAt = message?.creationTimestamp
    if (content) add(id.messageHash, 'queue', listSigners(confirmations), { content: content.value, signedAt })
  })
  // Also what the service does not list, and whatever it claims about it: this browser knows it.
  await inSlices(records, pause, (record) => {
    const signed = readRecord(record, safe, state.nonce)
    const signers = record.confirmations.map(({ signer }) => signer)
    if (signed) add(record.hash, 'browser', signers, signed)
  })
  for (const { at, hash, owner } of approvals) add(hash, 'chain', [owner], { signedAt: at })
  const live: LiveSignature[] = []
  await inSlices(entries.values(), pause, ({ signers, sources, ...entry }) => {
    const { transaction } = entry
    const expiresAt = transaction ? readExpiry(transaction, chainTime) : entry.expiresAt
    if (expiresAt !== undefined && expiresAt < (transaction ? (chainTime ?? 0) : now)) {
      // Otherwise it could still use up its nonce, and pay a refund.
      if (!transaction || isRefusedLate(transaction, state.version)) return
    }
    const isExecutable = signers.size >= state.threshold
    live.push({ ...entry, expiresAt, isExecutable, signers: [...signers.values()], sources: [...sources] })
  })
  return sortInSlices(live, compare, pause)
}

const expiryDigits = expiryAddress.slice(2).toLowerCase()

function readExpiry(transaction: LiveTransaction, chainTime: number | undefined): number | undefined {
  // Cheap test before decoding, for long lists.
  const mayExpire = `${transaction.to}${transaction.data}`.toLowerCase().includes(expiryDigits)
  if (chainTime === undefined || !mayExpire) return undefined
  const expiry = findExpiry(decodeCall(transaction), () => expiryCodeHash)
  return expiry && Number(expiry.at) * 1_000
}

async function inSlices<item>(items: Iterable<item>, pause: Pause, act: (item: item) => void): Promise<void> {
  for (const item of items) {
    const waiting = pause()
    if (waiting) await waiting
    act(item)
  }
}

function readReport({ details, progress, transaction }: Report, nonce: bigint): Partial<Entry> | undefined {
  if (!transaction || transaction.value.nonce < nonce || (progress !== 'waiting' && progress !== 'ready'))
    return undefined
  const info = details?.detailedExecutionInfo
  return { signedAt: info?.type === 'MULTISIG' ? info.submittedAt : undefined, transaction: transaction.value }
}

function readRecord(record: SignableRecord, safe: SafeId, nonce: bigint): Partial<Entry> | undefined {
  const isOfSafe = record.chainId === safe.chainId && record.safe.toLowerCase() === safe.address.toLowerCase()
  if (!isOfSafe) return undefined
  const signedAt = record.confirmations.reduce<number | undefined>((at, one) => earliest(at, one.signedAt), undefined)
  if (record.kind === 'message') return { content: record.content, signedAt }
  const transaction = fromStored(record.transaction)
  return transaction.nonce < nonce ? undefined : { signedAt, transaction }
}

function createEntry(hash: Hex, threshold: number): Entry {
  return {
    content: undefined,
    expiresAt: undefined,
    hash,
    kind: 'approval',
    nonce: undefined,
    revocations: [],
    signedAt: undefined,
    signers: new Map(),
    sources: new Set(),
    threshold,
    transaction: undefined,
  }
}

function describe(content: SafeMessageContent, { address, chainId }: SafeId): Partial<Entry> {
  const codes = checkMessageContent({ chainId, content, safe: address }).map(({ code }) => code)
  const isPermit = codes.includes('MESSAGE_IS_PERMIT') || codes.includes('MESSAGE_IS_ORDER')
  if (!isPermit || typeof content === 'string') return { content, kind: 'message' }
  return { content, kind: 'permit', ...readPermit(content) }
}

/** Times of 0 mean unknown. */
function earliest(one: number | undefined, other: number | undefined): number | undefined {
  if (!other) return one
  return one === undefined ? other : Math.min(one, other)
}

function listSigners(confirmations: Report['confirmations']): Address[] {
  return confirmations.flatMap(({ signer, status }) => (status === 'valid' && signer ? [signer] : []))
}

function compare(a: LiveSignature, b: LiveSignature): number {
  if (a.isExecutable !== b.isExecutable) return a.isExecutable ? -1 : 1
  if (a.nonce !== b.nonce) return (a.nonce ?? -1n) < (b.nonce ?? -1n) ? -1 : 1
  return a.hash < b.hash ? -1 : 1
}

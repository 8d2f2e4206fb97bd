import type { Address, Hex } from 'viem'
import type { FactsMemory } from '../chain/readFacts.ts'
import type { ChainFacts } from '../chain/SafeFacts.ts'
import { type DecodedCall, decodeCall } from '../decode/decodeCall.ts'
import type { Call } from '../decode/decodeMultiSend.ts'
import {
  createTransactionHasher,
  type HashSafeTransactionParameters,
  type SafeTransaction,
  type SafeTransactionHashes,
} from '../hash/hashSafeTransaction.ts'
import { hashHex } from '../hash/writeWord.ts'
import { type EcdsaSignature, type SafeSignature, tryParseSignatures } from '../signatures/parseSignatures.ts'
import { type RecoverAddress, recoverAddress } from '../signatures/recoverAddress.ts'
import { recoverSigner } from '../signatures/recoverSigner.ts'
import type { ClaimedTransaction } from './ClaimedTransaction.ts'
import type { CheckTransactionOptions, TransactionReport } from './TransactionReport.ts'

/** Caches hashes, recovered signers and reports, so that checking the same queue again is nearly free. */
export type VerificationCache = {
  hashTransaction(parameters: HashSafeTransactionParameters): SafeTransactionHashes
  /** undefined: no signer can be recovered. */
  recover(hash: Hex, signature: EcdsaSignature): Promise<Address | undefined>
  decode(call: Call): DecodedCall
  /** undefined: the bytes are not signatures. */
  parse(signatures: Hex): readonly SafeSignature[] | undefined
  /** Hash of a contract's code, which can be 24 kB long. */
  hashCode(code: Hex): Hex
  /** Chain facts of the last blocks. */
  memory: FactsMemory
  reports: ReportMemory
}

/** Creates a cache. Frozen objects are keyed by identity, others by their contents, so that a mutation is verified again. */
export function createVerificationCache({
  maximumEntries = 5_000,
  recover = recoverAddress,
}: {
  /** Maximum entries of each kind; the oldest are evicted. @default 5000 */
  maximumEntries?: number
  recover?: RecoverAddress
} = {}): VerificationCache {
  const hashers = new Map<string, (transaction: SafeTransaction) => SafeTransactionHashes>()
  const hashes = new WeakMap<SafeTransaction, { domain: string; hashes: SafeTransactionHashes }>()
  const calls = new WeakMap<Call, DecodedCall>()
  const signers = new Map<Hex, Map<Hex, Promise<Address | undefined>>>()
  const parsed = new Map<string, { signatures: readonly SafeSignature[] | undefined }>()
  const codes = new Map<string, Hex>()

  function remember<key, value>(entries: Map<key, value>, key: key, create: () => value): value {
    const known = entries.get(key)
    if (known !== undefined) return known
    const value = create()
    if (entries.size >= maximumEntries) {
      const [oldest] = entries.keys()
      if (oldest !== undefined) entries.delete(oldest)
    }
    entries.set(key, value)
    return value
  }

  return {
    decode(call) {
      const decoded = calls.get(call) ?? decodeCall(toCall(call))
      if (Object.isFrozen(call)) calls.set(call, decoded)
      return decoded
    },
    hashCode: (code) => remember(codes, code, () => hashHex(code)),
    hashTransaction({ chainId, safe, transaction, version }) {
      const domain = `${chainId}:${safe}:${version}`
      const known = hashes.get(transaction)
      if (known?.domain === domain) return known.hashes
      const hash = remember(hashers, domain, () => createTransactionHasher({ chainId, safe, version }))
      const result = hash(transaction)
      if (Object.isFrozen(transaction)) hashes.set(transaction, { domain, hashes: result })
      return result
    },
    memory: { facts: new Map(), states: new Map() },
    parse: (packed) => remember(parsed, packed, () => ({ signatures: tryParseSignatures(packed) })).signatures,
    recover: (hash, signature) =>
      remember(
        remember(signers, hash, () => new Map()),
        signature.data,
        () => recoverSigner({ hash, recover, signature }).catch(() => undefined),
      ),
    reports: createReportMemory(maximumEntries),
  }
}

function toCall({ data, operation, to, value }: Call): Call {
  return { data, operation, to, value }
}

export type ReportOptions = CheckTransactionOptions & { chainId: number; safe: Address }

/** Inputs of a report: the stored copies of claim and options, and the facts of one block. */
export type ReportInputs = { claimed: ClaimedTransaction; facts: ChainFacts | undefined; options: ReportOptions }

/** Cached reports. Inputs are compared with private copies; any change, such as one signature, is checked again. */
type ReportMemory = {
  /** A stored copy of a claim: equal content gives the same copy. */
  storeClaim(claimed: ClaimedTransaction): ClaimedTransaction
  /** A stored copy of options: equal content gives the same copy. */
  storeOptions(options: ReportOptions): ReportOptions
  find(inputs: ReportInputs): TransactionReport | undefined
  storeReport(inputs: ReportInputs, report: TransactionReport): TransactionReport
}

export function createReportMemory(maximumEntries: number): ReportMemory {
  const claims = new Map<string, ClaimedTransaction>()
  const settings = new Map<string, ReportOptions>()
  const reports = new WeakMap<ClaimedTransaction, ReportInputs & { report: TransactionReport }>()

  function storeOnce<content>(
    entries: Map<string, content>,
    key: string,
    content: content,
    copy: () => content,
  ): content {
    const known = entries.get(key)
    if (known !== undefined && isSameContent(known, content)) return known
    const copied = copy()
    if (entries.size >= maximumEntries) entries.clear()
    entries.set(key, copied)
    return copied
  }

  return {
    find({ claimed, facts, options }) {
      const known = reports.get(claimed)
      return known && known.facts === facts && known.options === options ? known.report : undefined
    },
    storeReport(inputs, report) {
      reports.set(inputs.claimed, { ...inputs, report: freezeReport(report) })
      return report
    },
    storeClaim: (claimed) => storeOnce(claims, claimed.safeTxHash, claimed, () => copyClaim(claimed)),
    storeOptions: (options) =>
      storeOnce(settings, `${options.chainId}:${options.safe}:${options.expectedHash}`, options, () =>
        structuredClone(options),
      ),
  }
}

/** Freezes what is not frozen yet: evidence and verified values are. */
function freezeReport(report: TransactionReport): TransactionReport {
  for (const part of [...report.checks, ...report.confirmations, report.checks, report.confirmations])
    Object.freeze(part)
  return Object.freeze(report)
}

function copyClaim(claimed: ClaimedTransaction): ClaimedTransaction {
  const confirmations = claimed.confirmations.map((confirmation) => ({ ...confirmation }))
  // Frozen, so that hash and decoding are cached too.
  return { ...claimed, confirmations, transaction: Object.freeze({ ...claimed.transaction }) }
}

/** Deep equality of plain values. */
export function isSameContent(left: unknown, right: unknown): boolean {
  if (left === right) return true
  if (typeof left !== 'object' || typeof right !== 'object' || !left || !right) return false
  if (Array.isArray(left) !== Array.isArray(right)) return false
  const entries = Object.entries(left)
  if (entries.length !== Object.keys(right).length) return false
  return entries.every(([key, value]) => Object.hasOwn(right, key) && isSameContent(value, Reflect.get(right, key)))
}

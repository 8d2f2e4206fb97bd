import type { Address } from 'viem'
import type { ChainFacts } from '../chain/SafeFacts.ts'
import type { ClaimedTransaction } from './ClaimedTransaction.ts'
import type { CheckTransactionOptions, TransactionReport } from './TransactionReport.ts'

export type ReportOptions = CheckTransactionOptions & { chainId: number; safe: Address }

/** Inputs of a report: the stored copies of claim and options, and the facts of one block. */
export type ReportInputs = { claimed: ClaimedTransaction; facts: ChainFacts | undefined; options: ReportOptions }

/**
 * Cached reports. Inputs are compared once, field by field, with copies that never leave the kernel; equal copies mean
 * an equal report. Any change, such as one signature or the block, is checked again.
 */
export type ReportMemory = {
  /** A stored copy of a claim: equal content gives the same copy. */
  keepClaim(claimed: ClaimedTransaction): ClaimedTransaction
  /** A stored copy of options: equal content gives the same copy. */
  keepOptions(options: ReportOptions): ReportOptions
  find(inputs: ReportInputs): TransactionReport | undefined
  keep(inputs: ReportInputs, report: TransactionReport): TransactionReport
}

export function createReportMemory(maximumEntries: number): ReportMemory {
  const claims = new Map<string, ClaimedTransaction>()
  const settings = new Map<string, ReportOptions>()
  const reports = new WeakMap<ClaimedTransaction, ReportInputs & { report: TransactionReport }>()

  function keep<content>(entries: Map<string, content>, key: string, content: content, copy: () => content): content {
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
    keep(inputs, report) {
      reports.set(inputs.claimed, { ...inputs, report: freezeReport(report) })
      return report
    },
    keepClaim: (claimed) => keep(claims, claimed.safeTxHash, claimed, () => copyClaim(claimed)),
    keepOptions: (options) =>
      keep(settings, `${options.chainId}:${options.safe}:${options.expectedHash}`, options, () =>
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

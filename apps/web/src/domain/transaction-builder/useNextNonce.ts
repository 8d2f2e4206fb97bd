import { createCatalogue } from '../../lib/messages/createCatalogue.ts'
import { useStore } from '../../lib/useStore.ts'
import type { CurrentSafe } from '../safe/parseSafeParams.ts'
import { useServices } from '../services/Services.ts'
import { listSignedHere } from '../signature-store/confirmations.ts'
import { isUnsupported, type Report } from '../transactions/Report.ts'
import { useQueue } from '../transactions/useQueue.ts'

const t = createCatalogue('transactionBuilder')

export type NextNonce = {
  value: bigint
  /** Whether the queue was read completely, is loading, or could not be read. */
  basis: 'all' | 'looking' | 'partial'
}

/** The next nonce after owners' proposals and local signatures; the service's recommendation is not used. */
export function useNextNonce(safe: CurrentSafe, safeNonce: bigint | undefined): NextNonce | undefined {
  const services = useServices()
  const { answer, entries, isVerifying } = useQueue(safe)
  const records = useStore(services.confirmations)
  if (safeNonce === undefined) return undefined
  const signed = listSignedHere(records, safe).map(({ transaction }) => BigInt(transaction.nonce))
  const stored = entries.flatMap(({ storedNonce }) => storedNonce ?? [])
  const isPartial =
    !answer.data ||
    answer.data.refused.length > 0 ||
    entries.some(({ storedNonce, report }) => (report?.transaction?.value.nonce ?? storedNonce) === undefined)
  return {
    value: findNextNonce(safeNonce, {
      ...sortByBacking(entries.map(({ report }) => report)),
      signed: [...signed, ...stored],
    }),
    basis: answer.isPending || isVerifying ? 'looking' : isPartial ? 'partial' : 'all',
  }
}

export type KnownNonces = { backed: readonly bigint[]; unbacked: readonly bigint[]; signed: readonly bigint[] }

export function sortByBacking(reports: readonly (Report | undefined)[]): Omit<KnownNonces, 'signed'> {
  const known = reports.flatMap((report) =>
    report?.transaction ? [{ nonce: report.transaction.value.nonce, isBacked: !isUnsupported(report) }] : [],
  )
  return {
    backed: known.flatMap(({ isBacked, nonce }) => (isBacked ? [nonce] : [])),
    unbacked: known.flatMap(({ isBacked, nonce }) => (isBacked ? [] : [nonce])),
  }
}

/** Skips unsigned proposals up to a gap: a forged one could push the nonce so high that nothing is executable. */
export function findNextNonce(safeNonce: bigint, { backed, signed, unbacked }: KnownNonces): bigint {
  let next = [...backed, ...signed].reduce((above, nonce) => (nonce >= above ? nonce + 1n : above), safeNonce)
  const taken = new Set(unbacked)
  while (taken.has(next)) next += 1n
  return next
}

export type CheckNonceParameters = {
  /** As typed; empty means `next`. */
  text: string
  safeNonce: bigint
  next: bigint
}

export function checkNonce({ text, safeNonce, next }: CheckNonceParameters): { value: bigint } | { error: string } {
  const plain = text.trim()
  if (plain === '') return { value: next }
  if (!/^\d{1,20}$/.test(plain)) return { error: t('nonceWrong') }
  const value = BigInt(plain)
  return value < safeNonce ? { error: t('nonceUsed', { nonce: String(safeNonce) }) } : { value }
}

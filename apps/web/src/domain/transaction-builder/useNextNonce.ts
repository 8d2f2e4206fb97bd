import { useStore } from '../../lib/useStore.ts'
import type { CurrentSafe } from '../safe/parseSafeParams.ts'
import { useServices } from '../services/Services.ts'
import { listSignedHere } from '../signature-store/confirmations.ts'
import { isUnsupported, type Report } from '../transactions/Report.ts'
import { useQueue } from '../transactions/useQueue.ts'

export type NextNonce = {
  value: bigint
  /** Whether all that waits was seen, is still being looked at, or could not be read. */
  basis: 'all' | 'looking' | 'partial'
}

/** The first nonce above what owners proposed and what was signed here; the service's recommendation is not asked. */
export function useNextNonce(safe: CurrentSafe, safeNonce: bigint | undefined): NextNonce | undefined {
  const services = useServices()
  const { answer, entries, isVerifying } = useQueue(safe)
  const records = useStore(services.confirmations)
  if (safeNonce === undefined) return undefined
  const signed = listSignedHere(records, safe).map(({ transaction }) => BigInt(transaction.nonce))
  const kept = entries.flatMap(({ keptNonce }) => keptNonce ?? [])
  const isPartial =
    !answer.data ||
    answer.data.refused.length > 0 ||
    entries.some(({ keptNonce, report }) => (report?.transaction?.value.nonce ?? keptNonce) === undefined)
  return {
    value: findNextNonce(safeNonce, {
      ...sortByBacking(entries.map(({ report }) => report)),
      signed: [...signed, ...kept],
    }),
    basis: answer.isPending || isVerifying ? 'looking' : isPartial ? 'partial' : 'all',
  }
}

export type KnownNonces = {
  /** Of what owners stand behind. */
  backed: readonly bigint[]
  /** Of what nobody signed. */
  unbacked: readonly bigint[]
  /** Of what was signed here. */
  signed: readonly bigint[]
}

export function sortByBacking(reports: readonly (Report | undefined)[]): Omit<KnownNonces, 'signed'> {
  const known = reports.flatMap((report) =>
    report?.transaction ? [{ nonce: report.transaction.value.nonce, isBacked: !isUnsupported(report) }] : [],
  )
  return {
    backed: known.flatMap(({ isBacked, nonce }) => (isBacked ? [nonce] : [])),
    unbacked: known.flatMap(({ isBacked, nonce }) => (isBacked ? [] : [nonce])),
  }
}

/**
 * The first nonce, from the Safe's own on, that is above everything known. What nobody signed is stepped over, but not
 * followed across a gap: whoever makes up a proposal could push the next nonce so far that nothing proposed with it can
 * ever be executed.
 */
export function findNextNonce(safeNonce: bigint, { backed, signed, unbacked }: KnownNonces): bigint {
  let next = [...backed, ...signed].reduce((above, nonce) => (nonce >= above ? nonce + 1n : above), safeNonce)
  const taken = new Set(unbacked)
  while (taken.has(next)) next += 1n
  return next
}

import { useStore } from '../../lib/useStore.ts'
import { useQueue } from '../queue/useQueue.ts'
import type { CurrentSafe } from '../safe/parseSafeParams.ts'
import { useServices } from '../services/Services.ts'

export type NextNonce = {
  value: bigint
  /** Whether all that waits was seen, is still being looked at, or could not be read. */
  basis: 'all' | 'looking' | 'partial'
}

/** The first nonce above verified proposals and what was signed here; the service's recommendation is not asked. */
export function useNextNonce(safe: CurrentSafe, safeNonce: bigint | undefined): NextNonce | undefined {
  const services = useServices()
  const { answer, entries, isVerifying } = useQueue(safe)
  const ledger = useStore(services.ledger)
  if (safeNonce === undefined) return undefined
  const signed = ledger
    .filter(({ chainId, safe: address }) => chainId === safe.chainId && address === safe.address)
    .map(({ transaction }) => BigInt(transaction.nonce))
  const queued = entries.flatMap(({ keptNonce, report }) => report?.transaction?.value.nonce ?? keptNonce ?? [])
  const isPartial = !answer.data || answer.data.refused.length > 0 || queued.length < entries.length
  return {
    value: findNextNonce(safeNonce, [...queued, ...signed]),
    basis: answer.isPending || isVerifying ? 'looking' : isPartial ? 'partial' : 'all',
  }
}

/** The first nonce, from the Safe's own on, that is above everything known: verified proposals and what was signed here. */
export function findNextNonce(safeNonce: bigint, known: readonly bigint[]): bigint {
  return known.reduce((next, nonce) => (nonce >= next ? nonce + 1n : next), safeNonce)
}

import { createConcurrencyLimit } from '../lib/createConcurrencyLimit.ts'

/** Milliseconds after which a receiver counts as slow. */
export const quickTime = 3_000
/** Timeout of slow receivers in milliseconds. */
export const slowTime = 10_000

/** Concurrent deliveries to fast receivers: total, per account, per host. */
const maxQuick = 24
const maxOfAccount = 2
const maxToHost = 8
/** Concurrent deliveries to slow receivers: total, per account. */
const maxSlow = 8
const maxSlowOfAccount = 1
/** Accounts remembered as slow. */
const maxRemembered = 10_000

export type DeliverySlot = {
  /** Releases the slot and records whether the receiver responded in time. */
  end(isQuick: boolean): void
  /** Timeout in milliseconds. */
  timeout: number
}

export type DeliveryQueues = {
  listBusy(): string[]
  /** Acquires a slot; undefined if the account, the host or the total is at its limit. */
  take(receiver: { account: string; url: string }): DeliverySlot | undefined
}

/**
 * Limits concurrent deliveries. Accounts with slow receivers get a longer timeout within a small shared pool, so that
 * they cannot delay all others.
 */
export function createDeliveryQueues(): DeliveryQueues {
  const queues = {
    quick: createConcurrencyLimit({ max: maxQuick, maxPerKey: maxOfAccount }),
    slow: createConcurrencyLimit({ max: maxSlow, maxPerKey: maxSlowOfAccount }),
  }
  const hosts = createConcurrencyLimit({ max: maxQuick + maxSlow, maxPerKey: maxToHost })
  const slow = new Set<string>()
  const held = new Map<string, number>()
  let heldSlow = 0

  function remember(account: string, isQuick: boolean): void {
    slow.delete(account)
    if (isQuick) return
    slow.add(account)
    const [oldest] = slow
    if (slow.size > maxRemembered && oldest !== undefined) slow.delete(oldest)
  }

  function count(account: string, isSlow: boolean, step: 1 | -1): void {
    const now = (held.get(account) ?? 0) + step
    if (now > 0) held.set(account, now)
    else held.delete(account)
    if (isSlow) heldSlow += step
  }

  return {
    listBusy() {
      const full = [...held].flatMap(([account, slots]) =>
        slots >= (slow.has(account) ? maxSlowOfAccount : maxOfAccount) ? account : [],
      )
      return heldSlow >= maxSlow ? [...new Set([...full, ...slow])] : full
    },
    take({ account, url }) {
      const isSlow = slow.has(account)
      // Includes slots acquired before the account was known as slow.
      if (isSlow && (held.get(account) ?? 0) >= maxSlowOfAccount) return undefined
      const lane = queues[isSlow ? 'slow' : 'quick'].take(account)
      if (typeof lane === 'string') return undefined
      const host = hosts.take(toHost(url))
      if (typeof host === 'string') {
        lane()
        return undefined
      }
      count(account, isSlow, 1)
      return {
        end(isQuick) {
          lane()
          host()
          count(account, isSlow, -1)
          remember(account, isQuick)
        },
        timeout: isSlow ? slowTime : quickTime,
      }
    },
  }
}

function toHost(url: string): string {
  return URL.canParse(url) ? new URL(url).hostname : url
}

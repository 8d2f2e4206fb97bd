import { createConcurrencyLimit } from '../lib/createConcurrencyLimit.ts'

/** Milliseconds after which a receiver is slow. */
export const quickTime = 3_000
/** Milliseconds that a slow receiver has. */
export const slowTime = 10_000

/** Sent at a time: to those who answer, of one account, to one host. */
const mostQuick = 24
const mostOfAccount = 2
const mostToHost = 8
/** The share of all whose servers are slow, and of one of them. */
const mostSlow = 8
const mostSlowOfAccount = 1
/** Accounts that are remembered as slow. */
const mostRemembered = 10_000

export type DeliveryTurn = {
  /** Gives the turn back, and says whether the receiver answered in time. */
  end(isQuick: boolean): void
  /** Milliseconds that the delivery may take. */
  timeout: number
}

export type DeliveryQueues = {
  /** Accounts that would get no turn now. */
  listBusy(): string[]
  /** A turn to send, undefined where the account, the host or everybody has as many as they may. */
  take(receiver: { account: string; url: string }): DeliveryTurn | undefined
}

/**
 * Who may send now. An account whose servers let us wait gets more time and a share that all such accounts have
 * together: whatever they do, everybody else's turns are never held for longer than a moment.
 */
export function createDeliveryQueues(): DeliveryQueues {
  const lanes = {
    quick: createConcurrencyLimit({ most: mostQuick, mostEach: mostOfAccount }),
    slow: createConcurrencyLimit({ most: mostSlow, mostEach: mostSlowOfAccount }),
  }
  const hosts = createConcurrencyLimit({ most: mostQuick + mostSlow, mostEach: mostToHost })
  const slow = new Set<string>()
  const held = new Map<string, number>()
  let heldSlow = 0

  function remember(account: string, isQuick: boolean): void {
    slow.delete(account)
    if (isQuick) return
    slow.add(account)
    const [oldest] = slow
    if (slow.size > mostRemembered && oldest !== undefined) slow.delete(oldest)
  }

  function count(account: string, isSlow: boolean, step: 1 | -1): void {
    const now = (held.get(account) ?? 0) + step
    if (now > 0) held.set(account, now)
    else held.delete(account)
    if (isSlow) heldSlow += step
  }

  return {
    listBusy() {
      const full = [...held].flatMap(([account, turns]) =>
        turns >= (slow.has(account) ? mostSlowOfAccount : mostOfAccount) ? account : [],
      )
      return heldSlow >= mostSlow ? [...new Set([...full, ...slow])] : full
    },
    take({ account, url }) {
      const isSlow = slow.has(account)
      // Turns that it took before it was known as slow count too.
      if (isSlow && (held.get(account) ?? 0) >= mostSlowOfAccount) return undefined
      const lane = lanes[isSlow ? 'slow' : 'quick'].take(account)
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

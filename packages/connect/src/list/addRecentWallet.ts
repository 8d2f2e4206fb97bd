import { MAX_RECENT_WALLETS } from '../constants.ts'

/** Newest first, each once, at most three. */
export function addRecentWallet(ids: readonly string[], id: string): readonly string[] {
  return [id, ...ids.filter((other) => other !== id)].slice(0, MAX_RECENT_WALLETS)
}

import { type ClaimedTransaction, claim, verifyQueue } from '@countersign/protocol/verify'
import type { Address } from 'viem'
import type { Sources } from '../sources/openSources.ts'
import type { Finding } from './judge.ts'

/** That nothing conflicts is known from a service alone, which can hide what does. */
export function createUnverifiedConflicts({ isListed }: { isListed: boolean }): Finding {
  const message = isListed
    ? 'Conflicting transactions: reported by the service, cannot be verified.'
    : 'Conflicting transactions: not checked.'
  return { code: 'CONFLICTS_UNVERIFIED', id: 'cli', message, verdict: 'unverified' }
}

/** What the kernel says of several that want one nonce: only one of them can be executed. */
export async function findConflicts(
  { chainId, node }: Sources,
  { claimed, safe }: { claimed: readonly ClaimedTransaction[]; safe: Address },
): Promise<Finding[]> {
  if (!node || claimed.length < 2) return []
  const { checks } = await verifyQueue(node, { chainId, claimed: claim(claimed), safe })
  return checks.filter(({ code }) => code === 'SEVERAL_CANDIDATES')
}

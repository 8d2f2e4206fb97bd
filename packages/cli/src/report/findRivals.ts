import { type ClaimedTransaction, claim, verifyQueue } from '@countersign/protocol'
import type { Address } from 'viem'
import type { Sources } from '../sources/openSources.ts'
import type { Finding } from './judge.ts'

/** What the kernel says of several that want one nonce: only one of them can be executed. */
export async function findRivals(
  { chainId, node }: Sources,
  { claimed, safe }: { claimed: readonly ClaimedTransaction[]; safe: Address },
): Promise<Finding[]> {
  if (!node || claimed.length < 2) return []
  const { checks } = await verifyQueue(node, { chainId, claimed: claim(claimed), safe })
  return checks.filter(({ code }) => code === 'SEVERAL_CANDIDATES')
}

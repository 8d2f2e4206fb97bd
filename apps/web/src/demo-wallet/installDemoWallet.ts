import type { WebConfig } from '@countersign/protocol/config'
import { canOfferDemoWallet } from './canOfferDemoWallet.ts'
import { findDemoChain } from './findDemoChain.ts'

/**
 * Loads and announces the demo wallet, where allowed, once the first chain's node answers. The page does not await it:
 * the node may be slow.
 */
export async function installDemoWallet(
  { chains }: Pick<WebConfig, 'chains'>,
  { find = findDemoChain, hostname = location.hostname }: { find?: typeof findDemoChain; hostname?: string } = {},
): Promise<void> {
  if (!canOfferDemoWallet({ chains, hostname })) return
  const [first, ...others] = chains.map((chain) => find({ chain }))
  const main = await first
  if (!main) return
  const { startDemoWallet } = await import('./startDemoWallet.ts')
  const network = startDemoWallet({ chains: [main] })
  for (const other of others) void other.then((chain) => chain && network.extend(chain))
}

import type { WebConfig } from '@countersign/protocol/config'
import { canOfferDemoWallet } from './canOfferDemoWallet.ts'
import { findDemoChain } from './findDemoChain.ts'

export type InstallDemoWalletParameters = {
  find?: typeof findDemoChain
  hostname?: string
}

/**
 * Announces the demo wallet where it may exist, as soon as the first chain's node answers, and loads it only there.
 * Resolves when that is done or decided against. A page does not wait for it: the node may be slow.
 */
export async function installDemoWallet(
  { chains }: Pick<WebConfig, 'chains'>,
  { find = findDemoChain, hostname = location.hostname }: InstallDemoWalletParameters = {},
): Promise<void> {
  if (!canOfferDemoWallet({ chains, hostname })) return
  const [first, ...others] = chains.map((chain) => find({ chain }))
  const main = await first
  if (!main) return
  const { startDemoWallet } = await import('./startDemoWallet.ts')
  const network = startDemoWallet({ chains: [main] })
  for (const other of others) void other.then((chain) => chain && network.extend(chain))
}

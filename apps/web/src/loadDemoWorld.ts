import type { WebConfig } from '@countersign/protocol/config'
import { canOfferDemoWallet } from './demo-wallet/canOfferDemoWallet.ts'
import type { Names } from './domain/address-book/names.ts'
import type { LocalStore } from './lib/createLocalStore.ts'

export type LoadDemoWorldParameters = { config: WebConfig; hostname: string; names: LocalStore<Names> }

/** Loads the demo wallet and names, on the embedded chain only. Never rejects. */
export async function loadDemoWorld({ config, hostname, names }: LoadDemoWorldParameters): Promise<void> {
  if (!canOfferDemoWallet({ chains: config.chains, hostname })) return
  const [wallet, world] = await Promise.allSettled([
    import('./demo-wallet/installDemoWallet.ts').then(({ installDemoWallet }) => installDemoWallet(config)),
    import('./demoNames.ts').then(({ demoNames }) => names.update(() => demoNames)),
  ])
  // The app works without either: failures go to the console.
  for (const outcome of [wallet, world]) if (outcome.status === 'rejected') reportError(outcome.reason)
}

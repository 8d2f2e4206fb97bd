import { demoAccounts } from '@countersign/devchain/accounts'
import { installTestWallet, type TestWallet } from '@countersign/test'
import type { BrowserContext } from 'playwright-core'

/** A wallet on mainnet that reaches no node: connecting needs none. */
export const installMainnetWallet = (context: BrowserContext): Promise<TestWallet> =>
  installTestWallet(context, {
    chains: [{ id: 1, url: 'http://127.0.0.1:9' }],
    keys: [demoAccounts[0].privateKey],
    name: 'Lab wallet',
    rdns: 'test.lab',
  })

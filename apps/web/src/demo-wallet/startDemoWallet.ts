import { demoAccounts } from '@countersign/devchain/accounts'
import type { ChainConfig } from '@countersign/protocol'
import { openStorage } from '../lib/openStorage.ts'
import { announceProvider } from './announceProvider.ts'
import { askInDialog } from './askInDialog.ts'
import { createDemoProvider } from './createDemoProvider.ts'
import { createSession } from './createSession.ts'
import { pickInDialog } from './pickInDialog.ts'
import { showAccountBar } from './showAccountBar.ts'

/** Puts the wallet together: the only place that knows both its logic and the page. */
export function startDemoWallet({ chain, rpcUrl }: { chain: ChainConfig; rpcUrl: string }): void {
  const session = createSession({ accounts: demoAccounts, storage: openStorage(window) })
  // Another tab may switch or disconnect; all of them show one wallet.
  window.addEventListener('storage', () => session.reload())
  const provider = createDemoProvider({
    accounts: demoAccounts,
    ask: askInDialog,
    chain,
    pick: pickInDialog,
    rpcUrl,
    session,
  })
  showAccountBar({ accounts: demoAccounts, pick: pickInDialog, session })
  announceProvider(provider)
}

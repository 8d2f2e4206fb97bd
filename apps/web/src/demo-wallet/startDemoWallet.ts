import { demoAccounts } from '@countersign/devchain/accounts'
import { withMessages } from '../lib/messages/withMessages.ts'
import { openStorage } from '../lib/openStorage.ts'
import { createDemoProvider, type DemoProvider, type PickAccount } from './createDemoProvider.ts'
import { type CreateNetworkParameters, createNetwork, type Network } from './createNetwork.ts'
import { createSession, type Session } from './createSession.ts'

type StartedDemoWallet = {
  network: Pick<Network, 'extend'>
  /** Answers the next request to connect with the first account, without a prompt. */
  permitFirst: () => void
}

export function startDemoWallet({ chains }: Pick<CreateNetworkParameters, 'chains'>): StartedDemoWallet {
  const storage = openStorage(window)
  const session = createSession({ accounts: demoAccounts, storage })
  const network = createNetwork({ chains, storage })
  window.addEventListener('storage', () => {
    session.reload()
    network.reload()
  })
  let isPermitted = false
  const provider = createDemoProvider({
    accounts: demoAccounts,
    confirm: async (prompt) => (await loadDialogs()).confirmInDialog(prompt),
    network,
    pick: async (choice) => {
      if (!isPermitted) return pick(choice)
      isPermitted = false
      return demoAccounts[0].address
    },
    session,
  })
  showBarOnceConnected(session)
  announceProvider(provider)
  return {
    network,
    permitFirst: () => {
      isPermitted = true
    },
  }
}

const loadDialogs = () => withMessages(import('./walletDialogs.ts'))

const pick: PickAccount = async (choice) => (await loadDialogs()).pickInDialog(choice)

function showBarOnceConnected(session: Session): void {
  let isShown = false
  async function show(): Promise<void> {
    if (isShown || !session.connected()) return
    isShown = true
    const { showAccountBar } = await loadDialogs()
    showAccountBar({ accounts: demoAccounts, pick, session })
  }
  session.onChange(() => void show())
  void show()
}

const icon = `data:image/svg+xml,${encodeURIComponent(
  '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 32 32"><rect width="32" height="32" rx="8" fill="#805300"/><path d="M8 12h16v11H8zM11 12V9h10v3M19 17h5v3h-5z" fill="none" stroke="#fff" stroke-width="2" stroke-linejoin="round"/></svg>',
)}`

function announceProvider(provider: DemoProvider): void {
  const info = Object.freeze({ icon, name: 'Demo wallet', rdns: 'app.countersign.demo', uuid: crypto.randomUUID() })
  const detail = Object.freeze({ info, provider })
  const announce = () => window.dispatchEvent(new CustomEvent('eip6963:announceProvider', { detail }))
  window.addEventListener('eip6963:requestProvider', announce)
  announce()
}

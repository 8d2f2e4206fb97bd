import { demoAccounts } from '@countersign/devchain/accounts'
import { withMessages } from '../lib/messages/withMessages.ts'
import { openStorage } from '../lib/openStorage.ts'
import { createDemoProvider, type DemoProvider, type PickAccount } from './createDemoProvider.ts'
import { createNetwork } from './createNetwork.ts'
import { createSession, type Session } from './createSession.ts'
import type { DemoChain } from './DemoChain.ts'

type StartDemoWalletParameters = {
  main: DemoChain
  others: readonly Promise<DemoChain | undefined>[]
  /** True once after each permission to connect the first account without a prompt. */
  consumePermission: () => boolean
}

export function startDemoWallet({ main, others, consumePermission }: StartDemoWalletParameters): DemoProvider {
  const storage = openStorage(window)
  const session = createSession({ accounts: demoAccounts, storage })
  const network = createNetwork({ chains: [main], storage })
  for (const other of others) void other.then((chain) => chain && network.extend(chain))
  window.addEventListener('storage', () => {
    session.reload()
    network.reload()
  })
  showBarOnceConnected(session)
  return createDemoProvider({
    accounts: demoAccounts,
    confirm: async (prompt) => (await loadDialogs()).confirmInDialog(prompt),
    network,
    pick: async (choice) => (consumePermission() ? demoAccounts[0].address : pick(choice)),
    session,
  })
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

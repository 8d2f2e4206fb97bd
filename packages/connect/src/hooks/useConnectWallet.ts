import type { ConnectionResult } from '../connection/ConnectionResult.ts'
import { useConnectContext } from '../context/ConnectContext.ts'
import type { AuthenticationStatus } from '../sign-in/AuthenticationAdapter.ts'
import { type ConnectStep, toConnectStep } from '../state/toConnectStep.ts'
import { type Download, listDownloads } from '../wallet-list/listDownloads.ts'
import type { WalletItem, WalletSection } from '../wallet-list/WalletItem.ts'

export type UseConnectWalletReturnType = {
  authentication: AuthenticationStatus
  connection: ConnectionResult
  /** Whether more wallets are on their way. */
  isLoadingWallets: boolean
  /** The list: Recent, Installed, and the groups of the app. Show them in this order. */
  sections: readonly WalletSection[]
  /** What goes on, or why it failed; what failed stays until it is tried again or given up. */
  step: ConnectStep
  /** Gives up what goes on. Who gives up a sign-in that the app requires is disconnected. */
  cancel(): void
  /** Asks a wallet of the list, also for another try. */
  connect(item: WalletItem): void
  disconnect(): Promise<void>
  /** Where a wallet can be had that is not here. */
  listDownloads(item: WalletItem): readonly Download[]
  /** Loads the rest of the wallets and of the code. Best when a pointer comes down on the button that opens the list. */
  prepare(): void
  /** Prepares the message, and once it is ready asks the wallet to sign it. */
  signIn(): void
  signOut(): Promise<void>
  switchNetwork(chainId: number): Promise<void>
}

/** Connecting without a look: what the dialog's own views are drawn from. */
export function useConnectWallet(): UseConnectWalletReturnType {
  const context = useConnectContext()
  const { close, environment, open, pick, state } = context
  const step = toConnectStep(state)
  return {
    authentication: context.authentication,
    cancel: close,
    connect: pick,
    connection: context.connection,
    disconnect: context.disconnect,
    isLoadingWallets: context.isLoadingWallets,
    listDownloads: (item) => listDownloads(item, environment),
    prepare: context.prepare,
    sections: context.sections,
    signIn: () => (step.step === 'signIn' ? context.signIn() : open('verify')),
    signOut: context.signOut,
    step,
    switchNetwork(chainId) {
      if (step.step !== 'switch') open('networks')
      return context.switchNetwork(chainId)
    },
  }
}

import type { ConnectionResult } from '../connection/ConnectionResult.ts'
import { useConnectContext } from '../context/ConnectContext.ts'
import type { AuthenticationStatus } from '../sign-in/AuthenticationAdapter.ts'
import { type ConnectStep, toConnectStep } from '../state/toConnectStep.ts'
import { type Download, listDownloads } from '../wallet-list/downloads.ts'
import type { WalletItem, WalletSection } from '../wallet-list/WalletItem.ts'

export type UseConnectWalletReturnType = {
  authentication: AuthenticationStatus
  connection: ConnectionResult
  /** Whether the catalogue is loading. */
  isLoadingWallets: boolean
  /** The list: Recent, Installed, and the app's groups, in display order. */
  sections: readonly WalletSection[]
  /** The current step or its failure, which remains until a retry or cancel. */
  step: ConnectStep
  /** Cancels the current step. Cancelling a required sign-in disconnects. */
  cancel(): void
  /** Connects a wallet of the list, also for a retry. */
  connect(item: WalletItem): void
  disconnect(): Promise<void>
  /** Download options of a wallet that is not installed. */
  listDownloads(item: WalletItem): readonly Download[]
  /** Loads the catalogue and the remaining code. Best called on pointer down. */
  prepare(): void
  /** Prepares the message, and once it is ready requests the signature. */
  signIn(): void
  signOut(): Promise<void>
  switchNetwork(chainId: number): Promise<void>
}

/** Headless connection state and actions, which the dialog's views use too. */
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

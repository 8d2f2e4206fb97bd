import type { WalletItem } from '../wallet-list/WalletItem.ts'
import type { ConnectStatus, DialogState, SignInStatus, SwitchStatus } from './DialogState.ts'

/** The connection state for an app's own UI. */
export type ConnectStep =
  /** No wallet selected, or finished. */
  | { step: 'idle' }
  | { step: 'connect'; item: WalletItem; progress: ConnectStatus }
  | { step: 'signIn'; progress: SignInStatus }
  | { step: 'switch'; progress: SwitchStatus }

export function toConnectStep({ views }: DialogState): ConnectStep {
  const view = views.at(-1)
  switch (view?.view) {
    case 'connect':
      return { item: view.item, progress: view.progress, step: 'connect' }
    case 'verify':
      return { progress: view.progress, step: 'signIn' }
    case 'networks':
      return { progress: view.progress, step: 'switch' }
    case 'get':
    case 'install':
    case 'instructions':
    case 'intro':
    case 'list':
    case 'options':
    case 'profile':
    case undefined:
      return { step: 'idle' }
  }
}

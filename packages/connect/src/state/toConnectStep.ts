import type { WalletItem } from '../wallet-list/WalletItem.ts'
import type { ConnectStatus, DialogState, SignInStatus, SwitchStatus } from './DialogState.ts'

/** What goes on between the app, the user and a wallet, for whoever draws it without our dialog. */
export type ConnectStep =
  /** Nobody was chosen, or all is done. */
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

import { useConnectContext } from '../context/ConnectContext.ts'
import type { View } from '../state/DialogState.ts'
import { ConnectView } from './ConnectView.tsx'
import { GetView, InstallView, InstructionsView, OptionsView } from './GetView.tsx'
import { NetworksView } from './NetworksView.tsx'
import { ProfileView } from './ProfileView.tsx'
import { VerifyView } from './VerifyView.tsx'

export type DialogViewProps = { view: Exclude<View, { view: 'list' | 'intro' }> }

/** Every view but the first two, which are loaded with the click. */
export function DialogView({ view }: DialogViewProps) {
  const { connection } = useConnectContext()
  switch (view.view) {
    case 'get':
      return <GetView />
    case 'options':
      return <OptionsView item={view.item} />
    case 'install':
      return <InstallView item={view.item} />
    case 'instructions':
      return <InstructionsView item={view.item} path={view.path} />
    case 'connect':
      return <ConnectView item={view.item} progress={view.progress} />
    case 'verify':
      return <VerifyView progress={view.progress} />
    case 'networks':
      return <NetworksView progress={view.progress} />
    case 'profile':
      return connection.status === 'connected' ? (
        <ProfileView address={connection.account.address} chainId={connection.chain.id} />
      ) : null
  }
}

import { useConnectDialog } from '../../domain/services/ConnectDialogContext.ts'
import { useSigner } from '../../domain/services/useSigner.ts'
import { lazyPart, orNothing } from '../../lib/lazyPart.tsx'
import { createCatalogue } from '../../lib/messages/createCatalogue.ts'
import { Button } from '../../ui/Button.tsx'

const t = createCatalogue('connect')

const ConnectedAccount = lazyPart(() =>
  import('./ConnectedAccount.tsx').then((part) => part.ConnectedAccount, orNothing),
)

export function AccountMenu() {
  const { address, status } = useSigner()
  const { open, prepare } = useConnectDialog()
  if (address) return <ConnectedAccount address={address} />
  return (
    <Button
      isBusy={status === 'restoring'}
      look={status === 'restoring' ? 'outline' : 'primary'}
      onClick={open}
      onFocus={prepare}
      onPointerEnter={prepare}
    >
      {status === 'restoring' ? t('restoring') : t('connect')}
    </Button>
  )
}

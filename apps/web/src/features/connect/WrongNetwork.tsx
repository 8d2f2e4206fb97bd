import { useConnectDialog } from '../../domain/services/ConnectDialogContext.ts'
import { useServices } from '../../domain/services/Services.ts'
import { useSigner } from '../../domain/services/useSigner.ts'
import { createCatalogue } from '../../lib/messages/createCatalogue.ts'
import { Button } from '../../ui/Button.tsx'
import { Notice } from '../../ui/Notice.tsx'

const t = createCatalogue('connect')

export function WrongNetwork() {
  const { chainId } = useSigner()
  const { chains } = useServices().config
  const { openNetworks } = useConnectDialog()
  if (chainId === undefined || chains.some(({ id }) => id === chainId)) return null
  return (
    <Notice
      actions={
        <Button look="primary" onClick={openNetworks}>
          {t('switchNetworks')}
        </Button>
      }
      title={t('wrongNetwork')}
      tone="caution"
    >
      <p>{t('wrongNetworkText')}</p>
      <p>{t('wrongNetworkReading')}</p>
    </Notice>
  )
}

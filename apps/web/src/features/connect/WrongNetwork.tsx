import { useConnectDialog } from '../../domain/services/ConnectDialogContext.ts'
import { useServices } from '../../domain/services/Services.ts'
import { useSigner } from '../../domain/services/useSigner.ts'
import { connectText } from '../../lib/messages/connect.ts'
import { Button } from '../../ui/Button.tsx'
import { Notice } from '../../ui/Notice.tsx'

export function WrongNetwork() {
  const { chainId } = useSigner()
  const { chains } = useServices().config
  const { openNetworks } = useConnectDialog()
  if (chainId === undefined || chains.some(({ id }) => id === chainId)) return null
  return (
    <Notice
      actions={
        <Button look="primary" onClick={openNetworks}>
          {connectText.switchNetworks}
        </Button>
      }
      title={connectText.wrongNetwork}
      tone="caution"
    >
      <p>{connectText.wrongNetworkText}</p>
      <p>{connectText.wrongNetworkReading}</p>
    </Notice>
  )
}

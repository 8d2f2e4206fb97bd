import { useCurrentSafe } from '../../domain/safe/useCurrentSafe.ts'
import { useServices } from '../../domain/services/Services.ts'
import { useConnectDialog } from '../../domain/wallet/ConnectDialogContext.ts'
import { useSigner } from '../../domain/wallet/useSigner.ts'
import { connectText } from '../../lib/messages/connect.ts'
import { Button } from '../../ui/Button.tsx'
import { cx } from '../../ui/cx.ts'
import { Icon } from '../../ui/Icon.tsx'
import styles from './NetworkMenu.module.css'

/** The wallet's network, if several are configured; an unsupported one is marked. */
export function NetworkMenu() {
  const { chainId } = useSigner()
  const { chains } = useServices().config
  const { openNetworks } = useConnectDialog()
  const safe = useCurrentSafe()
  const chain = chains.find(({ id }) => id === chainId)
  if (chainId === undefined || (chain && chains.length === 1)) return null
  const isOther = chain !== undefined && safe !== undefined && safe.chainId !== chain.id
  return (
    <Button
      aria-haspopup="dialog"
      aria-label={describe(chain?.name, isOther ? safe.chain.name : undefined)}
      className={cx(styles.network, !chain && styles.stop, isOther && styles.caution)}
      onClick={openNetworks}
    >
      <Icon name={!chain ? 'stop' : isOther ? 'caution' : 'chain'} />
      <bdi>{chain?.name ?? connectText.wrongNetwork}</bdi>
    </Button>
  )
}

function describe(name: string | undefined, expected: string | undefined): string {
  if (name === undefined) return connectText.wrongNetwork
  return expected === undefined ? connectText.network(name) : connectText.networkOfOther(name, expected)
}

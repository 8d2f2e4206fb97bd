import type { Address } from 'viem'
import { useNameOf } from '../../domain/address-book/useName.ts'
import { useCurrentSafe } from '../../domain/safe/useCurrentSafe.ts'
import { useAccountFacts, useConnectDialog } from '../../domain/services/ConnectDialogContext.ts'
import { useServices } from '../../domain/services/Services.ts'
import { useSigner } from '../../domain/services/useSigner.ts'
import { shortAddress } from '../../lib/groupHex.ts'
import { createCatalogue } from '../../lib/messages/createCatalogue.ts'
import { Button } from '../../ui/Button.tsx'
import { cx } from '../../ui/cx.ts'
import { Icon } from '../../ui/Icon.tsx'
import { Identicon } from '../../ui/Identicon.tsx'
import styles from './ConnectedAccount.module.css'

const t = createCatalogue('connect')

export function ConnectedAccount({ address }: { address: Address }) {
  const { openAccount } = useConnectDialog()
  const nameOf = useNameOf()
  const facts = useAccountFacts()
  // The dialog's facts may lag behind the wallet's account.
  const known = facts.address === address ? facts : undefined
  const name = nameOf(address)?.name ?? known?.name
  const shown = name ?? shortAddress(address)
  const named = { name: name ?? `${shown}, ${address}` }
  return (
    <>
      <NetworkMenu />
      <Button
        aria-haspopup="dialog"
        aria-label={known?.isSignedIn ? t('labelSignedIn', named) : t('account', named)}
        className={styles.account}
        onClick={openAccount}
      >
        <Identicon size={20} value={address} />
        <bdi>{shown}</bdi>{' '}
        {known?.isSignedIn ? (
          <span className={styles.signedIn}>
            <Icon name="check" size="small" />
            <span className={styles.short}>{t('signedIn')}</span>
          </span>
        ) : null}
        <span className={styles.short}>
          <Icon name="chevron" size="small" />
        </span>
      </Button>
      <span className={styles.announced} role="status">
        {known?.isSignedIn ? t('signedInAs', { account: shown }) : ''}
      </span>
    </>
  )
}

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
      <bdi>{chain?.name ?? t('wrongNetwork')}</bdi>
    </Button>
  )
}

function describe(name: string | undefined, expected: string | undefined): string {
  if (name === undefined) return t('wrongNetwork')
  return expected === undefined ? t('network', { chain: name }) : t('networkOfOther', { chain: name, wanted: expected })
}

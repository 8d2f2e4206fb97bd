import { useId } from 'react'
import { useDisconnect } from 'wagmi'
import { shortAddress } from '../../lib/groupHex.ts'
import { connectText } from '../../lib/messages/connect.ts'
import { useConnectDialog } from '../../shared/ConnectDialogContext.ts'
import { useNameOf } from '../../shared/useName.ts'
import { useSigner } from '../../shared/useSigner.ts'
import { Address } from '../../ui/Address.tsx'
import { Button } from '../../ui/Button.tsx'
import { cx } from '../../ui/cx.ts'
import { Icon } from '../../ui/Icon.tsx'
import { Identicon } from '../../ui/Identicon.tsx'
import styles from './ConnectDialog.module.css'

/** The account in the top bar: connect, or who is connected and the way out. */
export function AccountMenu() {
  const menuId = useId()
  const { address, status, walletName } = useSigner()
  const { open } = useConnectDialog()
  const { mutate: disconnect } = useDisconnect()
  const nameOf = useNameOf()
  if (!address)
    return (
      <Button isBusy={status === 'restoring'} look={status === 'restoring' ? 'outline' : 'primary'} onClick={open}>
        {status === 'restoring' ? connectText.restoring : connectText.connect}
      </Button>
    )
  const name = nameOf(address)?.name
  return (
    <>
      <Button
        aria-label={`${connectText.account}: ${name ?? address}`}
        className={styles.account}
        popoverTarget={menuId}
      >
        <Identicon size={20} value={address} />
        <bdi>{name ?? shortAddress(address)}</bdi>
        <span className={styles.short}>
          <Icon name="chevron" size="small" />
        </span>
      </Button>
      <div className={styles.menu} id={menuId} popover="auto">
        <Address form="full" hasIcon name={name} value={address} />
        <p className={cx(styles.via)}>{connectText.accountOf(walletName ?? connectText.unnamed)}</p>
        <Button isWide onClick={() => disconnect({})}>
          {connectText.disconnect}
        </Button>
      </div>
    </>
  )
}

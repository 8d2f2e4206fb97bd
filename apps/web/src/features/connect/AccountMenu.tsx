import { useNameOf } from '../../domain/names/useName.ts'
import { useConnectDialog } from '../../domain/wallet/ConnectDialogContext.ts'
import { useSigner } from '../../domain/wallet/useSigner.ts'
import { shortAddress } from '../../lib/groupHex.ts'
import { connectText } from '../../lib/messages/connect.ts'
import { Button } from '../../ui/Button.tsx'
import { Icon } from '../../ui/Icon.tsx'
import { Identicon } from '../../ui/Identicon.tsx'
import styles from './AccountMenu.module.css'

/** The account in the top bar: connect, or who is connected. */
export function AccountMenu() {
  const { address, status } = useSigner()
  const { open, openAccount, prepare } = useConnectDialog()
  const nameOf = useNameOf()
  if (!address)
    return (
      <Button
        isBusy={status === 'restoring'}
        look={status === 'restoring' ? 'outline' : 'primary'}
        onClick={open}
        onFocus={prepare}
        onPointerEnter={prepare}
      >
        {status === 'restoring' ? connectText.restoring : connectText.connect}
      </Button>
    )
  const name = nameOf(address)?.name
  return (
    <Button
      aria-haspopup="dialog"
      aria-label={`${connectText.account}: ${name ?? address}`}
      className={styles.account}
      onClick={openAccount}
    >
      <Identicon size={20} value={address} />
      <bdi>{name ?? shortAddress(address)}</bdi>
      <span className={styles.short}>
        <Icon name="chevron" size="small" />
      </span>
    </Button>
  )
}

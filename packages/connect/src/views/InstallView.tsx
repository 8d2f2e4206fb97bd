import { useConnectContext } from '../context/ConnectContext.ts'
import { useConnectWallet } from '../hooks/useConnectWallet.ts'
import { Button, ButtonLink } from '../ui/Button.tsx'
import { LazyQrCode } from '../ui/LazyQrCode.tsx'
import { getDownload } from '../wallet-list/getDownload.ts'
import type { WalletItem } from '../wallet-list/WalletItem.ts'

/** A QR code that opens the download on the phone; on a phone, the link itself. */
export function InstallView({ item }: { item: WalletItem }) {
  const { dispatch, environment, t } = useConnectContext()
  const { connect } = useConnectWallet()
  const { name, wallet } = item
  const link = getDownload(wallet, 'mobile', environment)
  const next = () =>
    wallet.steps?.mobile
      ? dispatch({ type: 'show', view: { item, path: 'mobile', view: 'instructions' } })
      : connect(item)
  return (
    <div className="csc-view csc-view-center">
      {link && !environment.isMobile && (
        <>
          <LazyQrCode label={t('qrInstallLabel', { wallet: name })} value={link} />
          <p className="csc-text">{t('installText', { wallet: name })}</p>
        </>
      )}
      <div className="csc-actions csc-actions-row">
        {link && (
          <ButtonLink href={link} kind={environment.isMobile ? 'primary' : 'quiet'}>
            {t('openDownload')}
          </ButtonLink>
        )}
        <Button kind={environment.isMobile ? 'secondary' : 'primary'} onClick={next}>
          {t('continue')}
        </Button>
      </div>
    </div>
  )
}

import { useConnectContext } from '../context/ConnectContext.ts'
import { openDeepLink } from '../flow/openDeepLink.ts'
import { Button } from '../ui/Button.tsx'
import { CopyButton } from '../ui/CopyButton.tsx'
import { LazyQrCode } from '../ui/LazyQrCode.tsx'
import { getDownload } from '../wallet-list/getDownload.ts'
import { toDeepLink } from '../wallet-list/toDeepLink.ts'
import type { WalletItem } from '../wallet-list/WalletItem.ts'

/** The pairing as QR code, as a link to copy, and for desktop apps as a deep link. */
export function ScanView({ item, uri }: { item: WalletItem; uri: string }) {
  const { dispatch, environment, t } = useConnectContext()
  const { deepLinks, id } = item.wallet
  const desktop = deepLinks?.desktop
  const canGet = getDownload(item.wallet, 'mobile', environment) !== undefined
  return (
    <div className="csc-view csc-view-center" data-csc-status="scan">
      <LazyQrCode label={t('qrLabel', { wallet: item.name })} value={toDeepLink(deepLinks?.qr, uri)} />
      <p className="csc-text">{t('scanText')}</p>
      <div className="csc-actions">
        <CopyButton label="copyLink" value={uri} />
        {desktop && (
          <Button onClick={() => openDeepLink(toDeepLink(desktop, uri))}>{t('open', { wallet: item.name })}</Button>
        )}
        {canGet && id !== 'walletConnect' && (
          <Button kind="quiet" onClick={() => dispatch({ type: 'show', view: { item, view: 'options' } })}>
            {t('noWalletNamed', { wallet: item.name })}
          </Button>
        )}
      </div>
    </div>
  )
}

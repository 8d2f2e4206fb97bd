import { useConnectContext } from '../context/ConnectContext.ts'
import { useConnectWallet } from '../hooks/useConnectWallet.ts'
import type { ConnectStatus } from '../state/DialogState.ts'
import { BrandIcon } from '../ui/BrandIcon.tsx'
import { Button } from '../ui/Button.tsx'
import { ButtonLink } from '../ui/ButtonLink.tsx'
import { CopyButton } from '../ui/CopyButton.tsx'
import { ErrorDetails } from '../ui/ErrorDetails.tsx'
import { Glyph, Spinner } from '../ui/Glyph.tsx'
import { LazyQrCode } from '../ui/LazyQrCode.tsx'
import { getDownload } from '../wallet-list/downloads.ts'
import { openDeepLink, toBrowseLink, toDeepLink } from '../wallet-list/links.ts'
import type { WalletItem } from '../wallet-list/WalletItem.ts'
import { describeConnect } from './describeConnect.ts'

export type ConnectViewProps = { item: WalletItem; progress: ConnectStatus }

/** One attempt: its progress, or why it failed and what to do. */
export function ConnectView({ item, progress }: ConnectViewProps) {
  const { environment, t } = useConnectContext()
  if (progress.status === 'scan') return <ScanView item={item} uri={progress.uri} />
  const { isWorking, text, title } = describeConnect(progress, environment, item.wallet)
  const values = { wallet: item.name }
  return (
    <div className="csc-view csc-view-center" data-csc-status={progress.status}>
      <BrandIcon icon={item.icon} name={item.name} size={72} />
      <p className="csc-status">
        {isWorking ? <Spinner /> : <Glyph name="stop" />}
        <span>{t(title, values)}</span>
      </p>
      {text && <p className="csc-text">{t(text, values)}</p>}
      <WaysOut item={item} progress={progress} />
      {'error' in progress && <ErrorDetails error={progress.error} />}
    </div>
  )
}

function WaysOut({ item, progress }: ConnectViewProps) {
  const { dispatch, t } = useConnectContext()
  const { connect, listDownloads } = useConnectWallet()
  const canGet = listDownloads(item).length > 0
  const chooseOther = (
    <Button kind="quiet" onClick={() => dispatch({ type: 'open', view: 'list' })}>
      {t('chooseOther')}
    </Button>
  )
  switch (progress.status) {
    case 'notFound':
    case 'notInstalled':
    case 'notAvailable':
    case 'openInside':
    case 'unsupportedBrowser': {
      const isInside = progress.status === 'openInside'
      return (
        <div className="csc-actions">
          {isInside && <OpenInside item={item} />}
          {canGet && (
            <Button
              kind={isInside ? 'secondary' : 'primary'}
              onClick={() => dispatch({ type: 'show', view: { item, view: 'options' } })}
            >
              {progress.status === 'notInstalled' ? t('install') : t('getNamed', { wallet: item.name })}
            </Button>
          )}
          {/* An extension that was turned on, or announced itself late. */}
          {progress.status === 'notFound' && <Button onClick={() => connect(item)}>{t('retry')}</Button>}
          {chooseOther}
        </div>
      )
    }
    case 'noAccount':
    case 'rejected':
    case 'pending':
    case 'timedOut':
    case 'offline':
    case 'failed':
      return (
        <div className="csc-actions">
          <Button kind="primary" onClick={() => connect(item)}>
            {t('retry')}
          </Button>
          {chooseOther}
        </div>
      )
    case 'continue':
    case 'accept':
      return (
        <div className="csc-actions">
          <Button onClick={() => connect(item)}>{t('open', { wallet: item.name })}</Button>
          {canGet && (
            <Button kind="quiet" onClick={() => dispatch({ type: 'show', view: { item, view: 'install' } })}>
              {t('noWalletNamed', { wallet: item.name })}
            </Button>
          )}
        </div>
      )
    case 'opening':
    case 'connecting':
    case 'confirm':
    case 'scan':
      return null
  }
}

/** Opens this page in the wallet app's browser: by deep link, or with instructions. */
function OpenInside({ item }: { item: WalletItem }) {
  const { t } = useConnectContext()
  const page = window.location.href
  const link = toBrowseLink(item.wallet, page)
  return link ? (
    <ButtonLink href={link} kind="primary">
      {t('openInApp', { wallet: item.name })}
    </ButtonLink>
  ) : (
    <CopyButton label="copyLink" value={page} />
  )
}

/** The pairing as QR code, as a link to copy, and for desktop apps as a deep link. */
export function ScanView({ item, uri }: { item: WalletItem; uri: string }) {
  const { dispatch, environment, t } = useConnectContext()
  const { deepLinks, id } = item.wallet
  const desktop = environment.isMobile ? undefined : deepLinks?.desktop
  const canGet = getDownload(item.wallet, 'mobile', environment) !== undefined
  return (
    <div className="csc-view csc-view-center" data-csc-status="scan">
      <LazyQrCode label={t('qrLabel', { wallet: item.name })} value={toDeepLink(deepLinks?.qr, uri)} />
      <p className="csc-text">{t('scanText')}</p>
      <div className="csc-actions">
        {/* A phone cannot scan its own screen: the system asks which app opens the pairing. */}
        {environment.isMobile && (
          <Button kind="primary" onClick={() => openDeepLink(uri)}>
            {t('openWalletApp')}
          </Button>
        )}
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

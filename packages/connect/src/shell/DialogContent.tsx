import type { ReactNode } from 'react'
import { useChains, useConnection } from 'wagmi'
import { useConnectContext } from '../context/ConnectContext.ts'
import { useConnectWallet } from '../hooks/useConnectWallet.ts'
import type { Translate } from '../messages/format.ts'
import type { View } from '../state/DialogState.ts'
import { Button } from '../ui/Button.tsx'
import { CloseButton } from '../ui/CloseButton.tsx'
import { ErrorBoundary } from '../ui/ErrorBoundary.tsx'
import { ErrorDetails } from '../ui/ErrorDetails.tsx'
import { Glyph } from '../ui/Glyph.tsx'
import { ConnectView } from '../views/ConnectView.tsx'
import { describeConnect } from '../views/describeConnect.ts'
import { GetView, InstallView, InstructionsView, OptionsView } from '../views/GetView.tsx'
import { IntroView } from '../views/IntroView.tsx'
import { describeSwitch, NetworksView } from '../views/NetworksView.tsx'
import { ProfileView } from '../views/ProfileView.tsx'
import { describeSignIn, VerifyView } from '../views/VerifyView.tsx'
import { WalletList } from '../views/WalletList.tsx'

/** Content of the dialog. A failed view offers a way out. */
export function DialogContent({ isSplit, titleId, view }: { isSplit: boolean; titleId: string; view: View }) {
  const { t } = useConnectContext()
  return (
    <>
      <ErrorBoundary
        fallback={(error, reset) => (
          <>
            <Header id={titleId} title={t('failed')} />
            <div className="csc-view csc-view-center">
              <Button kind="primary" onClick={reset}>
                {t('retry')}
              </Button>
              <ErrorDetails error={error} />
            </div>
          </>
        )}
        key={isSplit ? 'split' : toKey(view)}
      >
        {isSplit ? (
          <SplitLayout id={titleId} view={view} />
        ) : (
          <>
            <Header id={titleId} title={getTitle(view, t)} />
            <Pane view={view} />
          </>
        )}
      </ErrorBoundary>
      <Announcement view={view} />
    </>
  )
}

/** Wide layout: the list stays on the left, the pane on the right changes. */
function SplitLayout({ id, view }: { id: string; view: View }) {
  const { connect } = useConnectWallet()
  const { t } = useConnectContext()
  // The introduction is shown beside the list until a wallet is chosen.
  const beside: View = view.view === 'list' ? { view: 'intro' } : view
  return (
    <>
      <div className="csc-split-list">
        <div className="csc-header">
          <Heading id={id}>{t('connectTitle')}</Heading>
        </div>
        <WalletList onPick={connect} selectedId={'item' in view ? view.item.id : undefined} />
      </div>
      <div className="csc-split-pane">
        <div className="csc-header">
          <BackButton />
          <h2 className="csc-title">{getTitle(beside, t)}</h2>
          <CloseButton />
        </div>
        <Pane view={beside} />
      </div>
    </>
  )
}

function Header({ id, title }: { id: string; title: ReactNode }) {
  return (
    <div className="csc-header">
      <BackButton />
      <Heading id={id}>{title}</Heading>
      <CloseButton />
    </div>
  )
}

function Pane({ view }: { view: View }) {
  const { dispatch, t } = useConnectContext()
  const { connect } = useConnectWallet()
  if (view.view === 'intro') return <IntroView />
  if (view.view !== 'list') return <DialogView view={view} />
  return (
    <div className="csc-view csc-view-list">
      <WalletList onPick={connect} selectedId={undefined} />
      <div className="csc-foot csc-foot-row">
        <p className="csc-text">{t('noWallet')}</p>
        <Button kind="quiet" onClick={() => dispatch({ type: 'show', view: { view: 'intro' } })}>
          {t('introTitle')}
        </Button>
      </div>
    </div>
  )
}

const toKey = (view: View) => `${view.view}:${'item' in view ? view.item.id : ''}:${'path' in view ? view.path : ''}`

function getTitle(view: View, t: Translate): string {
  const values = { wallet: 'item' in view ? view.item.name : '' }
  switch (view.view) {
    case 'list':
      return t('connectTitle')
    case 'intro':
      return t('introTitle')
    case 'get':
      return t('getTitle')
    case 'options':
      return t('getNamed', values)
    case 'install':
      return t('installTitle', values)
    case 'instructions':
      return t('stepsTitle', values)
    case 'connect':
      if (view.progress.status !== 'scan') return view.item.name
      return view.item.id === 'walletConnect' ? t('scanPhone') : t('scanTitle', values)
    case 'verify':
      return t('verifyTitle')
    case 'networks':
      return t('networksTitle')
    case 'profile':
      return t('profileTitle')
  }
}

type HeadingProps = { children: ReactNode; id: string; isHidden?: boolean; level?: 1 | 2 }

/** A view's title; it receives the focus when the view changes, so that screen readers announce it. */
export function Heading({ children, id, isHidden = false, level = 1 }: HeadingProps) {
  const Tag = level === 1 ? 'h1' : 'h2'
  return (
    <Tag className={isHidden ? 'csc-title csc-visually-hidden' : 'csc-title'} data-csc-heading="" id={id} tabIndex={-1}>
      {children}
    </Tag>
  )
}

export function BackButton() {
  const { dispatch, state, t } = useConnectContext()
  if (state.views.length < 2) return <span className="csc-header-slot" />
  return (
    <button aria-label={t('back')} className="csc-icon-button" onClick={() => dispatch({ type: 'back' })} type="button">
      <Glyph name="back" />
    </button>
  )
}

/** Announces every status change to screen readers. */
export function Announcement({ view }: { view: View }) {
  const { appName, environment, t } = useConnectContext()
  const { connector } = useConnection()
  const chains = useChains()
  return (
    <p aria-live="polite" className="csc-visually-hidden" role="status">
      {announce()}
    </p>
  )

  function announce(): string {
    if (view.view === 'connect') {
      const { text, title } = describeConnect(view.progress, environment, view.item.wallet)
      const values = { wallet: view.item.name }
      return [t(title, values), text ? t(text, values) : ''].join(' ').trim()
    }
    if (view.view === 'verify') return t(describeSignIn(view.progress))
    if (view.view !== 'networks') return ''
    const { progress } = view
    const chain = 'chainId' in progress ? chains.find(({ id }) => id === progress.chainId) : undefined
    return describeSwitch(progress, t, { app: appName, chain: chain?.name ?? '', wallet: connector?.name ?? '' })
  }
}

export type DialogViewProps = { view: Exclude<View, { view: 'list' | 'intro' }> }

/** Every view but the first two, which are loaded with the click. */
export function DialogView({ view }: DialogViewProps) {
  const { connection } = useConnectContext()
  switch (view.view) {
    case 'get':
      return <GetView />
    case 'options':
      return <OptionsView item={view.item} />
    case 'install':
      return <InstallView item={view.item} />
    case 'instructions':
      return <InstructionsView item={view.item} path={view.path} />
    case 'connect':
      return <ConnectView item={view.item} progress={view.progress} />
    case 'verify':
      return <VerifyView progress={view.progress} />
    case 'networks':
      return <NetworksView progress={view.progress} />
    case 'profile':
      return connection.status === 'connected' ? (
        <ProfileView address={connection.account.address} chainId={connection.chain.id} />
      ) : null
  }
}

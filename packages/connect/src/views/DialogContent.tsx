import type { ReactNode } from 'react'
import { useChains, useConnection } from 'wagmi'
import { type ConnectContextValue, useConnectContext } from '../provider/ConnectContext.ts'
import type { View } from '../state/DialogState.ts'
import { Button } from '../ui/Button.tsx'
import { ErrorBoundary } from '../ui/ErrorBoundary.tsx'
import { ErrorDetails } from '../ui/ErrorDetails.tsx'
import { BackButton, CloseButton, Heading } from '../ui/Heading.tsx'
import { ConnectView } from './ConnectView.tsx'
import { describeConnect } from './describeConnect.ts'
import { GetView } from './GetView.tsx'
import { InstallView } from './InstallView.tsx'
import { InstructionsView } from './InstructionsView.tsx'
import { IntroView } from './IntroView.tsx'
import { describeSwitch, NetworksView } from './NetworksView.tsx'
import { OptionsView } from './OptionsView.tsx'
import { ProfileView } from './ProfileView.tsx'
import { describeSignIn, VerifyView } from './VerifyView.tsx'
import { WalletList } from './WalletList.tsx'

/** What the dialog shows; a view that fails is replaced by a way out. */
export function DialogContent({ titleId }: { titleId: string }) {
  const context = useConnectContext()
  const { layout, state, t } = context
  const view = state.views.at(-1)
  if (!view) return null
  const isSplit = state.views[0]?.view === 'list' && layout === 'wide'
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
            <Header id={titleId} title={getTitle(view, context)} />
            <Pane view={view} />
          </>
        )}
      </ErrorBoundary>
      <Announcement view={view} />
    </>
  )
}

/** Wide: the list on the left stays, the pane on the right changes. */
function SplitLayout({ id, view }: { id: string; view: View }) {
  const context = useConnectContext()
  const { pick, t } = context
  const title = view.view === 'list' ? t('introTitle') : getTitle(view, context)
  return (
    <>
      <div className="csc-split-list">
        <div className="csc-header">
          <Heading id={id}>{t('connectTitle')}</Heading>
        </div>
        <WalletList onPick={pick} selectedId={'item' in view ? view.item.id : undefined} />
      </div>
      <div className="csc-split-pane">
        <div className="csc-header">
          <BackButton />
          <h2 className="csc-title">{title}</h2>
          <CloseButton />
        </div>
        {view.view === 'list' ? <IntroView /> : <Pane view={view} />}
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
  const { connection, dispatch, pick, t } = useConnectContext()
  switch (view.view) {
    case 'list':
      return (
        <div className="csc-view csc-view-list">
          <WalletList onPick={pick} selectedId={undefined} />
          <div className="csc-foot csc-foot-row">
            <p className="csc-text">{t('noWallet')}</p>
            <Button kind="quiet" onClick={() => dispatch({ type: 'show', view: { view: 'intro' } })}>
              {t('introTitle')}
            </Button>
          </div>
        </div>
      )
    case 'intro':
      return <IntroView />
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

function getTitle(view: View, { t }: ConnectContextValue): string {
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

const toKey = (view: View) => `${view.view}:${'item' in view ? view.item.id : ''}:${'path' in view ? view.path : ''}`

/** Says every change of a status to those who cannot see it. */
function Announcement({ view }: { view: View }) {
  const { appName, t } = useConnectContext()
  const { connector } = useConnection()
  const chains = useChains()
  return (
    <p aria-live="polite" className="csc-visually-hidden" role="status">
      {announce()}
    </p>
  )

  function announce(): string {
    if (view.view === 'connect') {
      const { text, title } = describeConnect(view.progress)
      const values = { wallet: view.item.name }
      return [t(title, values), text ? t(text, values) : ''].join(' ').trim()
    }
    if (view.view === 'verify') return t(describeSignIn(view.progress))
    if (view.view !== 'networks') return ''
    const { progress } = view
    const key = describeSwitch(progress)
    const chain = 'chainId' in progress ? chains.find(({ id }) => id === progress.chainId) : undefined
    return key ? t(key, { app: appName, chain: chain?.name ?? '', wallet: connector?.name ?? '' }) : ''
  }
}

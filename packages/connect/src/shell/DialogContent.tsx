import type { ReactNode } from 'react'
import { useConnectContext } from '../context/ConnectContext.ts'
import { useStartWords } from '../context/useStartWords.ts'
import { useConnectWallet } from '../hooks/useConnectWallet.ts'
import type { View } from '../state/DialogState.ts'
import { Button } from '../ui/Button.tsx'
import { ErrorBoundary } from '../ui/ErrorBoundary.tsx'
import { ErrorDetails } from '../ui/ErrorDetails.tsx'
import { BackButton, CloseButton, Heading } from '../ui/Heading.tsx'
import { IntroView } from '../views/IntroView.tsx'
import { WalletList } from '../views/WalletList.tsx'
import type { LateParts } from './useLateParts.ts'

export type DialogContentProps = { isSplit: boolean; late: LateParts; titleId: string; view: View }

/** What the dialog shows: the list at once, the other views as soon as they are loaded. One that fails has a way out. */
export function DialogContent({ isSplit, late, titleId, view }: DialogContentProps) {
  const t = useStartWords()
  const title = useTitle(view, late)
  const Announcement = late.status === 'ready' ? late.parts.Announcement : undefined
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
          <SplitLayout id={titleId} late={late} title={title} view={view} />
        ) : (
          <>
            <Header id={titleId} title={title} />
            <Pane late={late} view={view} />
          </>
        )}
      </ErrorBoundary>
      {Announcement && <Announcement view={view} />}
    </>
  )
}

type SplitLayoutProps = { id: string; late: LateParts; title: string; view: View }

/** Wide: the list on the left stays, the pane on the right changes. */
function SplitLayout({ id, late, title, view }: SplitLayoutProps) {
  const { connect } = useConnectWallet()
  const t = useStartWords()
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
          <h2 className="csc-title">{view.view === 'list' ? t('introTitle') : title}</h2>
          <CloseButton />
        </div>
        {view.view === 'list' ? <IntroView /> : <Pane late={late} view={view} />}
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

function Pane({ late, view }: { late: LateParts; view: View }) {
  const { dispatch } = useConnectContext()
  const { connect, prepare } = useConnectWallet()
  const t = useStartWords()
  if (view.view === 'intro') return <IntroView />
  if (view.view === 'list')
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
  switch (late.status) {
    case 'ready':
      return <late.parts.LateView view={view} />
    case 'waiting':
      return <div className="csc-view" />
    case 'failed':
      return (
        <div className="csc-view csc-view-center">
          <Button kind="primary" onClick={prepare}>
            {t('retry')}
          </Button>
          <ErrorDetails error={late.error} />
        </div>
      )
  }
}

function useTitle(view: View, late: LateParts): string {
  const { t } = useConnectContext()
  const words = useStartWords()
  if (view.view === 'list') return words('connectTitle')
  if (view.view === 'intro') return words('introTitle')
  switch (late.status) {
    case 'ready':
      return late.parts.getTitle(view, t)
    case 'waiting':
      return words('loading')
    case 'failed':
      return words('failed')
  }
}

const toKey = (view: View) => `${view.view}:${'item' in view ? view.item.id : ''}:${'path' in view ? view.path : ''}`

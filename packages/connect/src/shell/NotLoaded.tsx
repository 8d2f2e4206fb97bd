import { useConnectContext } from '../context/ConnectContext.ts'
import { useStartWords } from '../context/useStartWords.ts'
import type { View } from '../state/DialogState.ts'
import { CloseButton } from '../ui/CloseButton.tsx'
import type { DialogParts } from './useDialogParts.ts'

export type NotLoadedProps = {
  isSplit: boolean
  late: DialogParts
  titleId: string
  view: View
}

/** The dialog while its views load: title, close button, and retry after a failure. */
export function NotLoaded({ isSplit, late, titleId, view }: NotLoadedProps) {
  const t = useStartWords()
  const waiting = t(view.view === 'list' ? 'connectTitle' : 'loading')
  const title = (
    <h1 className="csc-title" data-csc-heading="" id={titleId} tabIndex={-1}>
      {late.status === 'failed' ? t('failed') : waiting}
    </h1>
  )
  return (
    <>
      {isSplit && (
        <div className="csc-split-list">
          <div className="csc-header">{title}</div>
        </div>
      )}
      <div className="csc-split-pane">
        <div className="csc-header">
          <span className="csc-header-slot" />
          {isSplit ? <span className="csc-title" /> : title}
          <CloseButton />
        </div>
        <Body late={late} />
      </div>
    </>
  )
}

function Body({ late }: Pick<NotLoadedProps, 'late'>) {
  const { prepare } = useConnectContext()
  const t = useStartWords()
  if (late.status !== 'failed') return <div aria-busy="true" className="csc-view csc-view-waiting" />
  return (
    <div className="csc-view csc-view-center">
      <button className="csc-button csc-button-primary" onClick={prepare} type="button">
        {t('retry')}
      </button>
      <details className="csc-details">
        <summary>{t('details')}</summary>
        <pre>{late.error.message}</pre>
      </details>
    </div>
  )
}

import { startTransition, useEffect, useId, useState } from 'react'
import { useConnectContext, useStartMessages } from '../context/ConnectContext.ts'
import type { View } from '../state/DialogState.ts'
import { Button } from '../ui/Button.tsx'
import { CloseButton } from '../ui/CloseButton.tsx'
import { Dialog } from '../ui/Dialog.tsx'
import type { DialogParts } from './useDialogParts.ts'
import { whenIdle } from './whenIdle.ts'

const LIST: View = { view: 'list' }

/**
 * The closed dialog's frame mounts while the page is idle, so that a click only shows it; list and views load on
 * pointer down or with the click, and where they are loaded before it, the list mounts too. No Suspense: React would
 * delay them by 300 ms.
 */
export function DialogShell({ chunk }: { chunk: DialogParts }) {
  const { close, connection, language, layout, state, themeProps } = useConnectContext()
  const titleId = useId()
  const top = state.views.at(-1)
  const key = `${chunk.status}:${top === undefined}`
  const idleKey = useIdleKey(key)
  const view = top ?? (idleKey && connection.status !== 'connected' ? LIST : undefined)
  if (!view) return null
  const isSplit = (state.views[0] ?? view).view === 'list' && layout === 'wide'
  const shown = 'item' in view ? `${view.view}:${view.item.id}` : view.view
  const common = { isSplit, titleId, view }
  return (
    <Dialog
      focusKey={`${shown}:${chunk.status}`}
      isOpen={top !== undefined}
      labelledBy={titleId}
      language={language}
      layout={layout}
      onClose={close}
      size={isSplit ? 'wide' : 'narrow'}
      themeProps={themeProps}
    >
      {/* What was typed and scrolled goes with the closing. */}
      {(top || idleKey === key) && chunk.status === 'ready' ? (
        <chunk.parts.DialogContent {...common} />
      ) : (
        <NotLoaded {...common} chunk={chunk} />
      )}
    </Dialog>
  )
}

/** The last of its keys with which the page was loaded and idle; a click in between comes first. */
function useIdleKey(key: string): string | undefined {
  const [idleKey, setIdleKey] = useState<string>()
  useEffect(() => whenIdle(() => startTransition(() => setIdleKey(key))), [key])
  return idleKey
}

export type NotLoadedProps = {
  isSplit: boolean
  chunk: DialogParts
  titleId: string
  view: View
}

/** The dialog while its views load: title, close button, and retry after a failure. */
export function NotLoaded({ isSplit, chunk, titleId, view }: NotLoadedProps) {
  const t = useStartMessages()
  const waiting = t(view.view === 'list' ? 'connectTitle' : 'loading')
  const title = (
    <h1 className="csc-title" data-csc-heading="" id={titleId} tabIndex={-1}>
      {chunk.status === 'failed' ? t('failed') : waiting}
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
        <Body chunk={chunk} />
      </div>
    </>
  )
}

function Body({ chunk }: Pick<NotLoadedProps, 'chunk'>) {
  const { prepare } = useConnectContext()
  const t = useStartMessages()
  if (chunk.status !== 'failed') return <div aria-busy="true" className="csc-view csc-view-waiting" />
  return (
    <div className="csc-view csc-view-center">
      <Button kind="primary" onClick={prepare}>
        {t('retry')}
      </Button>
      <details className="csc-details">
        <summary>{t('details')}</summary>
        <pre>{chunk.error.message}</pre>
      </details>
    </div>
  )
}

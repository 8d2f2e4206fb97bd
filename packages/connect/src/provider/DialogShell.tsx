import { type ComponentType, useEffect, useId, useState } from 'react'
import { Dialog } from '../ui/Dialog.tsx'
import { useConnectContext } from './ConnectContext.ts'
import { loadAfterClick } from './loadAfterClick.ts'

type Content = ComponentType<{ titleId: string }>

/**
 * The dialog's frame, there in the frame of the click; its content is loaded when it is first opened. No Suspense: React
 * would hold the content back for 300 ms. A page that cannot load it says so instead of going blank.
 */
export function DialogShell() {
  const { close, layout, state, t } = useConnectContext()
  const titleId = useId()
  const [Loaded, setLoaded] = useState<Content>()
  const [hasFailed, setHasFailed] = useState(false)
  const view = state.views.at(-1)
  const isOpen = view !== undefined
  useEffect(() => {
    if (!isOpen || Loaded) return
    setHasFailed(false)
    loadAfterClick().then(
      ({ DialogContent }) => setLoaded(() => DialogContent),
      () => setHasFailed(true),
    )
  }, [isOpen, Loaded])
  if (!view) return null
  const isSplit = state.views[0]?.view === 'list' && layout === 'wide'
  const shown = 'item' in view ? `${view.view}:${view.item.id}` : view.view
  return (
    <Dialog
      focusKey={`${shown}:${Loaded !== undefined}`}
      labelledBy={titleId}
      onClose={close}
      size={isSplit ? 'wide' : 'narrow'}
    >
      {Loaded ? (
        <Loaded titleId={titleId} />
      ) : (
        <div className="csc-view csc-view-center">
          <h1 className="csc-title" data-csc-heading="" id={titleId} tabIndex={-1}>
            {t(hasFailed ? 'failed' : 'loading')}
          </h1>
        </div>
      )}
    </Dialog>
  )
}

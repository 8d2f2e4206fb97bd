import { useEffect, useId, useState } from 'react'
import { useConnectContext } from '../context/ConnectContext.ts'
import type { View } from '../state/DialogState.ts'
import { Dialog } from '../ui/Dialog.tsx'
import { NotLoaded } from './NotLoaded.tsx'
import type { DialogParts } from './useDialogParts.ts'

const LIST: View = { view: 'list' }

/**
 * The dialog's frame is made while the page is idle and closed, so that the click has only to show it; list and views
 * are loaded when a pointer comes down on the button, or with the click. No Suspense: React would hold them back for
 * 300 ms.
 */
export function DialogShell({ late }: { late: DialogParts }) {
  const { close, connection, language, layout, state, themeProps } = useConnectContext()
  const titleId = useId()
  const isIdle = useIsIdle()
  const top = state.views.at(-1)
  const view = top ?? (isIdle && connection.status !== 'connected' ? LIST : undefined)
  if (!view) return null
  const isSplit = (state.views[0] ?? view).view === 'list' && layout === 'wide'
  const shown = 'item' in view ? `${view.view}:${view.item.id}` : view.view
  const common = { isSplit, titleId, view }
  return (
    <Dialog
      focusKey={`${shown}:${late.status}`}
      isOpen={top !== undefined}
      labelledBy={titleId}
      language={language}
      layout={layout}
      onClose={close}
      size={isSplit ? 'wide' : 'narrow'}
      themeProps={themeProps}
    >
      {/* What was typed and scrolled goes with the closing. */}
      {top && late.status === 'ready' ? (
        <late.parts.DialogContent {...common} />
      ) : (
        <NotLoaded {...common} late={late} />
      )}
    </Dialog>
  )
}

/** Turns true once, when the page has shown itself and has nothing better to do. */
function useIsIdle(): boolean {
  const [isIdle, setIsIdle] = useState(false)
  useEffect(() => {
    const set = () => setIsIdle(true)
    // Safari has no idle callback.
    if (typeof requestIdleCallback === 'undefined') {
      const timer = setTimeout(set, 200)
      return () => clearTimeout(timer)
    }
    const handle = requestIdleCallback(set, { timeout: 2_000 })
    return () => cancelIdleCallback(handle)
  }, [])
  return isIdle
}

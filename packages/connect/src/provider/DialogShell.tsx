import { useId } from 'react'
import { Dialog } from '../ui/Dialog.tsx'
import { DialogContent } from '../views/DialogContent.tsx'
import { useConnectContext } from './ConnectContext.ts'
import type { LateParts } from './useLateParts.ts'

/**
 * The dialog's frame and list, there in the frame of the click; the other views are loaded when it is first opened. No
 * Suspense: React would hold them back for 300 ms.
 */
export function DialogShell({ late }: { late: LateParts }) {
  const { close, layout, state, themeProps } = useConnectContext()
  const titleId = useId()
  const view = state.views.at(-1)
  if (!view) return null
  const isSplit = state.views[0]?.view === 'list' && layout === 'wide'
  const shown = 'item' in view ? `${view.view}:${view.item.id}` : view.view
  return (
    <Dialog
      focusKey={`${shown}:${late.status}`}
      labelledBy={titleId}
      layout={layout}
      onClose={close}
      size={isSplit ? 'wide' : 'narrow'}
      themeProps={themeProps}
    >
      <DialogContent late={late} titleId={titleId} view={view} />
    </Dialog>
  )
}

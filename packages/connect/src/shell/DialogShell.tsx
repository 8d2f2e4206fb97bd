import { useId } from 'react'
import { useConnectContext } from '../context/ConnectContext.ts'
import { Dialog } from '../ui/Dialog.tsx'
import { NotLoaded } from './NotLoaded.tsx'
import type { LateParts } from './useLateParts.ts'

/**
 * The dialog's frame comes with the page, so that the click shows it at once; list and views are loaded when a pointer
 * comes down on the button, or with the click. No Suspense: React would hold them back for 300 ms.
 */
export function DialogShell({ late }: { late: LateParts }) {
  const { close, language, layout, state, themeProps } = useConnectContext()
  const titleId = useId()
  const view = state.views.at(-1)
  if (!view) return null
  const isSplit = state.views[0]?.view === 'list' && layout === 'wide'
  const shown = 'item' in view ? `${view.view}:${view.item.id}` : view.view
  const common = { isSplit, titleId, view }
  return (
    <Dialog
      focusKey={`${shown}:${late.status}`}
      labelledBy={titleId}
      language={language}
      layout={layout}
      onClose={close}
      size={isSplit ? 'wide' : 'narrow'}
      themeProps={themeProps}
    >
      {late.status === 'ready' ? <late.parts.DialogContent {...common} /> : <NotLoaded {...common} late={late} />}
    </Dialog>
  )
}

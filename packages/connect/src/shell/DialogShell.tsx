import { useId, useState } from 'react'
import { useConnectContext } from '../context/ConnectContext.ts'
import type { View } from '../state/DialogState.ts'
import { Dialog } from '../ui/Dialog.tsx'
import { DialogContent } from './DialogContent.tsx'
import { useIsIdle } from './useIsIdle.ts'
import type { LateParts } from './useLateParts.ts'

const LIST: View = { view: 'list' }

/**
 * The dialog's frame and list are made while the page is idle and closed, so that the click has only to show them; the
 * other views are loaded when it is first opened. No Suspense: React would hold them back for 300 ms.
 */
export function DialogShell({ late }: { late: LateParts }) {
  const { close, connection, language, layout, state, themeProps } = useConnectContext()
  const titleId = useId()
  const isIdle = useIsIdle()
  const top = state.views.at(-1)
  const isOpen = top !== undefined
  // What was typed and scrolled goes with the closing.
  const [round, setRound] = useState({ isOpen, number: 0 })
  if (round.isOpen !== isOpen) setRound({ isOpen, number: round.number + (isOpen ? 0 : 1) })
  const view = top ?? (isIdle && connection.status !== 'connected' ? LIST : undefined)
  if (!view) return null
  const isSplit = (state.views[0] ?? view).view === 'list' && layout === 'wide'
  const shown = 'item' in view ? `${view.view}:${view.item.id}` : view.view
  return (
    <Dialog
      focusKey={`${shown}:${late.status}`}
      isOpen={isOpen}
      labelledBy={titleId}
      language={language}
      layout={layout}
      onClose={close}
      size={isSplit ? 'wide' : 'narrow'}
      themeProps={themeProps}
    >
      <DialogContent isSplit={isSplit} key={round.number} late={late} titleId={titleId} view={view} />
    </Dialog>
  )
}

import { type ReactNode, useId, useState } from 'react'
import { type Theme, toThemeProps } from '../theme/Theme.ts'
import { readEnvironment } from '../wallet-list/Environment.ts'
import { Dialog } from './Dialog.tsx'
import { useLayout } from './useLayout.ts'

export type DialogFrameProps = {
  children?: ReactNode
  /** @default 'narrow' */
  size?: 'wide' | 'narrow' | undefined
  theme?: Theme | undefined
  title: string
  onClose(): void
}

/** The empty dialog, for an app that loads this package on use: it responds to the click during the load. */
export function DialogFrame({ children, onClose, size = 'narrow', theme, title }: DialogFrameProps) {
  const titleId = useId()
  const [environment] = useState(readEnvironment)
  const layout = useLayout('wide', environment)
  return (
    <Dialog
      focusKey=""
      isOpen
      labelledBy={titleId}
      layout={layout}
      onClose={onClose}
      size={layout === 'wide' ? size : 'narrow'}
      themeProps={toThemeProps(theme)}
    >
      <div className="csc-view csc-view-center">
        <h1 className="csc-title" data-csc-heading="" id={titleId} tabIndex={-1}>
          {title}
        </h1>
        {children}
      </div>
    </Dialog>
  )
}

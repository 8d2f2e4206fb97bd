import type { ReactNode } from 'react'
import { useConnectContext } from '../context/ConnectContext.ts'
import { Glyph } from './Glyph.tsx'

export type HeadingProps = { children: ReactNode; id: string; isHidden?: boolean; level?: 1 | 2 }

/** A view's title; it receives the focus when the view changes, so that screen readers announce it. */
export function Heading({ children, id, isHidden = false, level = 1 }: HeadingProps) {
  const Tag = level === 1 ? 'h1' : 'h2'
  return (
    <Tag className={isHidden ? 'csc-title csc-visually-hidden' : 'csc-title'} data-csc-heading="" id={id} tabIndex={-1}>
      {children}
    </Tag>
  )
}

export function BackButton() {
  const { dispatch, state, t } = useConnectContext()
  if (state.views.length < 2) return <span className="csc-header-slot" />
  return (
    <button aria-label={t('back')} className="csc-icon-button" onClick={() => dispatch({ type: 'back' })} type="button">
      <Glyph name="back" />
    </button>
  )
}

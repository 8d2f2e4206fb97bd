import { type KeyboardEvent, type MouseEvent, type ReactNode, useEffect, useRef } from 'react'
import type { Layout } from '../context/ConnectContext.ts'
import type { ThemeProps } from '../theme/Theme.ts'

export type DialogProps = {
  children: ReactNode
  /** Changes with the content, so that the focus can follow. */
  focusKey: string
  isOpen: boolean
  labelledBy: string
  /** Locale of its messages, which may differ from the page's. */
  language?: string | undefined
  layout: Layout
  onClose(): void
  size: 'wide' | 'narrow'
  themeProps: ThemeProps
}

const FOCUSABLE = 'a[href], button:not([disabled]), input:not([disabled]), [tabindex="0"], summary'

/** The native dialog, which provides inert background, Escape and returned focus. */
export function Dialog(props: DialogProps) {
  const { children, focusKey, isOpen, labelledBy, language, layout, onClose, size, themeProps } = props
  const ref = useRef<HTMLDialogElement>(null)

  useEffect(() => {
    if (!isOpen) return
    const dialog = ref.current
    const opener = document.activeElement
    dialog?.showModal()
    return () => {
      dialog?.close()
      if (opener instanceof HTMLElement && opener.isConnected) opener.focus()
    }
  }, [isOpen])

  // biome-ignore lint/correctness/useExhaustiveDependencies: the key says when the content changed
  useEffect(() => {
    if (!isOpen) return
    const dialog = ref.current
    const active = document.activeElement
    const isLost = !dialog?.contains(active) || active === dialog || active instanceof HTMLHeadingElement
    // A view that unmounts its focused button would lose the keyboard focus.
    if (isLost) dialog?.querySelector<HTMLElement>('[data-csc-heading]:not([hidden])')?.focus()
  }, [focusKey, isOpen])

  const onClick = (event: MouseEvent) => {
    if (event.target === ref.current) onClose()
  }
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key !== 'Tab') return
    const stops = [...(ref.current?.querySelectorAll<HTMLElement>(FOCUSABLE) ?? [])].filter((stop) => stop.offsetParent)
    const edge = event.shiftKey ? stops.at(0) : stops.at(-1)
    const isOutside = !stops.some((stop) => stop === document.activeElement)
    if (document.activeElement !== edge && !(isOutside && event.shiftKey)) return
    event.preventDefault()
    const target = event.shiftKey ? stops.at(-1) : stops.at(0)
    target?.focus()
  }

  return (
    <dialog
      {...themeProps}
      aria-labelledby={labelledBy}
      className="csc-dialog"
      data-csc-layout={layout}
      data-csc-size={size}
      dir={language === 'ar' ? 'rtl' : undefined}
      lang={language}
      onCancel={(event) => {
        event.preventDefault()
        onClose()
      }}
      onClick={onClick}
      onKeyDown={onKeyDown}
      ref={ref}
    >
      <div className="csc-panel">{children}</div>
    </dialog>
  )
}

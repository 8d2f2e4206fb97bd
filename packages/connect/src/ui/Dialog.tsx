import { type KeyboardEvent, type MouseEvent, type ReactNode, useEffect, useRef } from 'react'
import type { Layout } from '../context/ConnectContext.ts'
import type { ThemeProps } from '../theme/Theme.ts'

export type DialogProps = {
  children: ReactNode
  /** Changes with what is shown, so that the focus can follow. */
  focusKey: string
  labelledBy: string
  /** Of its words, where it may differ from the page's. */
  language?: string | undefined
  layout: Layout
  onClose(): void
  size: 'wide' | 'narrow'
  themeProps: ThemeProps
}

const FOCUSABLE = 'a[href], button:not([disabled]), input:not([disabled]), [tabindex="0"], summary'

/** The native dialog: inert background, Escape and returned focus come with it; the rest is added here. */
export function Dialog(props: DialogProps) {
  const { children, focusKey, labelledBy, language, layout, onClose, size, themeProps } = props
  const ref = useRef<HTMLDialogElement>(null)

  useEffect(() => {
    const dialog = ref.current
    const opener = document.activeElement
    dialog?.showModal()
    return () => {
      dialog?.close()
      if (opener instanceof HTMLElement && opener.isConnected) opener.focus()
    }
  }, [])

  // biome-ignore lint/correctness/useExhaustiveDependencies: the key says when the content changed
  useEffect(() => {
    const dialog = ref.current
    const active = document.activeElement
    const isLost = !dialog?.contains(active) || active === dialog || active instanceof HTMLHeadingElement
    // A view that took its focused button with it would leave the keyboard nowhere.
    if (isLost) dialog?.querySelector<HTMLElement>('[data-csc-heading]:not([hidden])')?.focus()
  }, [focusKey])

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

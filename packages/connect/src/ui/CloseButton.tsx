import { useConnectContext, useStartMessages } from '../context/ConnectContext.ts'

export function CloseButton() {
  const { close } = useConnectContext()
  const t = useStartMessages()
  return (
    <button aria-label={t('close')} className="csc-icon-button" onClick={close} type="button">
      <Drawing path={CLOSE} />
    </button>
  )
}

/** The only glyph needed before the others are loaded. */
const CLOSE = 'M6 6l12 12M18 6L6 18'

export function Drawing({ name, path }: { name?: string; path: string }) {
  return (
    <svg
      aria-hidden="true"
      className="csc-glyph"
      data-csc-glyph={name}
      fill="none"
      focusable="false"
      viewBox="0 0 24 24"
    >
      <path d={path} stroke="currentColor" strokeLinecap="round" strokeLinejoin="round" strokeWidth="1.75" />
    </svg>
  )
}

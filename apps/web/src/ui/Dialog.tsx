import { type ReactNode, useEffect, useId, useRef } from 'react'
import { createCatalogue } from '../lib/messages/createCatalogue.ts'
import styles from './Dialog.module.css'
import { Icon } from './Icon.tsx'

const t = createCatalogue('common')

export type DialogProps = { title: string; isOpen: boolean; onClose: () => void; children: ReactNode }

/** The native modal: the browser provides focus trap, Escape and inertness. */
export function Dialog({ title, isOpen, onClose, children }: DialogProps) {
  const ref = useRef<HTMLDialogElement>(null)
  const titleId = useId()
  useEffect(() => {
    const dialog = ref.current
    if (!dialog) return
    if (isOpen && !dialog.open) dialog.showModal()
    if (!isOpen && dialog.open) dialog.close()
  }, [isOpen])
  return (
    // biome-ignore lint/a11y/useKeyWithClickEvents: Escape closes a native dialog; the click is for the backdrop
    <dialog
      aria-labelledby={titleId}
      className={styles.dialog}
      onClick={(event) => {
        if (event.target === event.currentTarget) onClose()
      }}
      onClose={onClose}
      ref={ref}
    >
      <div className={styles.sheet}>
        {/* Not a header, which would be a second banner of the page. */}
        <div className={styles.head}>
          <h2 id={titleId}>{title}</h2>
          <button aria-label={t('close')} className={styles.close} onClick={onClose} type="button">
            <Icon name="close" />
          </button>
        </div>
        {isOpen ? children : null}
      </div>
    </dialog>
  )
}

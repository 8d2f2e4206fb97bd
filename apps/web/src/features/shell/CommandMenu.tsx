import { type ComponentType, useCallback, useEffect, useState } from 'react'
import { createCatalogue } from '../../lib/messages/createCatalogue.ts'
import { buttonClass } from '../../ui/Button.tsx'
import { Dialog } from '../../ui/Dialog.tsx'
import { Icon } from '../../ui/Icon.tsx'
import type { CommandListProps } from './CommandList.tsx'

const t = createCatalogue('commands')

/** Loaded on demand: it depends on every Safe's data. */
const loadList = () => import('./CommandList.tsx').then((part) => part.CommandList)

export function CommandMenu() {
  const [isOpen, setOpen] = useState(false)
  const [List, setList] = useState<ComponentType<CommandListProps>>()
  // Loads the list first, so that its field has the focus when the dialog opens. If that fails, links still reach
  // everything.
  const open = useCallback(() => {
    loadList().then(
      (list) => {
        setList(() => list)
        setOpen(true)
      },
      () => undefined,
    )
  }, [])
  useEffect(() => {
    const onKey = (event: KeyboardEvent) => {
      if (event.key.toLowerCase() !== 'k' || !(event.ctrlKey || event.metaKey) || event.altKey || event.shiftKey) return
      // Another open dialog comes first.
      if (document.querySelector('dialog[open]') && !isOpen) return
      event.preventDefault()
      if (isOpen) setOpen(false)
      else open()
    }
    window.addEventListener('keydown', onKey)
    return () => window.removeEventListener('keydown', onKey)
  }, [isOpen, open])
  return (
    <>
      <button
        aria-keyshortcuts="Control+K Meta+K"
        aria-label={t('button')}
        className={buttonClass('quiet')}
        onClick={open}
        title={t('button')}
        type="button"
      >
        <Icon name="search" />
      </button>
      <Dialog isOpen={isOpen} onClose={() => setOpen(false)} title={t('title')}>
        {List ? <List onDone={() => setOpen(false)} /> : null}
      </Dialog>
    </>
  )
}

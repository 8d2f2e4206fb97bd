import { useRouter } from '@tanstack/react-router'
import { type ReactNode, useRef, useState } from 'react'
import { useHotkeys } from '../../domain/settings/useHotkeys.ts'
import { createCatalogue } from '../../lib/messages/createCatalogue.ts'
import { Button } from '../../ui/Button.tsx'
import { CheckboxField } from '../../ui/CheckboxField.tsx'
import { Dialog } from '../../ui/Dialog.tsx'
import { FieldList, FieldPair } from '../../ui/FieldList.tsx'
import { Stack } from '../../ui/Stack.tsx'

const t = createCatalogue('transaction')

const shortcuts = ['j', 'k', 'Enter', 's', 'e', '?'] as const

/** Keyboard navigation of the queue; no key signs or sends. */
export function QueueKeys({ children }: { children: ReactNode }) {
  const { history } = useRouter()
  const area = useRef<HTMLDivElement>(null)
  const [isHelpOpen, setHelpOpen] = useState(false)
  const listRows = () => [...(area.current?.querySelectorAll<HTMLAnchorElement>('li a[href*="/tx/"]') ?? [])]
  const move = (step: 1 | -1) => {
    const rows = listRows()
    const focused = rows.findIndex(isFocused)
    const next = focused === -1 ? rows.at(step > 0 ? 0 : -1) : rows[focused + step]
    next?.focus({ preventScroll: true })
    next?.scrollIntoView({ block: 'nearest' })
  }
  /** Opens the page with the button focused, so that the decision is reviewed first. */
  const open = (decision: 'sign' | 'execute') => {
    const row = listRows().find(isFocused)
    if (row) history.push(`${row.pathname}#${decision}`)
  }
  const { isOn, setIsOn } = useHotkeys({
    j: () => move(1),
    k: () => move(-1),
    s: () => open('sign'),
    e: () => open('execute'),
    '?': () => setHelpOpen(true),
  })
  return (
    <div ref={area}>
      {children}
      <p>
        <Button look="quiet" onClick={() => setHelpOpen(true)}>
          {t('shortcuts')}
        </Button>
      </p>
      <Dialog isOpen={isHelpOpen} onClose={() => setHelpOpen(false)} title={t('shortcuts')}>
        <Stack>
          <FieldList>
            {shortcuts.map((key) => (
              <FieldPair key={key} label={key}>
                {t(`shortcut.${key}`)}
              </FieldPair>
            ))}
          </FieldList>
          <CheckboxField label={t('shortcutsOn')} onChange={setIsOn} value={isOn} />
        </Stack>
      </Dialog>
    </div>
  )
}

const isFocused = (row: Element) => row === document.activeElement

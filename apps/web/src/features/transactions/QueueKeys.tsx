import { useRouter } from '@tanstack/react-router'
import { type ReactNode, useRef, useState } from 'react'
import { useHotkeys } from '../../domain/settings/useHotkeys.ts'
import { transactionText as words } from '../../lib/messages/transaction.ts'
import { Button } from '../../ui/Button.tsx'
import { CheckboxField } from '../../ui/CheckboxField.tsx'
import { Dialog } from '../../ui/Dialog.tsx'
import { FieldList, FieldPair } from '../../ui/FieldList.tsx'
import { Stack } from '../../ui/Stack.tsx'

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
          {words.keys.open}
        </Button>
      </p>
      <Dialog isOpen={isHelpOpen} onClose={() => setHelpOpen(false)} title={words.keys.title}>
        <Stack>
          <FieldList>
            {Object.entries(words.keys.list).map(([key, what]) => (
              <FieldPair key={key} label={key}>
                {what}
              </FieldPair>
            ))}
          </FieldList>
          <CheckboxField label={words.keys.isOn} onChange={setIsOn} value={isOn} />
        </Stack>
      </Dialog>
    </div>
  )
}

const isFocused = (row: Element) => row === document.activeElement

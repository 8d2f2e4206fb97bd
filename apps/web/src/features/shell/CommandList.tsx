import { useRouter } from '@tanstack/react-router'
import { type KeyboardEvent, useId, useState } from 'react'
import { useNameOf } from '../../domain/address-book/useName.ts'
import { useCurrentSafe } from '../../domain/safe/useCurrentSafe.ts'
import { useSafeList } from '../../domain/safe/useSafeList.ts'
import { useConnectDialog } from '../../domain/services/ConnectDialogContext.ts'
import { useServices } from '../../domain/services/Services.ts'
import { useSigner } from '../../domain/services/useSigner.ts'
import { createCatalogue } from '../../lib/messages/createCatalogue.ts'
import { nextTheme } from '../../lib/theme.ts'
import { cx } from '../../ui/cx.ts'
import styles from './CommandMenu.module.css'
import { type Command, listAddressCommands, listCommands, searchCommands } from './listCommands.ts'

const t = createCatalogue('commands')

/** Longer lists need a narrower search. */
const max = 40

export type CommandListProps = { onDone: () => void }

/** A combobox: the focus stays in the field, arrows move the selection, Enter runs it. */
export function CommandList({ onDone }: CommandListProps) {
  const listId = useId()
  const router = useRouter()
  const { config } = useServices()
  const [text, setText] = useState('')
  const [marked, setMarked] = useState(0)
  const all = useCommands()
  const found = [...listAddressCommands(text, config.chains), ...searchCommands(all, text)].slice(0, max)
  const at = Math.min(marked, found.length - 1)
  const run = (command: Command | undefined) => {
    if (!command) return
    onDone()
    if ('path' in command.run) router.history.push(command.run.path)
    else command.run.act()
  }
  const mark = (index: number) => {
    setMarked(index)
    document.getElementById(`${listId}-${index}`)?.scrollIntoView({ block: 'nearest' })
  }
  const onKeyDown = (event: KeyboardEvent) => {
    const steps: Record<string, number> = {
      ArrowDown: (at + 1) % found.length,
      ArrowUp: (at - 1 + found.length) % found.length,
      End: found.length - 1,
      Home: 0,
    }
    const next = steps[event.key]
    if (event.key === 'Enter') run(found[at])
    else if (next !== undefined && found.length > 0) mark(next)
    else return
    event.preventDefault()
  }
  return (
    <>
      <input
        aria-activedescendant={found.length > 0 ? `${listId}-${at}` : undefined}
        aria-autocomplete="list"
        aria-controls={listId}
        aria-expanded={true}
        aria-label={t('label')}
        autoComplete="off"
        className={styles.input}
        onChange={({ target }) => {
          setText(target.value)
          setMarked(0)
        }}
        onKeyDown={onKeyDown}
        placeholder={t('label')}
        // Set by ref, because React does not render `autofocus`, which `showModal` needs.
        ref={(field) => field?.setAttribute('autofocus', '')}
        role="combobox"
        spellCheck={false}
        value={text}
      />
      <div aria-label={t('title')} className={styles.list} id={listId} role="listbox">
        {found.map((command, index) => (
          // biome-ignore lint/a11y/useKeyWithClickEvents: key events go to the input, which has the focus
          <div
            aria-selected={index === at}
            className={cx(styles.option, index === at && styles.marked)}
            id={`${listId}-${index}`}
            key={command.id}
            onClick={() => run(command)}
            onPointerMove={() => setMarked(index)}
            role="option"
            tabIndex={-1}
          >
            <bdi className={styles.label}>{command.label}</bdi>
            <span className={styles.detail}>
              {[t(`groups.${command.kind}`), command.detail].filter(Boolean).join(' · ')}
            </span>
          </div>
        ))}
      </div>
      <p aria-live="polite" className={styles.count}>
        {found.length === 0 ? t('none') : t('count', { count: found.length })}
      </p>
    </>
  )
}

function useCommands(): Command[] {
  const { theme } = useServices()
  const { groups } = useSafeList()
  const current = useCurrentSafe()
  const nameOf = useNameOf()
  const { address } = useSigner()
  const { open, openAccount, openNetworks } = useConnectDialog()
  const ofWallet = address
    ? [
        { act: openAccount, label: t('actions.account') },
        { act: openNetworks, label: t('actions.networks') },
      ]
    : [{ act: open, label: t('actions.connect') }]
  return listCommands({
    actions: [...ofWallet, { act: () => theme.update(nextTheme), label: t('actions.theme') }],
    current,
    groups,
    nameOf: (account) => nameOf(account)?.name,
  })
}

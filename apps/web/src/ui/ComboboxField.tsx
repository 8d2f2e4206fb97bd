import { type KeyboardEvent, type ReactNode, useId, useState } from 'react'
import styles from './ComboboxField.module.css'
import { cx } from './cx.ts'
import fieldStyles from './Field.module.css'
import { Field, type FieldProps, useControl } from './TextField.tsx'

export type ComboboxOption = { value: string; content: ReactNode }

export type ComboboxFieldProps = FieldProps & {
  value: string
  onChange: (value: string) => void
  /** Those that match the value. */
  options: readonly ComboboxOption[]
  /** Their number in words, for screen readers. */
  status: string
  onFocus?: () => void
  onBlur?: () => void
  placeholder?: string
}

/** A text field with suggestions (WAI-ARIA APG: editable combobox, list autocomplete with manual selection). */
export function ComboboxField(props: ComboboxFieldProps) {
  const { label, hint, error, aside, value, onChange, options, status, onFocus, onBlur, placeholder } = props
  const control = useControl({ error, hint }, fieldStyles.code)
  const { isOpen, marked, listId, mark, close, open, onKeyDown } = useListbox(options, choose)
  function choose(option: ComboboxOption) {
    close()
    onChange(option.value)
  }
  return (
    <Field aside={aside} error={error} hint={hint} id={control.id} label={label}>
      <div className={styles.anchor}>
        <input
          {...control}
          aria-activedescendant={isOpen && marked >= 0 ? `${listId}-${marked}` : undefined}
          aria-autocomplete="list"
          aria-controls={isOpen ? listId : undefined}
          aria-expanded={isOpen}
          autoComplete="off"
          onBlur={() => {
            close()
            onBlur?.()
          }}
          onChange={({ target }) => {
            onChange(target.value)
            open()
          }}
          onClick={open}
          onFocus={onFocus}
          onKeyDown={onKeyDown}
          placeholder={placeholder}
          role="combobox"
          spellCheck={false}
          value={value}
        />
        {isOpen ? (
          <div aria-label={status} className={styles.list} id={listId} ref={reveal} role="listbox">
            {options.map((option, index) => (
              // biome-ignore lint/a11y/useKeyWithClickEvents: key events go to the input, which has the focus
              <div
                aria-selected={index === marked}
                className={cx(styles.option, index === marked && styles.marked)}
                id={`${listId}-${index}`}
                key={option.value}
                onClick={() => choose(option)}
                // The focus stays in the field.
                onPointerDown={(event) => event.preventDefault()}
                onPointerMove={() => mark(index)}
                role="option"
                tabIndex={-1}
              >
                {option.content}
              </div>
            ))}
          </div>
        ) : null}
        <span aria-live="polite" className={styles.status}>
          {isOpen ? status : ''}
        </span>
      </div>
    </Field>
  )
}

/** At the end of the page the list would open below the fold. */
function reveal(list: HTMLElement | null): void {
  list?.scrollIntoView({ block: 'nearest' })
}

const none = -1

function useListbox(options: readonly ComboboxOption[], choose: (option: ComboboxOption) => void) {
  const listId = useId()
  const [isAsked, setAsked] = useState(false)
  const [at, setAt] = useState(none)
  const isOpen = isAsked && options.length > 0
  const marked = isOpen && at < options.length ? at : none
  const last = options.length - 1
  const mark = (index: number) => {
    setAt(index)
    requestAnimationFrame(() => document.getElementById(`${listId}-${index}`)?.scrollIntoView({ block: 'nearest' }))
  }
  const open = () => {
    setAsked(true)
    setAt(none)
  }
  const close = () => setAsked(false)
  const findNext = (key: string): number | undefined => {
    if (options.length === 0) return undefined
    if (key === 'ArrowDown') return marked === none || marked === last ? 0 : marked + 1
    if (key === 'ArrowUp') return marked <= 0 ? last : marked - 1
    // Without a marked option they move the cursor.
    if (marked === none) return undefined
    return key === 'Home' ? 0 : key === 'End' ? last : undefined
  }
  const onKeyDown = (event: KeyboardEvent) => {
    const next = findNext(event.key)
    const chosen = options[marked]
    if (next !== undefined) {
      setAsked(true)
      mark(next)
    } else if (event.key === 'Enter' && isOpen && chosen) choose(chosen)
    else if (event.key === 'Escape' && isOpen) {
      close()
      // A dialog around the field stays open.
      event.stopPropagation()
    } else return
    event.preventDefault()
  }
  return { close, isOpen, listId, mark: setAt, marked, onKeyDown, open }
}

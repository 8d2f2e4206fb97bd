import { type ReactNode, useId } from 'react'
import { drafting as words } from '../../lib/messages/drafting.ts'
import { Address } from '../../ui/Address.tsx'
import { Field } from '../../ui/Field.tsx'
import { useNameOf } from '../names/useName.ts'
import type { CurrentSafe } from '../safe/parseSafeParams.ts'
import styles from './AddressField.module.css'
import { readAddress } from './readAddress.ts'
import { useKnownAddresses } from './useKnownAddresses.ts'

export type AddressFieldProps = {
  safe: CurrentSafe
  label: string
  hint: string
  value: string
  onChange: (value: string) => void
  error: string | undefined
  aside?: ReactNode
}

/** For an account: offers those that are known, and repeats in groups what was typed, so that it can be compared. */
export function AddressField({ safe, label, hint, value, onChange, error, aside }: AddressFieldProps) {
  const listId = useId()
  const known = useKnownAddresses(safe)
  return (
    <Field aside={aside} error={error} hint={<AddressHint fallback={hint} safe={safe} value={value} />} label={label}>
      {(control) => (
        <>
          <input
            {...control}
            autoComplete="off"
            className={`${control.className} ${styles.mono}`}
            list={listId}
            onChange={({ target }) => onChange(target.value)}
            placeholder="0x…"
            spellCheck={false}
            value={value}
          />
          <datalist id={listId}>
            {known.map(({ address, name }) => (
              <option key={address} label={name ?? words.address.mySafe} value={address} />
            ))}
          </datalist>
        </>
      )}
    </Field>
  )
}

function AddressHint({ fallback, safe, value }: { fallback: string; safe: CurrentSafe; value: string }) {
  const nameOf = useNameOf()
  const read = readAddress(value, safe.chain)
  if ('error' in read) return fallback
  return <Address canCopy={false} form="full" hasIcon name={nameOf(read.value)?.name} value={read.value} />
}

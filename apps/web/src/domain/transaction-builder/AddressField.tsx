import { resolveName } from '@countersign/protocol/verify'
import { type ReactNode, useId } from 'react'
import { drafting as words } from '../../lib/messages/drafting.ts'
import { Address } from '../../ui/Address.tsx'
import { Evidence } from '../../ui/Evidence.tsx'
import { Field } from '../../ui/Field.tsx'
import { useNameOf } from '../address-book/useName.ts'
import type { CurrentSafe } from '../safe/parseSafeParams.ts'
import styles from './AddressField.module.css'
import { readAddress } from './readAddress.ts'
import { useKnownAddresses } from './useKnownAddresses.ts'
import type { FoundName } from './useNamedAddress.ts'

export type AddressFieldProps = {
  /** The Safe that it is for; its own address is not offered. */
  safe: Pick<CurrentSafe, 'address' | 'chain' | 'chainId'>
  label: string
  hint: string
  value: string
  onChange: (value: string) => void
  error: string | undefined
  aside?: ReactNode
  /** What a name that was typed stands for. */
  found?: FoundName | undefined
}

/** For an account: offers those that are known, and repeats in groups what was typed, so that it can be compared. */
export function AddressField({ safe, label, hint, value, onChange, error, aside, found }: AddressFieldProps) {
  const listId = useId()
  const known = useKnownAddresses(safe)
  return (
    <Field
      aside={aside}
      error={error}
      hint={found ? <FoundHint found={found} /> : <AddressHint fallback={hint} safe={safe} value={value} />}
      label={label}
    >
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

function AddressHint({ fallback, safe, value }: Pick<AddressFieldProps, 'safe' | 'value'> & { fallback: string }) {
  const nameOf = useNameOf()
  const read = readAddress(value, safe.chain)
  if ('error' in read) return fallback
  return <Address canCopy={false} form="full" hasIcon name={nameOf(read.value)?.name} value={read.value} />
}

/** The name and its address, which is what is signed. A name of the reader's own comes before that of the chain. */
function FoundHint({ found: { address, block, name } }: { found: FoundName }) {
  const nameOf = useNameOf()
  const own = nameOf(address)
  const book = own?.from === 'yours' ? [{ address, name: own.name }] : []
  const shown = resolveName({ address, book, ens: { block, name } })
  return (
    <>
      <bdi>{words.address.nameStandsFor(name)}</bdi> <Evidence block={block.number} kind="chain" />
      <Address canCopy={false} form="full" hasIcon name={shown?.text} value={address} />
    </>
  )
}

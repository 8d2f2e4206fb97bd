import { resolveName } from '@countersign/protocol/verify'
import type { ReactNode } from 'react'
import { drafting as words } from '../../lib/messages/drafting.ts'
import { Address } from '../../ui/Address.tsx'
import { Evidence } from '../../ui/Evidence.tsx'
import { TextField } from '../../ui/TextField.tsx'
import { useNameOf } from '../address-book/useName.ts'
import type { CurrentSafe } from '../safe/parseSafeParams.ts'
import { readAddress } from './readAddress.ts'
import { useKnownAddresses } from './useKnownAddresses.ts'
import type { FoundName } from './useNamedAddress.ts'

export type AddressFieldProps = {
  /** Its own address is not suggested. */
  safe: Pick<CurrentSafe, 'address' | 'chain' | 'chainId'>
  label: string
  hint: string
  value: string
  onChange: (value: string) => void
  error?: string | undefined
  aside?: ReactNode
  /** The address that a typed name resolves to. */
  found?: FoundName | undefined
}

/** Suggests known addresses, and repeats the typed one in groups so that it can be compared. */
export function AddressField({ safe, label, hint, value, onChange, error, aside, found }: AddressFieldProps) {
  const known = useKnownAddresses(safe)
  return (
    <TextField
      aside={aside}
      error={error}
      hint={found ? <FoundHint found={found} /> : <AddressHint fallback={hint} safe={safe} value={value} />}
      isCode
      label={label}
      onChange={onChange}
      placeholder="0x…"
      suggestions={known.map(({ address, name }) => ({ value: address, label: name ?? words.address.mySafe }))}
      value={value}
    />
  )
}

function AddressHint({ fallback, safe, value }: Pick<AddressFieldProps, 'safe' | 'value'> & { fallback: string }) {
  const nameOf = useNameOf()
  const read = readAddress(value, safe.chain)
  if ('error' in read) return fallback
  return <Address canCopy={false} form="full" hasIcon name={nameOf(read.value)?.name} value={read.value} />
}

/** The name and the address that is signed. A name from the address book is shown before that of the chain. */
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

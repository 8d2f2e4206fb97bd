import { resolveName } from '@countersign/protocol/verify'
import { type ReactNode, useMemo } from 'react'
import { type Address as AddressValue, isAddress } from 'viem'
import { createCatalogue } from '../../lib/messages/createCatalogue.ts'
import { useStore } from '../../lib/useStore.ts'
import { Address } from '../../ui/Address.tsx'
import { Evidence } from '../../ui/Evidence.tsx'
import { RichText } from '../../ui/RichText.tsx'
import { TextField } from '../../ui/TextField.tsx'
import { useNameOf } from '../address-book/useName.ts'
import type { CurrentSafe } from '../safe/parseSafeParams.ts'
import { useMySafes } from '../safe/useMySafes.ts'
import { useServices } from '../services/Services.ts'
import { type FoundName, readAddress } from './readAddress.ts'

const t = createCatalogue('drafting')

export type AddressFieldProps = {
  /** Its own address is not suggested. */
  safe: Pick<CurrentSafe, 'address' | 'chain' | 'chainId'>
  label: string
  hint: string
  value: string
  onChange: (value: string) => void
  error?: string | undefined
  aside?: ReactNode
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
      suggestions={known.map(({ address, name }) => ({ value: address, label: name ?? t('address.mySafe') }))}
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
      <RichText>
        {(mark) =>
          t('address.nameResolves', {
            address: mark(<Address canCopy={false} form="full" hasIcon name={shown?.text} value={address} />),
            name: mark(<bdi>{name}</bdi>),
          })
        }
      </RichText>{' '}
      <Evidence block={block.number} kind="chain" />
    </>
  )
}

export type KnownAddress = { address: AddressValue; name: string | undefined }

export function useKnownAddresses(safe: Pick<CurrentSafe, 'address' | 'chainId'>): KnownAddress[] {
  const { names, bundledNames } = useServices()
  const own = useStore(names)
  const bundled = useStore(bundledNames)
  const { safes } = useMySafes()
  const mine = safes.filter(({ chain, role }) => chain.id === safe.chainId && role === 'owner')
  const addresses = mine.map(({ address }) => address).join()
  return useMemo(() => {
    const all: Record<string, string> = { ...bundled, ...own }
    const candidates = [...Object.keys(all), ...addresses.split(',')]
    return [...new Set(candidates)]
      .filter((address): address is AddressValue => isAddress(address) && address !== safe.address)
      .map((address) => ({ address, name: all[address] }))
  }, [own, bundled, addresses, safe.address])
}

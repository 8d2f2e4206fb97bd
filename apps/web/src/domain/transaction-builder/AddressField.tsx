import { checkRecipient, resolveName } from '@countersign/protocol/verify'
import { type ReactNode, useMemo, useState } from 'react'
import type { Address as AddressValue } from 'viem'
import { createCatalogue } from '../../lib/messages/createCatalogue.ts'
import { useIsTouch } from '../../lib/useIsTouch.ts'
import { Address } from '../../ui/Address.tsx'
import { ComboboxField } from '../../ui/ComboboxField.tsx'
import { Evidence } from '../../ui/Evidence.tsx'
import { Icon } from '../../ui/Icon.tsx'
import { RichText } from '../../ui/RichText.tsx'
import { createNearIndex } from '../address-book/createNearIndex.ts'
import { useNameOf } from '../address-book/useName.ts'
import type { CurrentSafe } from '../safe/parseSafeParams.ts'
import { ScanButton } from '../scan/ScanButton.tsx'
import styles from './AddressField.module.css'
import { type FoundName, readAddress } from './readAddress.ts'
import { findByName, type KnownAddress, searchKnown, useKnownAddresses } from './useKnownAddresses.ts'
import { useIsFirstPayment, useRecentRecipients } from './usePaidRecipients.ts'

const t = createCatalogue('transactionBuilder')
const tCommands = createCatalogue('commands')

export type AddressFieldProps = {
  /** Its own address is not suggested. */
  safe: Pick<CurrentSafe, 'address' | 'chain' | 'chainId'>
  label: string
  /** @default that a name can be typed */
  hint?: string | undefined
  value: string
  onChange: (value: string) => void
  error?: string | undefined
  aside?: ReactNode
  found?: FoundName | undefined
  /** Suggests recent recipients, and says when nothing was paid to the address before. @default false */
  isPayment?: boolean
  /** Suggests contacts; else only own Safes that are none. @default true */
  hasContacts?: boolean
  /** About the address, below it. */
  children?: ReactNode
}

/** A combobox of known addresses. The chosen one is repeated in groups so that it can be compared. */
export function AddressField(props: AddressFieldProps) {
  const { safe, label, value, onChange, error, aside, found, isPayment = false, hasContacts = true, children } = props
  const isTouch = useIsTouch()
  const [isUsed, setUsed] = useState(false)
  const all = useKnownAddresses(safe)
  const known = useMemo(() => (hasContacts ? all : all.filter(({ name }) => name === undefined)), [all, hasContacts])
  const recent = useRecentRecipients(safe, isPayment && isUsed)
  const read = readAddress(value, safe.chain)
  const typed = 'value' in read ? read.value : undefined
  const suggested = useMemo(
    () => (typed ? [] : searchKnown(withRecent(known, recent), value)),
    [known, recent, typed, value],
  )
  const complete = () => {
    const named = typed || found ? undefined : findByName(known, value)
    if (named) onChange(named)
  }
  const hint = props.hint ?? t('address.hint')
  return (
    <ComboboxField
      aside={
        <>
          {isTouch ? <ScanButton chain={safe.chain} onAddress={onChange} /> : null}
          {aside}
        </>
      }
      error={error}
      hint={
        <>
          {found ? <FoundHint found={found} /> : <AddressHint address={typed} fallback={hint} />}
          {isPayment ? <PaymentHint address={found?.address ?? typed} known={known} safe={safe} /> : null}
          {children}
        </>
      }
      label={label}
      onBlur={complete}
      onChange={onChange}
      onFocus={() => setUsed(true)}
      options={suggested.map((option) => ({ value: option.address, content: <Suggestion {...option} /> }))}
      placeholder="0x…"
      status={tCommands('count', { count: suggested.length })}
      value={value}
    />
  )
}

type Suggested = KnownAddress & { isPaid?: boolean }

/** Recent recipients first, then the others by name. */
function withRecent(known: readonly KnownAddress[], recent: readonly AddressValue[]): Suggested[] {
  const names = new Map(known.map((entry) => [entry.address, entry]))
  const paid = recent.map((address) => ({ name: undefined, ...names.get(address), address, isPaid: true }))
  const others = known.filter(({ address }) => !recent.includes(address))
  return [...paid, ...others.toSorted((a, b) => compareNames(a.name ?? '\uffff', b.name ?? '\uffff'))]
}

// Not `localeCompare`, whose first use blocks a phone for 50 ms.
function compareNames(a: string, b: string): number {
  const [first, second] = [a.toLowerCase(), b.toLowerCase()]
  return first < second ? -1 : Number(first > second)
}

function Suggestion({ address, isMySafe = false, isPaid = false, name }: Suggested) {
  const tags = [isMySafe ? t('address.mySafe') : '', isPaid ? t('address.paid') : ''].filter(Boolean)
  return (
    <span className={styles.suggestion}>
      <Address canCopy={false} form="full" hasIcon name={name} value={address} />
      {tags.length > 0 ? <span className={styles.tag}>{tags.join(' · ')}</span> : null}
    </span>
  )
}

function AddressHint({ address, fallback }: { address: AddressValue | undefined; fallback: string }) {
  const nameOf = useNameOf()
  if (!address) return fallback
  return <Address canCopy={false} form="full" hasIcon name={nameOf(address)?.name} value={address} />
}

type PaymentHintProps = {
  address: AddressValue | undefined
  known: readonly KnownAddress[]
  safe: AddressFieldProps['safe']
}

/** Says when the Safe never paid the address, and when it resembles another one. */
function PaymentHint({ address, known, safe }: PaymentHintProps) {
  const nameOf = useNameOf()
  const isFirst = useIsFirstPayment(safe, address)
  const findNear = useMemo(() => createNearIndex(known.map((entry) => entry.address)), [known])
  if (!address) return null
  const { claimed, code } = checkRecipient({ book: findNear(address), recipient: address })
  const isLookalike = code === 'RECIPIENT_LOOKS_LIKE_KNOWN'
  if (!isLookalike && !isFirst) return null
  const other = claimed ?? ''
  return (
    <span className={isLookalike ? styles.caution : styles.first} role="status">
      <Icon name={isLookalike ? 'caution' : 'info'} size="small" />
      {isLookalike ? t('address.lookalike', { known: nameOf(other)?.name ?? other }) : t('address.first')}
    </span>
  )
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

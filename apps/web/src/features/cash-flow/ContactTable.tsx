import { NamedAddress } from '../../domain/address-book/NamedAddress.tsx'
import type { ContactFlow } from '../../domain/transfers/sumTransfers.ts'
import { createCatalogue } from '../../lib/messages/createCatalogue.ts'
import styles from './CashFlow.module.css'

const t = createCatalogue('transfers')

type ContactTableProps = { contacts: readonly ContactFlow[]; format: (amount: bigint) => string }

const maxContacts = 6

/** The counterparties with the largest sums; a bar is the larger direction's part of the largest. */
export function ContactTable({ contacts, format }: ContactTableProps) {
  const moved = contacts.filter(({ incoming, outgoing }) => incoming + outgoing > 0n)
  const others = moved.slice(maxContacts)
  const largest =
    moved
      .flatMap(({ incoming, outgoing }) => [incoming, outgoing])
      .toSorted(compare)
      .at(-1) ?? 0n
  if (moved.length === 0) return null
  return (
    <table className={styles.contacts}>
      <caption>{t('byContact')}</caption>
      <thead>
        <tr>
          <th scope="col">{t('columns.contact')}</th>
          <th scope="col">{t('columns.incoming')}</th>
          <th scope="col">{t('columns.outgoing')}</th>
        </tr>
      </thead>
      <tbody>
        {moved.slice(0, maxContacts).map(({ address, incoming, outgoing }) => (
          <tr key={address}>
            <th scope="row">
              {/* A button to copy would be wider than its column on a phone. */}
              <NamedAddress canCopy={false} hasIcon value={address} />
            </th>
            <Cell amount={incoming} format={format} largest={largest} side="in" />
            <Cell amount={outgoing} format={format} largest={largest} side="out" />
          </tr>
        ))}
        {others.length > 0 ? (
          <tr>
            <th scope="row">{t('others', { count: others.length })}</th>
            <Cell amount={sum(others, 'incoming')} format={format} largest={largest} side="in" />
            <Cell amount={sum(others, 'outgoing')} format={format} largest={largest} side="out" />
          </tr>
        ) : null}
      </tbody>
    </table>
  )
}

type CellProps = Pick<ContactTableProps, 'format'> & { amount: bigint; largest: bigint; side: 'in' | 'out' }

function Cell({ amount, format, largest, side }: CellProps) {
  if (amount === 0n) return <td />
  const part = largest === 0n ? 0 : Number((amount * 1_000n) / largest) / 10
  return (
    <td>
      {format(amount)}
      <svg aria-hidden="true" className={styles.bar} focusable="false" preserveAspectRatio="none" viewBox="0 0 100 1">
        <rect data-side={side} height={1} width={Math.min(Math.max(part, 1), 100)} />
      </svg>
    </td>
  )
}

/** For bigints, which `Math.max` does not take. */
const compare = (a: bigint, b: bigint) => (a < b ? -1 : Number(a > b))
const sum = (contacts: readonly ContactFlow[], side: 'incoming' | 'outgoing') =>
  contacts.reduce((total, contact) => total + contact[side], 0n)

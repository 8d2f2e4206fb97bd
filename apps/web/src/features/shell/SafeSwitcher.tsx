import { useQuery } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import { useId } from 'react'
import { useNameOf } from '../../domain/address-book/useName.ts'
import type { CurrentSafe } from '../../domain/safe/parseSafeParams.ts'
import { safeStateQuery } from '../../domain/safe/queries.ts'
import { type MySafe, useMySafes } from '../../domain/safe/useMySafes.ts'
import { useServices } from '../../domain/services/Services.ts'
import { useBatch } from '../../domain/transaction-builder/Batch.ts'
import { shortAddress } from '../../lib/groupHex.ts'
import { createCatalogue } from '../../lib/messages/createCatalogue.ts'
import { buttonClass } from '../../ui/Button.tsx'
import { Icon } from '../../ui/Icon.tsx'
import { Identicon } from '../../ui/Identicon.tsx'
import styles from './Shell.module.css'

const t = createCatalogue('shell')

/** Longer lists link to the page of all Safes. */
const max = 30

export function SafeSwitcher({ current }: { current: CurrentSafe }) {
  const listId = useId()
  const services = useServices()
  const { data: state } = useQuery(safeStateQuery(services, current))
  const { safes } = useMySafes()
  const nameOf = useNameOf()
  const ownName = nameOf(current.address)?.name
  // Only by the chain: short addresses would not show that a Safe listed by the service imitates one of these.
  const others = safes
    .filter(
      ({ address, chain, role }) => role === 'owner' && (address !== current.address || chain.id !== current.chainId),
    )
    .slice(0, max)
  const close = () => document.getElementById(listId)?.hidePopover()
  return (
    <>
      <button
        className={styles.switcher}
        popoverTarget={listId}
        title={t('switchSafe', { name: ownName ?? shortAddress(current.address) })}
        type="button"
      >
        <Identicon size={32} value={current.address} />
        <SafeText name={ownName} safe={{ ...current, state }} />
        <Icon name="chevron" size="small" />
      </button>
      <div className={styles.list} id={listId} popover="auto">
        <ul>
          {others.map((safe) => (
            <li key={`${safe.chain.id}${safe.address}`}>
              <Option name={nameOf(safe.address)?.name} onPick={close} safe={safe} />
            </li>
          ))}
        </ul>
        <Link className={styles.all} onClick={close} to="/">
          {t('allSafes')}
        </Link>
      </div>
    </>
  )
}

function Option({ safe, name, onPick }: { safe: MySafe; name: string | undefined; onPick: () => void }) {
  return (
    <Link
      className={styles.option}
      onClick={onPick}
      params={{ chain: String(safe.chain.id), safe: safe.address }}
      to="/$chain/$safe"
    >
      <Identicon size={28} value={safe.address} />
      <SafeText name={name} safe={safe} />
    </Link>
  )
}

type SafeTextProps = { name: string | undefined; safe: Pick<MySafe, 'address' | 'chain' | 'state'> }

function SafeText({ name, safe: { address, chain, state } }: SafeTextProps) {
  const threshold = state && t('threshold', { threshold: state.threshold, owners: state.owners.length })
  return (
    <span className={styles.switcherText}>
      <bdi className={styles.switcherName}>{name ?? shortAddress(address)}</bdi>
      <span className={styles.switcherLine}>
        {[name && shortAddress(address), chain.name, threshold].filter(Boolean).join(' · ')}
      </span>
    </span>
  )
}

export function BatchLink({ safe }: { safe: CurrentSafe }) {
  const { items } = useBatch(safe).batch
  if (items.length === 0) return null
  return (
    <Link
      aria-label={t('batch', { count: items.length })}
      className={buttonClass('outline')}
      params={safe.params}
      title={t('batch', { count: items.length })}
      to="/$chain/$safe/batch"
    >
      <Icon name="batch" />
      {items.length}
    </Link>
  )
}

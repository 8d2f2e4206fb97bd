import { findLookalikes } from '@countersign/protocol/verify'
import { useQueries } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import { useMemo, useState } from 'react'
import { useNameOf } from '../../domain/address-book/useName.ts'
import { moveSafe, openSafeList } from '../../domain/safe/openSafeList.ts'
import { type Overview, overviewsAtOnce, overviewsQuery } from '../../domain/safe/overviewsQuery.ts'
import type { SafeId } from '../../domain/safe/queries.ts'
import { type SafeGroup, searchGroups, useSafeList } from '../../domain/safe/useSafeList.ts'
import { useServices } from '../../domain/services/Services.ts'
import { useSigner } from '../../domain/services/useSigner.ts'
import { createCatalogue } from '../../lib/messages/createCatalogue.ts'
import { useStore } from '../../lib/useStore.ts'
import { Button, buttonClass } from '../../ui/Button.tsx'
import { Card } from '../../ui/Card.tsx'
import { Empty } from '../../ui/Empty.tsx'
import { Notice } from '../../ui/Notice.tsx'
import { SkeletonRows } from '../../ui/Skeleton.tsx'
import { GroupRow } from './GroupRow.tsx'
import styles from './SafeList.module.css'

const t = createCatalogue('safeList')
const tSafes = createCatalogue('safes')

type SafeListProps = {
  groups: readonly SafeGroup[]
  /** Number of further Safes at the service. @default 0 */
  further?: number
  /** Whether rows can be moved, pinned and removed. @default false */
  isArranging?: boolean
}

const firstRows = 30

/** Fewer Safes need no search. */
const fewForSearch = 3

export function SafeList({ groups, further = 0, isArranging = false }: SafeListProps) {
  const { storage } = useServices()
  const [isExpanded, setExpanded] = useState(false)
  const [text, setText] = useState('')
  const nameOf = useNameOf()
  const known = useMemo(() => groups.map(({ address }) => address), [groups])
  const found = searchGroups(groups, text, (address) => nameOf(address)?.name)
  const drawn = found.slice(0, isExpanded ? undefined : firstRows)
  const overviewOf = useOverviews(
    drawn.flatMap(({ safes }) =>
      safes.flatMap(({ address, chain, state }) => (state ? [{ address, chainId: chain.id }] : [])),
    ),
  )
  const move = (address: SafeGroup['address'], by: -1 | 1) =>
    openSafeList(storage).update((all) => moveSafe(all, known, address, by))
  return (
    <>
      {groups.length > fewForSearch ? (
        <div className={styles.tools}>
          <input
            aria-label={t('search')}
            className={styles.search}
            onChange={({ target }) => setText(target.value)}
            placeholder={t('search')}
            type="search"
            value={text}
          />
        </div>
      ) : null}
      {found.length === 0 ? <p className={styles.more}>{t('notFound', { text })}</p> : null}
      <ul>
        {drawn.map((group) => (
          <GroupRow
            group={group}
            isArranging={isArranging}
            isLookalike={findLookalikes(group.address, known).length > 0}
            key={group.address}
            onMove={text === '' ? move : undefined}
            overviewOf={overviewOf}
            position={{ index: known.indexOf(group.address), of: known.length }}
          />
        ))}
      </ul>
      {found.length > firstRows && !isExpanded ? (
        <div className={styles.more}>
          <Button onClick={() => setExpanded(true)}>{t('showAll', { count: found.length })}</Button>
        </div>
      ) : null}
      {further > 0 ? (
        <div className={styles.more}>
          <Notice title={t('moreTitle', { count: further })} tone="caution">
            {t('moreText')}
          </Notice>
        </div>
      ) : null}
    </>
  )
}

/** The service's overviews of these Safes; undefined for unknown ones. */
function useOverviews(safes: readonly SafeId[]): (safe: SafeId) => Overview | undefined {
  const services = useServices()
  const { address: account } = useSigner()
  const { currency } = useStore(services.settings)
  const parts = Array.from({ length: Math.ceil(safes.length / overviewsAtOnce) }, (_, index) =>
    safes.slice(index * overviewsAtOnce, (index + 1) * overviewsAtOnce),
  )
  const answers = useQueries({
    queries: parts.map((part) => overviewsQuery(services, { account, currency, safes: part })),
  })
  const all = answers.flatMap(({ data }) => data ?? [])
  return ({ address, chainId }) => all.find((line) => line.chainId === chainId && line.address === address)
}

type SafesCardProps = {
  /** Without a connection, shows stored Safes only, or nothing. @default false */
  isStoredOnly?: boolean
}

export function SafesCard({ isStoredOnly = false }: SafesCardProps) {
  const { status } = useSigner()
  const { further, groups, isLoading } = useSafeList()
  const [isArranging, setArranging] = useState(false)
  if (groups.length === 0 && isStoredOnly) return null
  return (
    <Card
      aside={
        groups.length > 0 ? (
          <Button aria-pressed={isArranging} look="quiet" onClick={() => setArranging(!isArranging)}>
            {isArranging ? t('arranged') : t('arrange')}
          </Button>
        ) : null
      }
      isFlush
      title={tSafes('title')}
    >
      {groups.length > 0 ? (
        <SafeList further={further} groups={groups} isArranging={isArranging} />
      ) : isLoading || status === 'restoring' ? (
        <SkeletonRows count={3} label={tSafes('loading')} />
      ) : (
        <Empty
          action={
            <Link className={buttonClass('primary')} to="/create">
              {tSafes('create')}
            </Link>
          }
          icon="safe"
          title={tSafes('none')}
        >
          {tSafes('noneText')}
        </Empty>
      )}
    </Card>
  )
}

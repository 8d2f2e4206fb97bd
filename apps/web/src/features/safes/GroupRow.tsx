import { useQuery } from '@tanstack/react-query'
import { Link, linkOptions } from '@tanstack/react-router'
import type { ReactNode } from 'react'
import { useNameOf } from '../../domain/address-book/useName.ts'
import { openSafeList, setListed } from '../../domain/safe/openSafeList.ts'
import { coinQuery, type Overview, sameSafeQuery } from '../../domain/safe/overviewsQuery.ts'
import type { SafeId } from '../../domain/safe/queries.ts'
import type { ListedSafe, SafeGroup } from '../../domain/safe/useSafeList.ts'
import { useServices } from '../../domain/services/Services.ts'
import { formatFiat } from '../../lib/formatFiat.ts'
import { shortAddress } from '../../lib/groupHex.ts'
import { createCatalogue } from '../../lib/messages/createCatalogue.ts'
import { useStore } from '../../lib/useStore.ts'
import { Amount } from '../../ui/Amount.tsx'
import { Badge } from '../../ui/Badge.tsx'
import { Button } from '../../ui/Button.tsx'
import { Evidence } from '../../ui/Evidence.tsx'
import { Identicon } from '../../ui/Identicon.tsx'
import { Row, RowLine, rowWords } from '../../ui/Rows.tsx'
import { Skeleton } from '../../ui/Skeleton.tsx'
import styles from './SafeList.module.css'

const t = createCatalogue('safeList')
const tSafes = createCatalogue('safes')
const tAssets = createCatalogue('assets')
const tShell = createCatalogue('shell')

type SafeRowProps = {
  safe: ListedSafe
  /** Its address resembles another Safe's, in either direction. */
  isLookalike: boolean
  overview: Overview | undefined
  /** Name and address are in the group's header. */
  isMember: boolean
  tools?: ReactNode
}

function SafeRow({ safe, isLookalike, overview, isMember, tools }: SafeRowProps) {
  const { address, chain, source } = safe
  const name = useNameOf()(address)?.name
  const isFlagged = isLookalike && !safe.isPinned
  const who = name ?? shortAddress(address)
  // The row shows only its chain; the accessible label has name and chain.
  const label = isMember ? `${who}, ${chain.name}` : undefined
  const target =
    source === 'planned'
      ? linkOptions({ params: { safe: address }, to: '/create/$safe' })
      : linkOptions({ params: { chain: String(chain.id), safe: address }, to: '/$chain/$safe' })
  return (
    <Row
      as="li"
      end={
        <>
          {source === 'planned' ? <Badge tone="info">{t('planned')}</Badge> : <Facts overview={overview} safe={safe} />}
          {isFlagged ? <Badge tone="stop">{t('lookalike')}</Badge> : null}
          {safe.isUnlisted ? <Badge tone="caution">{t('unlisted')}</Badge> : null}
          {safe.role === 'not-owner' ? <Badge tone="stop">{tSafes('notOwner')}</Badge> : null}
          {safe.isPinned ? <Badge>{t('addressVerified')}</Badge> : null}
          {tools ? <span className={styles.rowTools}>{tools}</span> : null}
        </>
      }
      icon={isMember ? 'chain' : <Identicon size={36} value={address} />}
      isFolding
    >
      <Link aria-label={label} className={rowWords} {...target}>
        <bdi className={isMember ? undefined : styles.name} title={address}>
          {isMember ? chain.name : who}
        </bdi>
        <RowLine>
          {/* In full for comparison, if another address looks like it. */}
          {isFlagged || (name !== undefined && !isMember) ? (
            <span className={styles.hex} title={address}>
              {isFlagged ? address : shortAddress(address)}
            </span>
          ) : null}
          {isMember ? null : <span>{chain.name}</span>}
          {source === 'watched' ? <span>{t('onWatchlist')}</span> : null}
        </RowLine>
      </Link>
    </Row>
  )
}

function Facts({ safe, overview }: { safe: ListedSafe; overview: Overview | undefined }) {
  const { address, chain, error, role, state } = safe
  const services = useServices()
  const { currency } = useStore(services.settings)
  const { data: coin } = useQuery({
    ...coinQuery(services, { address, chainId: chain.id }),
    enabled: state !== undefined,
  })
  if (!state) return error ? <Badge tone="caution">{tSafes('unreadable')}</Badge> : <Skeleton width="short" />
  return (
    <>
      {overview && overview.queued > 0 ? (
        <span>
          <span className={styles.claim} title={t('claimedTitle')}>
            {overview.awaiting
              ? t('queuedForYou', { queued: overview.queued, awaiting: overview.awaiting })
              : t('queued', { queued: overview.queued })}
          </span>{' '}
          <Evidence kind="claimed" />
        </span>
      ) : null}
      {coin === undefined ? null : (
        <span className={styles.worth}>
          <Amount decimals={chain.nativeCurrency.decimals} symbol={chain.nativeCurrency.symbol} value={coin} />
          {overview?.fiat === undefined ? null : (
            <span>
              <span className={styles.claim} title={t('claimedTitle')}>
                {t('total', { fiat: formatFiat(overview.fiat, currency) })}
              </span>{' '}
              <Evidence kind="claimed" sentence={tAssets('fiatClaimed')} />
            </span>
          )}
        </span>
      )}
      <span>{tShell('threshold', { threshold: state.threshold, owners: state.owners.length })}</span>
      <span className={styles.version}>{state.version}</span>
      {role === 'owner' ? <Evidence block={state.block.number} kind="chain" sentence={tSafes('owner')} /> : null}
    </>
  )
}

type GroupRowProps = Pick<MoveButtonsProps, 'onMove' | 'position'> & {
  group: SafeGroup
  isArranging: boolean
  isLookalike: boolean
  overviewOf: (safe: SafeId) => Overview | undefined
}

/** One Safe, or one address on several chains, with the owners of each. */
export function GroupRow({ group, isArranging, isLookalike, onMove, overviewOf, position }: GroupRowProps) {
  const [only, ...others] = group.safes
  if (!only) return null
  const move = isArranging ? <MoveButtons address={group.address} onMove={onMove} position={position} /> : null
  const draw = (safe: ListedSafe, isMember: boolean) => (
    <SafeRow
      isLookalike={isLookalike}
      isMember={isMember}
      key={safe.chain.id}
      overview={overviewOf({ address: safe.address, chainId: safe.chain.id })}
      safe={safe}
      tools={
        isArranging ? (
          <>
            <SafeTools safe={safe} />
            {isMember ? null : move}
          </>
        ) : null
      }
    />
  )
  if (others.length === 0) return draw(only, false)
  return (
    <li className={styles.group}>
      <div className={styles.groupHead}>
        <Identicon size={36} value={group.address} />
        <GroupName address={group.address} count={group.safes.length} />
        <Differences group={group} />
        {move}
      </div>
      <ul className={styles.members}>{group.safes.map((safe) => draw(safe, true))}</ul>
    </li>
  )
}

function GroupName({ address, count }: { address: SafeGroup['address']; count: number }) {
  const name = useNameOf()(address)?.name
  return (
    <span className={styles.groupWords}>
      <bdi className={styles.name} title={address}>
        {name ?? shortAddress(address)}
      </bdi>
      <span className={styles.version}>
        {name === undefined ? '' : `${shortAddress(address)} · `}
        {t('onChains', { count })}
      </span>
    </span>
  )
}

/** Flags chains with other owners: the same address proves nothing. */
function Differences({ group: { address, safes } }: { group: SafeGroup }) {
  const services = useServices()
  const chainIds = safes.flatMap(({ chain, state }) => (state ? [chain.id] : []))
  const { data = [] } = useQuery({ ...sameSafeQuery(services, { address, chainIds }), enabled: chainIds.length > 1 })
  if (data.length === 0) return null
  if (data.some(({ verdict }) => verdict === 'warn')) return <Badge tone="stop">{t('otherOwners')}</Badge>
  return data.every(({ verdict }) => verdict === 'ok') ? <Badge tone="ok">{t('sameOwners')}</Badge> : null
}

/** Pins a Safe, or removes it from the watchlist. */
function SafeTools({ safe }: { safe: ListedSafe }) {
  const { storage } = useServices()
  const who = useWho(safe.address)
  const where = `${who}, ${safe.chain.name}`
  const id = { address: safe.address, chainId: safe.chain.id }
  const set = (list: 'pinned' | 'watched', isListed: boolean) =>
    openSafeList(storage).update((all) => setListed(all, list, id, isListed))
  return (
    <>
      <Button
        aria-label={safe.isPinned ? t('unmarkVerifiedWhich', { where }) : t('markVerifiedWhich', { where })}
        look="quiet"
        onClick={() => set('pinned', !safe.isPinned)}
      >
        {safe.isPinned ? t('unmarkVerified') : t('markVerified')}
      </Button>
      {safe.source === 'watched' ? (
        <Button aria-label={t('unwatchWhich', { where })} look="quiet" onClick={() => set('watched', false)}>
          {t('unwatch')}
        </Button>
      ) : null}
    </>
  )
}

type MoveButtonsProps = {
  address: SafeGroup['address']
  /** Undefined while the list is truncated. */
  onMove: ((address: SafeGroup['address'], by: -1 | 1) => void) | undefined
  position: { index: number; of: number }
}

function MoveButtons({ address, onMove, position: { index, of } }: MoveButtonsProps) {
  const who = useWho(address)
  if (!onMove) return null
  return (
    <>
      <Button
        aria-label={t('upWhich', { who })}
        disabled={index === 0}
        look="quiet"
        onClick={() => onMove(address, -1)}
      >
        {t('up')}
      </Button>
      <Button
        aria-label={t('downWhich', { who })}
        disabled={index === of - 1}
        look="quiet"
        onClick={() => onMove(address, 1)}
      >
        {t('down')}
      </Button>
    </>
  )
}

function useWho(address: SafeGroup['address']): string {
  return useNameOf()(address)?.name ?? shortAddress(address)
}

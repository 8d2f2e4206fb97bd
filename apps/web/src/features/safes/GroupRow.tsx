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
import { assetsText } from '../../lib/messages/assets.ts'
import { safeListText as words } from '../../lib/messages/safeList.ts'
import { safesText } from '../../lib/messages/safes.ts'
import { shell } from '../../lib/messages/shell.ts'
import { useStore } from '../../lib/useStore.ts'
import { Amount } from '../../ui/Amount.tsx'
import { Badge } from '../../ui/Badge.tsx'
import { Button } from '../../ui/Button.tsx'
import { Evidence } from '../../ui/Evidence.tsx'
import { Identicon } from '../../ui/Identicon.tsx'
import { Row, RowLine, rowWords } from '../../ui/Rows.tsx'
import { Skeleton } from '../../ui/Skeleton.tsx'
import styles from './SafeList.module.css'

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
          {source === 'planned' ? (
            <Badge tone="info">{words.planned}</Badge>
          ) : (
            <Facts overview={overview} safe={safe} />
          )}
          {isFlagged ? <Badge tone="stop">{words.lookalike}</Badge> : null}
          {safe.isUnlisted ? <Badge tone="caution">{words.unlisted}</Badge> : null}
          {safe.standing === 'not-owner' ? <Badge tone="stop">{safesText.notOwner}</Badge> : null}
          {safe.isPinned ? <Badge>{words.pinned}</Badge> : null}
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
          {source === 'watched' ? <span>{words.watched}</span> : null}
        </RowLine>
      </Link>
    </Row>
  )
}

function Facts({ safe, overview }: { safe: ListedSafe; overview: Overview | undefined }) {
  const { address, chain, error, standing, state } = safe
  const services = useServices()
  const { currency } = useStore(services.settings)
  const { data: coin } = useQuery({
    ...coinQuery(services, { address, chainId: chain.id }),
    enabled: state !== undefined,
  })
  if (!state) return error ? <Badge tone="caution">{safesText.unreadable}</Badge> : <Skeleton width="short" />
  return (
    <>
      {overview && overview.queued > 0 ? (
        <span className={styles.claim} title={words.claimedTitle}>
          {words.queued(overview.queued, overview.awaiting)}
        </span>
      ) : null}
      {coin === undefined ? null : (
        <span className={styles.worth}>
          <Amount decimals={chain.nativeCurrency.decimals} symbol={chain.nativeCurrency.symbol} value={coin} />
          {overview?.fiat === undefined ? null : (
            <span>
              <span className={styles.claim} title={words.claimedTitle}>
                {words.inAll(formatFiat(overview.fiat, currency))}
              </span>{' '}
              <Evidence kind="claimed" sentence={assetsText.fiatClaimed} />
            </span>
          )}
        </span>
      )}
      <span>{shell.threshold(state.threshold, state.owners.length)}</span>
      <span className={styles.version}>{state.version}</span>
      {standing === 'owner' ? <Evidence block={state.block.number} kind="chain" sentence={safesText.owner} /> : null}
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
        {words.onChains(count)}
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
  if (data.some(({ verdict }) => verdict === 'warn')) return <Badge tone="stop">{words.otherOwners}</Badge>
  return data.every(({ verdict }) => verdict === 'ok') ? <Badge tone="ok">{words.sameOwners}</Badge> : null
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
        aria-label={safe.isPinned ? words.unpinWhich(where) : words.pinWhich(where)}
        look="quiet"
        onClick={() => set('pinned', !safe.isPinned)}
      >
        {safe.isPinned ? words.unpin : words.pin}
      </Button>
      {safe.source === 'watched' ? (
        <Button aria-label={words.unwatchWhich(where)} look="quiet" onClick={() => set('watched', false)}>
          {words.unwatch}
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
      <Button aria-label={words.upWhich(who)} disabled={index === 0} look="quiet" onClick={() => onMove(address, -1)}>
        {words.up}
      </Button>
      <Button
        aria-label={words.downWhich(who)}
        disabled={index === of - 1}
        look="quiet"
        onClick={() => onMove(address, 1)}
      >
        {words.down}
      </Button>
    </>
  )
}

function useWho(address: SafeGroup['address']): string {
  return useNameOf()(address)?.name ?? shortAddress(address)
}

import { useQuery } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import type { ReactNode } from 'react'
import { useNameOf } from '../../domain/address-book/useName.ts'
import { coinQuery, type Overview } from '../../domain/safe-list/overviewsQuery.ts'
import type { ListedSafe } from '../../domain/safe-list/useSafeList.ts'
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
import { Evidence } from '../../ui/Evidence.tsx'
import { Identicon } from '../../ui/Identicon.tsx'
import { Row, RowLine, rowWords } from '../../ui/Rows.tsx'
import { Skeleton } from '../../ui/Skeleton.tsx'
import styles from './SafeList.module.css'

export type SafeRowProps = {
  safe: ListedSafe
  /** Its address resembles another Safe's, in either direction. */
  isLookalike: boolean
  overview: Overview | undefined
  /** Name and address are in the group's header. */
  isMember: boolean
  tools?: ReactNode
}

export function SafeRow({ safe, isLookalike, overview, isMember, tools }: SafeRowProps) {
  const { address, chain, source } = safe
  const name = useNameOf()(address)?.name
  const isFlagged = isLookalike && !safe.isPinned
  // The row shows only its chain; the accessible label has name and chain.
  const label = isMember ? `${name ?? shortAddress(address)}, ${chain.name}` : undefined
  const text = <RowText isFlagged={isFlagged} isMember={isMember} name={name} safe={safe} />
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
      {source === 'planned' ? (
        <Link aria-label={label} className={rowWords} params={{ safe: address }} to="/create/$safe">
          {text}
        </Link>
      ) : (
        <Link
          aria-label={label}
          className={rowWords}
          params={{ chain: String(chain.id), safe: address }}
          to="/$chain/$safe"
        >
          {text}
        </Link>
      )}
    </Row>
  )
}

type RowTextProps = Pick<SafeRowProps, 'isMember' | 'safe'> & {
  name: string | undefined
  /** Shows the full address, for comparison. */
  isFlagged: boolean
}

function RowText({ safe: { address, chain, source }, name, isMember, isFlagged }: RowTextProps) {
  const isAddressBelow = isFlagged || (name !== undefined && !isMember)
  return (
    <>
      <bdi className={isMember ? undefined : styles.name} title={address}>
        {isMember ? chain.name : (name ?? shortAddress(address))}
      </bdi>
      <RowLine>
        {isAddressBelow ? (
          <span className={styles.hex} title={address}>
            {isFlagged ? address : shortAddress(address)}
          </span>
        ) : null}
        {isMember ? null : <span>{chain.name}</span>}
        {source === 'watched' ? <span>{words.watched}</span> : null}
      </RowLine>
    </>
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

import { useQuery } from '@tanstack/react-query'
import { useNameOf } from '../../domain/address-book/useName.ts'
import type { SafeId } from '../../domain/safe/queries.ts'
import { type Overview, sameSafeQuery } from '../../domain/safe-list/overviewsQuery.ts'
import type { ListedSafe, SafeGroup } from '../../domain/safe-list/useSafeList.ts'
import { useServices } from '../../domain/services/Services.ts'
import { shortAddress } from '../../lib/groupHex.ts'
import { safeListText as words } from '../../lib/messages/safeList.ts'
import { Badge } from '../../ui/Badge.tsx'
import { Identicon } from '../../ui/Identicon.tsx'
import styles from './SafeList.module.css'
import { SafeRow } from './SafeRow.tsx'
import { MoveButtons, type MoveButtonsProps, SafeTools } from './SafeTools.tsx'

export type GroupRowProps = Pick<MoveButtonsProps, 'onMove' | 'position'> & {
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
  const { data = [] } = useQuery({
    ...sameSafeQuery(services, { address, chainIds }),
    enabled: chainIds.length > 1,
  })
  if (data.length === 0) return null
  if (data.some(({ verdict }) => verdict === 'warn')) return <Badge tone="stop">{words.otherOwners}</Badge>
  return data.every(({ verdict }) => verdict === 'ok') ? <Badge tone="ok">{words.sameOwners}</Badge> : null
}

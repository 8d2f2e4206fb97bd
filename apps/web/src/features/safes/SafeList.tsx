import { Link } from '@tanstack/react-router'
import { useNameOf } from '../../domain/names/useName.ts'
import type { MySafe } from '../../domain/safe/useMySafes.ts'
import { shortAddress } from '../../lib/groupHex.ts'
import { safesText } from '../../lib/messages/safes.ts'
import { shell } from '../../lib/messages/shell.ts'
import { Badge } from '../../ui/Badge.tsx'
import { Evidence } from '../../ui/Evidence.tsx'
import { Identicon } from '../../ui/Identicon.tsx'
import { Row, RowLine, rowWords } from '../../ui/Rows.tsx'
import { Skeleton } from '../../ui/Skeleton.tsx'
import styles from './SafeList.module.css'

export type SafeListProps = { safes: readonly MySafe[] }

export function SafeList({ safes }: SafeListProps) {
  return (
    <ul>
      {safes.map((safe) => (
        <SafeRow key={`${safe.chain.id}${safe.address}`} safe={safe} />
      ))}
    </ul>
  )
}

function SafeRow({ safe }: { safe: MySafe }) {
  const { address, chain, state, standing, error } = safe
  const name = useNameOf()(address)?.name
  return (
    <Row
      as="li"
      end={
        <>
          {state ? (
            <>
              <span>{shell.threshold(state.threshold, state.owners.length)}</span>
              <span className={styles.version}>{state.version}</span>
              {standing === 'owner' ? (
                <Evidence block={state.block.number} kind="chain" sentence={safesText.owner} />
              ) : null}
            </>
          ) : error ? (
            <Badge tone="caution">{safesText.unreadable}</Badge>
          ) : (
            <Skeleton width="short" />
          )}
          {standing === 'not-owner' ? <Badge tone="stop">{safesText.notOwner}</Badge> : null}
        </>
      }
      icon={<Identicon size={36} value={address} />}
    >
      <Link className={rowWords} params={{ chain: String(chain.id), safe: address }} to="/$chain/$safe">
        <bdi className={styles.name} title={address}>
          {name ?? shortAddress(address)}
        </bdi>
        <RowLine>
          {name === undefined ? null : (
            <span className={styles.hex} title={address}>
              {shortAddress(address)}
            </span>
          )}
          <span>{chain.name}</span>
        </RowLine>
      </Link>
    </Row>
  )
}

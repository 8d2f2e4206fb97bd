import { findLookalikes } from '@countersign/protocol'
import { Link } from '@tanstack/react-router'
import { useMemo, useState } from 'react'
import { useNameOf } from '../../domain/names/useName.ts'
import type { MySafe } from '../../domain/safe/useMySafes.ts'
import { shortAddress } from '../../lib/groupHex.ts'
import { safeListText as words } from '../../lib/messages/safeList.ts'
import { safesText } from '../../lib/messages/safes.ts'
import { shell } from '../../lib/messages/shell.ts'
import { Badge } from '../../ui/Badge.tsx'
import { Button } from '../../ui/Button.tsx'
import { Evidence } from '../../ui/Evidence.tsx'
import { Identicon } from '../../ui/Identicon.tsx'
import { Notice } from '../../ui/Notice.tsx'
import { Row, RowLine, rowWords } from '../../ui/Rows.tsx'
import { Skeleton } from '../../ui/Skeleton.tsx'
import styles from './SafeList.module.css'

export type SafeListProps = {
  safes: readonly MySafe[]
  /** How many more the service names. @default 0 */
  further?: number
}

/** As many as anybody looks through; more are there for who asks. */
const firstRows = 30

export function SafeList({ safes, further = 0 }: SafeListProps) {
  const [isWhole, setWhole] = useState(false)
  const known = useMemo(() => safes.map(({ address }) => address), [safes])
  return (
    <>
      <ul>
        {safes.slice(0, isWhole ? undefined : firstRows).map((safe) => (
          <SafeRow
            isLookalike={findLookalikes(safe.address, known).length > 0}
            key={`${safe.chain.id}${safe.address}`}
            safe={safe}
          />
        ))}
      </ul>
      {safes.length > firstRows && !isWhole ? (
        <div className={styles.more}>
          <Button onClick={() => setWhole(true)}>{words.showAll(safes.length)}</Button>
        </div>
      ) : null}
      {further > 0 ? (
        <div className={styles.more}>
          <Notice title={words.furtherTitle(further)} tone="caution">
            {words.furtherText}
          </Notice>
        </div>
      ) : null}
    </>
  )
}

/** `isLookalike`: somebody may have made it to be taken for another one, or another one for it. */
function SafeRow({ safe, isLookalike }: { safe: MySafe; isLookalike: boolean }) {
  const { address, chain, state, standing, error, isUnlisted = false } = safe
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
          {isLookalike ? <Badge tone="stop">{words.lookalike}</Badge> : null}
          {isUnlisted ? <Badge tone="caution">{words.unlisted}</Badge> : null}
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
          {name === undefined && !isLookalike ? null : (
            <span className={styles.hex} title={address}>
              {isLookalike ? address : shortAddress(address)}
            </span>
          )}
          <span>{chain.name}</span>
        </RowLine>
      </Link>
    </Row>
  )
}

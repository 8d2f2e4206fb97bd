import { Link } from '@tanstack/react-router'
import { useState } from 'react'
import { useSafeList } from '../../domain/safe-list/useSafeList.ts'
import { useSigner } from '../../domain/wallet/useSigner.ts'
import { safeListText as words } from '../../lib/messages/safeList.ts'
import { safesText } from '../../lib/messages/safes.ts'
import { Button, buttonClass } from '../../ui/Button.tsx'
import { Card } from '../../ui/Card.tsx'
import { Empty } from '../../ui/Empty.tsx'
import { SkeletonRows } from '../../ui/Skeleton.tsx'
import styles from './SafeList.module.css'
import { SafeList } from './SafeList.tsx'

export type SafesCardProps = {
  /** Without a connection, shows stored Safes only, or nothing. @default false */
  isOnlyKept?: boolean
}

export function SafesCard({ isOnlyKept = false }: SafesCardProps) {
  const { status } = useSigner()
  const { further, groups, isLoading } = useSafeList()
  const [isArranging, setArranging] = useState(false)
  if (groups.length === 0 && isOnlyKept) return null
  return (
    <Card
      aside={
        <span className={styles.aside}>
          {groups.length > 0 ? (
            <Button aria-pressed={isArranging} look="quiet" onClick={() => setArranging(!isArranging)}>
              {isArranging ? words.arranged : words.arrange}
            </Button>
          ) : null}
          <Link to="/create">{safesText.create}</Link>
        </span>
      }
      isFlush
      title={safesText.title}
    >
      {groups.length > 0 ? (
        <SafeList further={further} groups={groups} isArranging={isArranging} />
      ) : isLoading || status === 'restoring' ? (
        <SkeletonRows count={3} label={safesText.loading} />
      ) : (
        <Empty
          action={
            <Link className={buttonClass('primary')} to="/create">
              {safesText.create}
            </Link>
          }
          icon="safe"
          title={safesText.none}
        >
          {safesText.noneText}
        </Empty>
      )}
    </Card>
  )
}

import { Link } from '@tanstack/react-router'
import { useCollectedSafes } from '../../domain/collection/useCollectedSafes.ts'
import { useSigner } from '../../domain/wallet/useSigner.ts'
import { safesText } from '../../lib/messages/safes.ts'
import { buttonClass } from '../../ui/Button.tsx'
import { Card } from '../../ui/Card.tsx'
import { Empty } from '../../ui/Empty.tsx'
import { SkeletonRows } from '../../ui/Skeleton.tsx'
import { SafeList } from './SafeList.tsx'

export type SafesCardProps = {
  /** Nobody is connected: what is kept here is shown, and nothing where that is nothing. @default false */
  isOnlyKept?: boolean
}

/** All Safes of the reader, and the way to a new one. */
export function SafesCard({ isOnlyKept = false }: SafesCardProps) {
  const { status } = useSigner()
  const { further, groups, isLoading } = useCollectedSafes()
  const create = <Link to="/create">{safesText.create}</Link>
  if (groups.length === 0 && isOnlyKept) return null
  return (
    <Card aside={create} isFlush title={safesText.title}>
      {groups.length > 0 ? (
        <SafeList further={further} groups={groups} />
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

import { useEffect } from 'react'
import { safeKey } from '../../domain/safe/queries.ts'
import { useMySafes } from '../../domain/safe/useMySafes.ts'
import { useNestedOwnerSafes } from '../../domain/safe/useNestedOwnerSafes.ts'
import { useServices } from '../../domain/services/Services.ts'
import { usePendingActions } from '../../domain/transactions/usePendingActions.ts'
import { NotificationSender, type NotificationSenderProps } from './NotificationSender.tsx'

export type BackgroundPollerProps = Pick<NotificationSenderProps, 'page'>

/** Browsers throttle hidden pages to about one timer a minute. */
const interval = 60_000

/** Polls all Safes of the account while the page is hidden. */
export function BackgroundPoller({ page }: BackgroundPollerProps) {
  const { queryClient } = useServices()
  const mine = useMySafes()
  const { safes, ...reach } = useNestedOwnerSafes(mine.safes, { hasFurther: true })
  const { needs, ...queues } = usePendingActions(safes)
  // Compared by content: the list is a new array on each render.
  const serializedKeys = JSON.stringify(safes.map(({ address, chain }) => safeKey({ address, chainId: chain.id })))
  // Queries do not refetch in hidden pages.
  useEffect(() => {
    const keys: readonly (readonly unknown[])[] = JSON.parse(serializedKeys)
    const timer = setInterval(() => {
      for (const key of keys)
        void queryClient.invalidateQueries({ queryKey: [...key, 'queue'] }, { cancelRefetch: false })
    }, interval)
    return () => clearInterval(timer)
  }, [queryClient, serializedKeys])
  return (
    <NotificationSender isLoading={mine.isLoading || reach.isLoading || queues.isLoading} needs={needs} page={page} />
  )
}

import { useEffect } from 'react'
import { safeKey } from '../../domain/safe/queries.ts'
import { useMySafes } from '../../domain/safe/useMySafes.ts'
import { useNestedOwnerSafes } from '../../domain/safe/useNestedOwnerSafes.ts'
import { useServices } from '../../domain/services/Services.ts'
import { usePendingActions } from '../../domain/transactions/usePendingActions.ts'
import { NotificationSender, type NotificationSenderProps } from './NotificationSender.tsx'

export type BackgroundPollerProps = Pick<NotificationSenderProps, 'page'>

/** Browsers wake hidden pages about once a minute. */
const interval = 60_000

/** Looks after all Safes of the account in a page that nobody looks at. */
export function BackgroundPoller({ page }: BackgroundPollerProps) {
  const { queryClient } = useServices()
  const mine = useMySafes()
  const { safes, ...reach } = useNestedOwnerSafes(mine.safes, { hasFurther: true })
  const { needs, ...queues } = usePendingActions(safes)
  // By what it says: the list is another one each time.
  const places = JSON.stringify(safes.map(({ address, chain }) => safeKey({ address, chainId: chain.id })))
  // Queries do not renew themselves in such a page.
  useEffect(() => {
    const keys: readonly (readonly unknown[])[] = JSON.parse(places)
    const timer = setInterval(() => {
      for (const key of keys)
        void queryClient.invalidateQueries({ queryKey: [...key, 'queue'] }, { cancelRefetch: false })
    }, interval)
    return () => clearInterval(timer)
  }, [queryClient, places])
  return (
    <NotificationSender isLoading={mine.isLoading || reach.isLoading || queues.isLoading} needs={needs} page={page} />
  )
}

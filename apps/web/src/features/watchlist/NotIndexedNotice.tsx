import { getCreation, HttpRequestError, registerSafe } from '@countersign/client'
import { queryOptions, useMutation, useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { isHash } from 'viem'
import type { CurrentSafe } from '../../domain/safe/parseSafeParams.ts'
import { type SafeId, safeKey } from '../../domain/safe/queries.ts'
import { type Services, useServices } from '../../domain/services/Services.ts'
import { watchlistText as words } from '../../lib/messages/watchlist.ts'
import { Button } from '../../ui/Button.tsx'
import { ErrorNotice } from '../../ui/ErrorNotice.tsx'
import { Notice } from '../../ui/Notice.tsx'
import { Stack } from '../../ui/Stack.tsx'
import { TextField } from '../../ui/TextField.tsx'
import styles from './Watchlist.module.css'

/** Shown if the service does not index the Safe; registers it on demand. The service verifies it on chain. */
export function NotIndexedNotice({ safe }: { safe: CurrentSafe }) {
  const services = useServices()
  const { address, chainId } = safe
  const { data: isIndexed } = useQuery(isIndexedQuery(services, { address, chainId }))
  const [hash, setHash] = useState('')
  const trimmed = hash.trim()
  const registration = useMutation({
    mutationFn: () =>
      registerSafe(services.service, {
        address,
        chainId,
        ...(isHash(trimmed) ? { transactionHash: trimmed } : {}),
      }),
    onSuccess: () => services.queryClient.invalidateQueries({ queryKey: isIndexedQuery(services, safe).queryKey }),
  })
  if (isIndexed !== false) return null
  const isWrong = trimmed !== '' && !isHash(trimmed)
  const isHashNeeded =
    registration.error instanceof HttpRequestError && registration.error.remoteCode === 'CREATION_NOT_FOUND'
  return (
    <Stack isLive>
      {registration.isSuccess ? (
        <Notice title={words.announced} tone="ok">
          {words.announcedText}
        </Notice>
      ) : (
        <Notice
          actions={
            <Button isBusy={registration.isPending} onClick={() => (isWrong ? undefined : registration.mutate())}>
              {words.announce}
            </Button>
          }
          title={words.unknownTitle}
          tone="info"
        >
          <p>{words.unknownText}</p>
          {isHashNeeded || trimmed !== '' ? (
            <div className={styles.form}>
              <TextField
                error={isWrong ? words.transactionError : undefined}
                hint={words.transactionHint}
                label={words.transaction}
                onChange={setHash}
                placeholder="0x…"
                spellCheck={false}
                value={hash}
              />
            </div>
          ) : null}
        </Notice>
      )}
      {registration.error && !registration.isPending ? (
        <ErrorNotice error={registration.error} title={words.failed} />
      ) : null}
    </Stack>
  )
}

/** Whether the service indexes the Safe; rejects if it is unreachable. */
function isIndexedQuery({ service }: Pick<Services, 'service'>, safe: SafeId) {
  return queryOptions({
    queryKey: [...safeKey(safe), 'indexed'],
    queryFn: async ({ signal }): Promise<boolean> => {
      try {
        await getCreation(service, { ...safe, signal })
        return true
      } catch (error) {
        if (error instanceof HttpRequestError && error.status === 404) return false
        throw error
      }
    },
    // Polls: a registered Safe is indexed soon.
    refetchInterval: ({ state }) => (state.data === false ? 5_000 : false),
  })
}

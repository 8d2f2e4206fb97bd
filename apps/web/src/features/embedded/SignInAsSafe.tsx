import { getSession, signOut } from '@countersign/client'
import { useMutation, useQuery } from '@tanstack/react-query'
import { useEffect, useRef, useState } from 'react'
import type { Host } from '../../domain/safe-apps/createEmbedding.ts'
import { getChainClient, useServices } from '../../domain/services/Services.ts'
import { hasErrorName } from '../../lib/describeError.ts'
import { embeddedText as words } from '../../lib/messages/embedded.ts'
import { HexGroups } from '../../ui/Address.tsx'
import { Button } from '../../ui/Button.tsx'
import { Notice } from '../../ui/Notice.tsx'
import styles from './Embedded.module.css'
import { HostFailure } from './HostFailure.tsx'
import { type SignInProgress, signInAsSafe } from './signInAsSafe.ts'

/** The wallet dialog's sign-in mark; without it the session is not queried. */
const mark = 'countersign.signedIn'

/** Signs in as the host's Safe, waiting for its owners to sign. */
export function SignInAsSafe({ host }: { host: Host }) {
  const services = useServices()
  const { service, storage } = services
  const { chainId, safeAddress } = host.info
  const [progress, setProgress] = useState<SignInProgress>({ step: 'preparing' })
  const running = useRef<AbortController>(undefined)
  useEffect(() => () => running.current?.abort(), [])

  const session = useQuery({
    queryKey: ['session', chainId, safeAddress],
    queryFn: async ({ signal }) => {
      if (storage.getItem(mark) === null) return false
      const { signerAddress } = await getSession(service, { signal })
      return signerAddress === safeAddress
    },
    staleTime: Number.POSITIVE_INFINITY,
  })
  const start = useMutation({
    mutationFn: async () => {
      running.current?.abort()
      running.current = new AbortController()
      await signInAsSafe({
        client: getChainClient(services, chainId),
        host,
        location: window.location,
        report: setProgress,
        service,
        signal: running.current.signal,
      })
      storage.setItem(mark, 'true')
    },
    onSuccess: () => session.refetch(),
  })
  const end = useMutation({
    mutationFn: async () => {
      // First, so that nothing else on the page queries a session about to end.
      storage.removeItem(mark)
      await signOut(service).catch((error: unknown) => {
        storage.setItem(mark, 'true')
        throw error
      })
    },
    onSettled: () => session.refetch(),
  })
  const isStopped = start.isError && running.current?.signal.aborted === true
  if (session.data)
    return (
      <div className={styles.action}>
        <p className={styles.done} role="status">
          {words.signedIn}
        </p>
        <Button isBusy={end.isPending} look="quiet" onClick={() => end.mutate()}>
          {words.signOut}
        </Button>
      </div>
    )
  return (
    <div className={styles.action}>
      <Button isBusy={start.isPending} onClick={() => start.mutate()}>
        {words.signIn}
      </Button>
      <div aria-live="polite" className={styles.wide}>
        {start.isPending ? <Waiting onStop={() => running.current?.abort()} progress={progress} /> : null}
        {start.isError && !isStopped ? (
          <HostFailure error={start.error}>
            {hasErrorName(start.error, ['SessionNotKeptError']) ? words.sessionNotKeptText : null}
          </HostFailure>
        ) : null}
      </div>
    </div>
  )
}

function Waiting({ progress, onStop }: { progress: SignInProgress; onStop: () => void }) {
  const stop = <Button onClick={onStop}>{words.cancel}</Button>
  switch (progress.step) {
    case 'preparing':
      return <Notice title={words.signInPreparing} tone="info" />
    case 'asking':
      return (
        <Notice actions={stop} title={words.signInAsking} tone="info">
          {words.signInAskingText}
        </Notice>
      )
    case 'collecting':
      return (
        <Notice actions={stop} title={words.signInCollecting} tone="info">
          <p>{words.signInCollectingText}</p>
          <p>
            {words.messageHash}: <HexGroups value={progress.messageHash} />
          </p>
        </Notice>
      )
    case 'verifying':
      return <Notice title={words.signInVerifying} tone="info" />
  }
}

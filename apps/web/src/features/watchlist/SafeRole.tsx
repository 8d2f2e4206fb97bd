import { getCreation, HttpRequestError, registerSafe } from '@countersign/client'
import type { SafeState } from '@countersign/protocol/chain'
import { queryOptions, useMutation, useQuery } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import { useState } from 'react'
import { isHash } from 'viem'
import { includesSafe, openSafeList, setListed } from '../../domain/safe/openSafeList.ts'
import type { CurrentSafe } from '../../domain/safe/parseSafeParams.ts'
import { type SafeId, safeKey } from '../../domain/safe/queries.ts'
import { getOwnerRole } from '../../domain/safe/useMySafes.ts'
import { type Services, useServices } from '../../domain/services/Services.ts'
import { useSigner } from '../../domain/services/useSigner.ts'
import { createCatalogue } from '../../lib/messages/createCatalogue.ts'
import { useStore } from '../../lib/useStore.ts'
import { Button, buttonClass } from '../../ui/Button.tsx'
import { cx } from '../../ui/cx.ts'
import { ErrorNotice } from '../../ui/ErrorNotice.tsx'
import { Notice } from '../../ui/Notice.tsx'
import { Stack } from '../../ui/Stack.tsx'
import { TextField } from '../../ui/TextField.tsx'
import styles from './Watchlist.module.css'

const tCreateSafe = createCatalogue('createSafe')
const t = createCatalogue('watchlist')

type SafeRoleProps = {
  safe: CurrentSafe
  /** Undefined while loading or without a Safe. */
  state: SafeState | undefined
}

export function SafeRole({ safe, state }: SafeRoleProps) {
  const { userNetworks } = useServices()
  if (state?.planned) return <PlannedNotice safe={safe} />
  // A network of the user has its own notice.
  return state && !userNetworks.has(safe.chainId) ? <NotIndexedNotice safe={safe} /> : null
}

function PlannedNotice({ safe: { address, params } }: Pick<SafeRoleProps, 'safe'>) {
  return (
    <Notice
      actions={
        <>
          <Link className={buttonClass('primary')} params={params} to="/$chain/$safe/new">
            {tCreateSafe('first')}
          </Link>
          <Link className={buttonClass('outline')} params={{ safe: address }} to="/create/$safe">
            {tCreateSafe('plannedLink')}
          </Link>
        </>
      }
      title={tCreateSafe('plannedTitle')}
      tone="info"
    >
      {tCreateSafe('plannedText')}
    </Notice>
  )
}

/** Reserves the space while loading: only a verified Safe can be pinned. */
export function SafeMarks({ safe: { address, chainId }, state }: SafeRoleProps) {
  const store = openSafeList(useServices().storage)
  const { pinned, watched } = useStore(store)
  const { address: me } = useSigner()
  const id = { address, chainId }
  const isOwner = getOwnerRole(state, me) === 'owner'
  const isPinned = includesSafe(pinned, id)
  const isWatched = includesSafe(watched, id)
  const set = (list: 'pinned' | 'watched', isListed: boolean) =>
    store.update((all) => setListed(all, list, id, isListed))
  return (
    // biome-ignore lint/a11y/useSemanticElements: a fieldset is for form fields; this groups buttons
    <div aria-label={t('label')} className={cx(styles.marks, !state && styles.placeholder)} role="group">
      {isOwner ? null : (
        <Button aria-pressed={isWatched} onClick={() => set('watched', !isWatched)}>
          {isWatched ? t('unwatch') : t('watch')}
        </Button>
      )}
      <Button aria-pressed={isPinned} look="quiet" onClick={() => set('pinned', !isPinned)}>
        {isPinned ? t('unmarkVerified') : t('markVerified')}
      </Button>
    </div>
  )
}

/** Shown if the service does not index the Safe; registers it on demand. The service verifies it on chain. */
function NotIndexedNotice({ safe }: { safe: CurrentSafe }) {
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
        <Notice title={t('registered')} tone="ok">
          {t('registeredText')}
        </Notice>
      ) : (
        <Notice
          actions={
            <Button isBusy={registration.isPending} onClick={() => (isWrong ? undefined : registration.mutate())}>
              {t('register')}
            </Button>
          }
          title={t('notIndexedTitle')}
          tone="info"
        >
          <p>{t('notIndexedText')}</p>
          {isHashNeeded || trimmed !== '' ? (
            <div className={styles.form}>
              <TextField
                error={isWrong ? t('transactionError') : undefined}
                hint={t('transactionHint')}
                label={t('transaction')}
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
        <ErrorNotice error={registration.error} title={t('failed')} />
      ) : null}
    </Stack>
  )
}

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

import {
  createPushSubscription,
  deletePushSubscription,
  getPushConfig,
  HttpRequestError,
  listPushSubscriptions,
  testPushSubscription,
} from '@countersign/client'
import type { PushSubscription, WebhookTest } from '@countersign/protocol/wire'
import { useMutation, useQuery } from '@tanstack/react-query'
import { useEffect } from 'react'
import { type BrowserPush, browserPush } from '../../domain/push/browserPush.ts'
import { pinQuery } from '../../domain/release/releaseQueries.ts'
import { useMySafes } from '../../domain/safe/useMySafes.ts'
import { useAccountFacts, useConnectDialog } from '../../domain/services/ConnectDialogContext.ts'
import { type Services, useServices } from '../../domain/services/Services.ts'
import { useSigner } from '../../domain/services/useSigner.ts'
import { describeError } from '../../lib/describeError.ts'
import { createCatalogue } from '../../lib/messages/createCatalogue.ts'
import { useLocale } from '../../lib/messages/useLocale.ts'
import { Button } from '../../ui/Button.tsx'
import { Card } from '../../ui/Card.tsx'
import { Notice } from '../../ui/Notice.tsx'
import { QueryView } from '../../ui/QueryView.tsx'
import { Stack } from '../../ui/Stack.tsx'
import styles from './Notifications.module.css'

const t = createCatalogue('push')
const tPin = createCatalogue('pin')
const tNotifications = createCatalogue('notifications')

export type PushCardProps = { push?: BrowserPush }

/** Turns push notifications of this browser on and off, for the Safes of the signed-in account. */
export function PushCard({ push = browserPush }: PushCardProps) {
  const { address } = useSigner()
  const { isSignedIn } = useAccountFacts()
  const { open, openAccount } = useConnectDialog()
  if (!push.isSupported)
    return (
      <Card title={t('title')}>
        <p>{t('unsupported')}</p>
      </Card>
    )
  if (address && isSignedIn) return <PushControl account={address} key={address} push={push} />
  return (
    <Card title={t('title')}>
      <Stack>
        <p>{t('lead')}</p>
        <div>
          <Button onClick={address ? openAccount : open}>
            {address ? t('signIn') : tNotifications('hooksConnect')}
          </Button>
        </div>
      </Stack>
    </Card>
  )
}

type PushState = {
  isWanted: boolean
  /** The subscription of this browser, as the service has it. */
  own: PushSubscription | undefined
  publicKey: string | null
}

async function readState(services: Services, push: BrowserPush, signal: AbortSignal): Promise<PushState> {
  const { service } = services
  const isWanted = await push.isWanted()
  const { publicKey } = await getPushConfig(service, { signal }).catch((error: unknown) => {
    // Another service, or an older one.
    if (error instanceof HttpRequestError && error.status === 404) return { publicKey: null }
    throw error
  })
  if (publicKey === null) return { isWanted, own: undefined, publicKey }
  const [listed, endpoint] = await Promise.all([
    listPushSubscriptions(service, { signal }),
    push.findEndpoint(publicKey),
  ])
  return { isWanted, own: listed.find(({ endpointHash }) => endpointHash === endpoint), publicKey }
}

function PushControl({ account, push }: { account: string; push: BrowserPush }) {
  const services = useServices()
  const query = useQuery({
    queryFn: ({ signal }) => readState(services, push, signal),
    queryKey: ['push', account.toLowerCase()],
  })
  const { data: pinned } = useQuery(pinQuery)
  return (
    <QueryView card={{ title: t('title') }} failed={t('failed')} loading={t('loading')} query={query} rows={1}>
      {(state) => (
        <Stack>
          <p>{t('lead')}</p>
          {pinned ? <Notice title={tPin('withPush')} tone="info" /> : null}
          {state.publicKey === null ? (
            <Notice title={t('notOffered')} tone="info" />
          ) : (
            <PushButtons
              onChanged={() => query.refetch()}
              publicKey={state.publicKey}
              push={push}
              isWanted={state.isWanted}
              own={state.own}
            />
          )}
        </Stack>
      )}
    </QueryView>
  )
}

/** As many as the service accepts for one browser. */
const maxSafes = 50

type PushButtonsProps = Pick<PushState, 'isWanted' | 'own'> & {
  onChanged: () => Promise<unknown>
  publicKey: string
  push: BrowserPush
}

function PushButtons({ isWanted, onChanged, own, publicKey, push }: PushButtonsProps) {
  const mine = useMySafes()
  const safes = mine.safes
    .flatMap(({ address, chain, role }) => (role === 'owner' ? { address, chainId: String(chain.id) } : []))
    .slice(0, maxSafes)
  const isReading = mine.isLoading || mine.safes.some(({ role }) => role === 'unknown')
  const { disable, enable, isBusy, trial } = usePushChanges({ onChanged, own, publicKey, push, safes })
  const count = safes.length
  return (
    <>
      <PushStatus hasNoSafe={count === 0 && !isReading} isWanted={isWanted} own={own} />
      <div className={styles.actions}>
        {own?.safes.length === count ? null : (
          <Button
            isBusy={isBusy || isReading}
            look={own ? 'quiet' : 'primary'}
            onClick={count > 0 ? () => enable.mutate() : undefined}
          >
            {own ? t('update', { count }) : t('turnOn', { count })}
          </Button>
        )}
        {own ? (
          <Button isBusy={trial.isPending} look="quiet" onClick={() => trial.mutate(own.id)}>
            {t('test')}
          </Button>
        ) : null}
        {own || isWanted ? (
          <Button isBusy={isBusy} look="quiet" onClick={() => disable.mutate()}>
            {t('turnOff')}
          </Button>
        ) : null}
      </div>
      <Stack isLive>
        <TestResult result={trial.data} />
        <Failure error={enable.error ?? disable.error ?? trial.error} />
      </Stack>
    </>
  )
}

type UsePushChangesParameters = Omit<PushButtonsProps, 'isWanted'> & { safes: PushSubscription['safes'] }

function usePushChanges({ onChanged, own, publicKey, push, safes }: UsePushChangesParameters) {
  const { service } = useServices()
  const locale = useLocale()
  const enable = useMutation({
    mutationFn: async () => {
      const subscription = await push.subscribe(publicKey)
      await createPushSubscription(service, { subscription: { ...subscription, safes } })
      await push.writeTexts()
    },
    onSuccess: onChanged,
  })
  const disable = useMutation({
    mutationFn: async () => {
      // The browser first: then no message arrives, even if the service cannot be reached.
      await push.unsubscribe()
      if (own) await deletePushSubscription(service, { id: own.id })
    },
    onSettled: onChanged,
  })
  const trial = useMutation({
    mutationFn: (id: string) => testPushSubscription(service, { id }),
    onSuccess: onChanged,
  })
  const isOn = own !== undefined
  // biome-ignore lint/correctness/useExhaustiveDependencies: written again in a language chosen meanwhile
  useEffect(() => {
    if (isOn) void push.writeTexts().catch(() => undefined)
  }, [isOn, locale, push])
  return { disable, enable, isBusy: enable.isPending || disable.isPending, trial }
}

function PushStatus({ hasNoSafe, isWanted, own }: Pick<PushState, 'isWanted' | 'own'> & { hasNoSafe: boolean }) {
  if (own) return <p>{t('on', { count: own.safes.length })}</p>
  return (
    <>
      {isWanted ? (
        <Notice title={t('expired')} tone="caution">
          {t('expiredText')}
        </Notice>
      ) : null}
      {hasNoSafe ? <p>{tNotifications('hookNoSafe')}</p> : null}
    </>
  )
}

function TestResult({ result }: { result: WebhookTest | undefined }) {
  if (!result) return null
  if (result.isDelivered) return <Notice title={t('tested')} tone="ok" />
  return <Notice title={t('testFailed', { reason: result.reason ?? '' })} tone="caution" />
}

function Failure({ error }: { error: Error | null }) {
  if (!error) return null
  return (
    <Notice isAlert title={tNotifications('hookChangeFailed')} tone="caution">
      {describeError(error).sentence}
    </Notice>
  )
}

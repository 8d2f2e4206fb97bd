import { useRouter } from '@tanstack/react-router'
import { useEffect, useRef } from 'react'
import { useNameOf } from '../../domain/address-book/useName.ts'
import { safeKey } from '../../domain/safe/queries.ts'
import { useMySafes } from '../../domain/safe/useMySafes.ts'
import { useNestedOwnerSafes } from '../../domain/safe/useNestedOwnerSafes.ts'
import { useServices } from '../../domain/services/Services.ts'
import { isUnsupported } from '../../domain/transactions/Report.ts'
import { type Need, usePendingActions } from '../../domain/transactions/usePendingActions.ts'
import { shortAddress } from '../../lib/groupHex.ts'
import { lazyPart } from '../../lib/lazyPart.tsx'
import { createCatalogue } from '../../lib/messages/createCatalogue.ts'
import { useStore } from '../../lib/useStore.ts'
import { openNotificationSettings } from './notificationSettingsStore.ts'
import { playSound } from './playSound.ts'

const t = createCatalogue('notifications')

/** Only where notifications are on: it reads the history of each Safe. */
const KeyCheckReminder = lazyPart(async () => (await import('./KeyCheckReminder.tsx')).KeyCheckReminder)

export type BackgroundPollerProps = Pick<NotificationSenderProps, 'page'>

/** Browsers throttle hidden pages to about one timer a minute. */
const interval = 60_000

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
    <>
      <NotificationSender isLoading={mine.isLoading || reach.isLoading || queues.isLoading} needs={needs} page={page} />
      <KeyCheckReminder safes={mine.safes} show={showNotice} />
    </>
  )
}

/** At once: a service can invent any number of proposals. */
const maxNotices = 5

type NotificationSenderProps = {
  isLoading: boolean
  needs: readonly Need[]
  page: Pick<Document, 'addEventListener' | 'hidden' | 'removeEventListener' | 'title'>
  show?: (notice: Notice) => void
  sound?: () => Promise<unknown>
}

/** Shows the count in the title, and notifies of actions that became pending while hidden. */
export function NotificationSender(props: NotificationSenderProps) {
  const { isLoading, needs, page, show = showNotice, sound = playSound } = props
  const { storage } = useServices()
  const router = useRouter()
  const nameOf = useNameOf()
  const settings = useStore(openNotificationSettings(storage))
  const known = useRef<Set<string>>(undefined)
  const count = settings.title ? needs.length : 0
  useEffect(() => {
    const plain = page.title.replace(/^\(\d+\) /, '')
    page.title = count > 0 ? `(${count}) ${plain}` : plain
    return () => {
      page.title = page.title.replace(/^\(\d+\) /, '')
    }
  }, [count, page])
  useEffect(() => {
    // Actions of the first complete load are not new.
    if (isLoading && !known.current) return
    const before = known.current
    const news = before ? needs.filter((need) => !before.has(keyOf(need))) : []
    known.current = new Set([...(before ?? []), ...needs.map(keyOf)])
    if (news.length > 0 && settings.sound) void sound().catch(() => undefined)
    if (!settings.notices) return
    for (const need of news.slice(0, maxNotices)) {
      const { address, chain } = need.safe
      const who = nameOf(address)?.name ?? shortAddress(address)
      const params = { chain: String(chain.id), id: need.report.id.safeTxHash, safe: address }
      show({
        body: describeReport(need.report),
        key: keyOf(need),
        onOpen: () => void router.navigate({ params, to: '/$chain/$safe/tx/$id' }),
        title: need.action === 'sign' ? t('needsSignature', { safe: who }) : t('needsExecution', { safe: who }),
      })
    }
    if (news.length > maxNotices)
      show({
        body: '',
        key: 'more',
        onOpen: () => void router.navigate({ to: '/inbox' }),
        title: t('needsMore', { count: news.length - maxNotices }),
      })
  }, [isLoading, needs, nameOf, router, settings, show, sound])
  return null
}

/** A service can invent a proposal: such a notification says that nobody signed it. */
function describeReport(report: Need['report']): string {
  const nonce = String(report.transaction?.value.nonce ?? 0n)
  return t(isUnsupported(report) ? 'needsUnsigned' : 'needsNonce', { nonce })
}

/** Keyed by action: becoming executable is new even after a signature was requested. */
const keyOf = ({ action, report: { id } }: Need) => `${id.chainId} ${id.safeTxHash} ${action}`

export type Notice = { key: string; title: string; body: string; onOpen: () => void }

/** Shows a browser notification, if supported and permitted. */
function showNotice({ body, key, onOpen, title }: Notice): void {
  if (!('Notification' in window) || Notification.permission !== 'granted') return
  try {
    const notice = new Notification(title, { body, icon: '/icon.svg', tag: key })
    notice.addEventListener('click', () => {
      window.focus()
      notice.close()
      onOpen()
    })
  } catch {
    // Some mobile browsers throw: there, notifications need a service worker.
    return
  }
}

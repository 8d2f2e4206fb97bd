import { useRouter } from '@tanstack/react-router'
import { useEffect, useRef } from 'react'
import { useNameOf } from '../../domain/names/useName.ts'
import { type Need, useNeedsYou } from '../../domain/queue/useNeedsYou.ts'
import { safeKey } from '../../domain/safe/queries.ts'
import { useMySafes } from '../../domain/safe/useMySafes.ts'
import { useSpokenSafes } from '../../domain/safe/useSpokenSafes.ts'
import { useServices } from '../../domain/services/Services.ts'
import { shortAddress } from '../../lib/groupHex.ts'
import { tellingText as words } from '../../lib/messages/telling.ts'
import { useStore } from '../../lib/useStore.ts'
import { findNews, needKey } from './findNews.ts'
import { playSound } from './playSound.ts'
import { type Notice, showNotice } from './showNotice.ts'
import { openTelling } from './tellingStore.ts'

export type WatchProps = {
  page: Pick<Document, 'addEventListener' | 'hidden' | 'removeEventListener' | 'title'>
  /** @default the browser's */
  show?: (notice: Notice) => void
  /** @default made here */
  sound?: () => Promise<unknown>
}

/** Browsers wake hidden pages about once a minute. */
const interval = 60_000

/** Looks after all Safes of the account, and tells of what waits and was not waiting when the reader looked away. */
export function Watch({ page, show = showNotice, sound = playSound }: WatchProps) {
  const services = useServices()
  const router = useRouter()
  const nameOf = useNameOf()
  const settings = useStore(openTelling(services.storage))
  const mine = useMySafes()
  const { safes, ...reach } = useSpokenSafes(mine.safes, { hasFurther: true })
  const { needs, ...queues } = useNeedsYou(safes)
  const isLoading = mine.isLoading || reach.isLoading || queues.isLoading
  const known = useRef<Set<string>>(undefined)

  // Queries do not renew themselves in a page that nobody looks at.
  useEffect(() => {
    const { queryClient } = services
    const timer = setInterval(() => {
      for (const { address, chain } of safes)
        void queryClient.invalidateQueries(
          { queryKey: [...safeKey({ address, chainId: chain.id }), 'queue'] },
          { cancelRefetch: false },
        )
    }, interval)
    return () => clearInterval(timer)
  }, [services, safes])

  const count = settings.title ? needs.length : 0
  useEffect(() => {
    const plain = page.title.replace(/^\(\d+\) /, '')
    page.title = count > 0 ? `(${count}) ${plain}` : plain
    return () => {
      page.title = page.title.replace(/^\(\d+\) /, '')
    }
  }, [count, page])

  // What waits when everything was looked through for the first time is no news.
  useEffect(() => {
    if (isLoading && !known.current) return
    const news = known.current ? findNews(needs, known.current) : []
    known.current = new Set([...(known.current ?? []), ...needs.map(needKey)])
    if (news.length === 0) return
    if (settings.sound) void sound().catch(() => undefined)
    if (!settings.notices) return
    for (const need of news) {
      const { address, chain } = need.safe
      const params = { chain: String(chain.id), id: need.report.id.safeTxHash, safe: address }
      show({
        body: words.needsNonce(need.report.transaction?.value.nonce ?? 0n),
        key: needKey(need),
        onOpen: () => void router.navigate({ params, to: '/$chain/$safe/tx/$id' }),
        title: describe(need, nameOf(address)?.name ?? shortAddress(address)),
      })
    }
  }, [isLoading, needs, nameOf, router, settings, show, sound])
  return null
}

function describe({ action }: Need, safe: string): string {
  return action === 'sign' ? words.needsSignature(safe) : words.needsExecution(safe)
}

import { DialogFrame, restoreWallet } from '@countersign/connect/frame'
import { type ReactNode, useCallback, useEffect, useMemo, useRef, useState } from 'react'
import { useChains, useConnection } from 'wagmi'
import { useCurrentSafe } from '../../domain/safe/useCurrentSafe.ts'
import {
  AccountContext,
  ConnectDialogContext,
  nobody,
  type SentTransaction,
} from '../../domain/services/ConnectDialogContext.ts'
import { useServices } from '../../domain/services/Services.ts'
import { createCatalogue } from '../../lib/messages/createCatalogue.ts'
import { useStore } from '../../lib/useStore.ts'
import { Button } from '../../ui/Button.tsx'
import type { ConnectIsland, ConnectRequest } from './ConnectIsland.tsx'
import { toDialogTheme } from './toDialogTheme.ts'

const t = createCatalogue('connect')

/** Hosts the wallet dialog: its code loads on first use, its frame shows at once. */
export function ConnectHost({ children }: { children: ReactNode }) {
  const isRestoring = useRestoredWallet()
  const { island, load } = useConnectIsland()
  const [request, setRequest] = useState<ConnectRequest>()
  const [account, setAccount] = useState(nobody)
  const [sent, setSent] = useState<readonly SentTransaction[]>([])
  const { chainId, status } = useConnection()
  const isKnownChain = useChains().some(({ id }) => id === chainId)
  const isConnected = status === 'connected'
  const safe = useCurrentSafe()

  const sendRequest = useCallback(
    (view: ConnectRequest['view']) => {
      load()
      setRequest((last) => ({ number: (last?.number ?? 0) + 1, view }))
    },
    [load],
  )

  // The dialog's code ends the account's session on disconnect.
  useEffect(() => {
    if (!isConnected) return
    const handle = setTimeout(load, 1_000)
    return () => clearTimeout(handle)
  }, [isConnected, load])

  const control = useMemo(
    () => ({
      open: () => sendRequest('list'),
      openAccount: () => sendRequest(isKnownChain ? 'profile' : 'networks'),
      openNetworks: () => sendRequest('networks'),
      prepare: load,
      record: (transaction: SentTransaction) => setSent((list) => [...list, transaction]),
      isRestoring,
    }),
    [sendRequest, isKnownChain, isRestoring, load],
  )

  return (
    <ConnectDialogContext value={control}>
      <AccountContext value={account}>{children}</AccountContext>
      {island.status === 'ready' ? (
        <island.Island chainId={safe?.chainId} onAccount={setAccount} request={request} sent={sent} />
      ) : null}
      {request && island.status !== 'ready' ? (
        // A failed import stays failed until a reload.
        <ConnectFrame island={island} onClose={() => setRequest(undefined)} onRetry={() => window.location.reload()} />
      ) : null}
    </ConnectDialogContext>
  )
}

type ConnectFrameProps = { island: Island; onClose: () => void; onRetry: () => void }

export function ConnectFrame({ island, onClose, onRetry }: ConnectFrameProps) {
  const { settings, theme: scheme } = useServices()
  const theme = toDialogTheme(useStore(scheme), useStore(settings))
  const hasFailed = island.status === 'failed'
  return (
    <DialogFrame onClose={onClose} theme={theme} title={hasFailed ? t('notLoaded') : t('loading')}>
      {hasFailed ? (
        <Button look="primary" onClick={onRetry}>
          {t('retry')}
        </Button>
      ) : null}
    </DialogFrame>
  )
}

export type Island =
  | { status: 'absent' | 'loading' }
  | { status: 'failed'; error: unknown }
  | { status: 'ready'; Island: typeof ConnectIsland }

/** Loads the dialog's code, which most visits never need. */
function useConnectIsland() {
  const [island, setIsland] = useState<Island>({ status: 'absent' })
  const isRequested = useRef(false)
  const load = useCallback(() => {
    if (isRequested.current) return
    isRequested.current = true
    setIsland({ status: 'loading' })
    import('./ConnectIsland.tsx').then(
      ({ ConnectIsland }) => setIsland({ status: 'ready', Island: ConnectIsland }),
      (error: unknown) => {
        isRequested.current = false
        setIsland({ status: 'failed', error })
      },
    )
  }, [])
  return { island, load }
}

/** wagmi's storage key of the last connector. */
const lastWallet = 'wagmi.recentConnectorId'

/** Milliseconds to wait for a wallet's announcement; a later one is still reconnected. */
const announcementTimeout = 3_000

/** Reconnects the last wallet; true while pending. New visitors get the introduction at once. */
function useRestoredWallet(): boolean {
  const { wagmi, demoWallet, embedding, storage } = useServices()
  const { status } = useConnection()
  const [isRestoring, setRestoring] = useState(
    () => storage.getItem(lastWallet) !== null || embedding.get().status === 'connecting',
  )
  useEffect(() => {
    let isGone = false
    let stop = () => {}
    let timer: ReturnType<typeof setTimeout> | undefined
    const finish = () => {
      if (!isGone) setRestoring(false)
    }
    // Inside a host its Safe is the account.
    void embedding.settled
      .then(async (isEmbedded) => {
        if (isEmbedded || isGone) return
        const restored = restoreWallet(wagmi)
        stop = restored.stop
        if (!(await restored.isAwaited)) return
        const isLate = new Promise((resolve) => {
          timer = setTimeout(resolve, announcementTimeout)
        })
        await Promise.race([demoWallet, isLate])
      })
      .catch(() => undefined)
      .finally(finish)
    return () => {
      isGone = true
      clearTimeout(timer)
      stop()
    }
  }, [wagmi, demoWallet, embedding])
  return isRestoring && status !== 'connected'
}

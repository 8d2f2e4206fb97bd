import { type ReactNode, useCallback, useEffect, useMemo, useRef, useState } from 'react'
import type { Address } from 'viem'
import { useConfig } from 'wagmi'
import { ANSWER_TIMEOUT, GATEWAYS, OPEN_TIMEOUT } from '../constants.ts'
import {
  type AvatarComponent,
  type ChainIcons,
  ConnectContext,
  type ConnectContextValue,
} from '../context/ConnectContext.ts'
import type { Timeouts } from '../flow/connectWallet.ts'
import { reconnectLate } from '../flow/restoreWallet.ts'
import { useConnectionResult } from '../hooks/useConnectionResult.ts'
import type { Messages } from '../messages/en.ts'
import { type Locale, pickLocale } from '../messages/locales.ts'
import type { NameLookups } from '../names/lookUpName.ts'
import type { Gateways } from '../names/toFetchableUri.ts'
import type { AuthenticationAdapter } from '../sign-in/AuthenticationAdapter.ts'
import { CLOSED, type DialogAction, type DialogState, type SwitchStatus } from '../state/DialogState.ts'
import { reduce } from '../state/reduce.ts'
import { createDialogStore, type DialogStore } from '../storage/createDialogStore.ts'
import { type Theme, toThemeProps } from '../theme/Theme.ts'
import { useLayout } from '../ui/useLayout.ts'
import { readEnvironment } from '../wallet-list/Environment.ts'
import type { WalletItem } from '../wallet-list/WalletItem.ts'
import { afterNextFrame } from './afterNextFrame.ts'
import { useConnectFlow, usePendingTransactions, useSignInFlow } from './flows.ts'
import { type DialogParts, loadDialogChunk, useDialogParts } from './useDialogParts.ts'
import { useMessages } from './useMessages.ts'
import { useWalletSections, type WalletsSource } from './useWalletSections.ts'
import { whenIdle } from './whenIdle.ts'

export type ConnectProviderProps = {
  appName: string
  children: ReactNode
  /** Enables sign-in: the adapter implements it, `signIn` decides when. */
  authentication?: AuthenticationAdapter | undefined
  /** Draws an account instead of its looked-up or generated avatar. */
  avatar?: AvatarComponent | undefined
  /** The chain to switch to after connecting; absent: the wallet's own. */
  chainId?: number | undefined
  /** Own pictures of chains, by id. @default the bundled ones */
  chainIcons?: ChainIcons | undefined
  disclaimer?: ReactNode
  gateways?: Gateways | undefined
  /** @default 'wide' */
  layout?: 'wide' | 'compact' | undefined
  learnMoreUrl?: string | undefined
  /** @default the browser's language */
  locale?: Locale | undefined
  /** Look-ups of names and avatars: `ensNames()` of `@countersign/connect/names`. @default none */
  lookups?: NameLookups | undefined
  messages?: Partial<Messages> | undefined
  /** The app's own name for an account, for example from its address book. Keep it stable between renders. */
  nameOf?: ((address: Address) => string | undefined) | undefined
  /**
   * When the dialog's code loads: on `press` of a button (or its focus by keyboard), on `hover`, or once the page is
   * `idle`. Earlier is faster for those who connect and costs the others 42 kB. @default 'press'
   */
  prefetch?: 'press' | 'hover' | 'idle' | undefined
  /**
   * Reconnects the wallet of the last visit when it announces itself after wagmi's attempt. Disable it in an app that
   * calls `restoreWallet` itself. @default true
   */
  reconnectsLate?: boolean | undefined
  /** After every connection, or on demand from the account view. @default 'required' */
  signIn?: 'offered' | 'required' | undefined
  store?: DialogStore | undefined
  theme?: Theme | undefined
  timeouts?: Partial<Timeouts> | undefined
  /** @default the full catalogue, which loads with the dialog */
  wallets?: WalletsSource | undefined
}

export type ConnectStateProps = ConnectProviderProps & { dialog?: (chunk: DialogParts) => ReactNode }

const NOTHING = {}
const nobody = () => undefined

/** State of connection, dialog and sign-in, for the dialog or an app's own UI. */
export function ConnectState({
  appName,
  authentication: adapter,
  avatar,
  chainIcons,
  chainId,
  children,
  dialog,
  disclaimer,
  gateways = GATEWAYS,
  layout: preferredLayout = 'wide',
  learnMoreUrl,
  locale,
  lookups,
  messages,
  nameOf = nobody,
  prefetch = 'press',
  reconnectsLate = true,
  signIn: signInMode = 'required',
  store: givenStore,
  theme,
  timeouts = NOTHING,
  wallets,
}: ConnectStateProps) {
  const config = useConfig()
  const [store] = useState(() => givenStore ?? createDialogStore())
  const [environment] = useState(readEnvironment)
  const [preferred] = useState(() => pickLocale(typeof navigator === 'undefined' ? [] : navigator.languages))
  const { dispatch, state } = useDialogState()
  const connection = useConnectionResult()
  const layout = useLayout(preferredLayout, environment)
  const { chunk, loadParts } = useDialogParts()
  const { language, t } = useMessages(
    locale ?? preferred,
    messages,
    chunk.status === 'ready' ? chunk.parts.en : undefined,
  )
  const { isLoadingWallets, prepare, sections } = useWalletSections({ environment, chunk, source: wallets, store })
  const { authentication, signIn, signOut } = useSignInFlow({ adapter, connection, dispatch, state })
  usePendingTransactions(store, connection)

  const { answer = ANSWER_TIMEOUT, open: openTimeout = OPEN_TIMEOUT } = timeouts
  const switchNetwork = useCallback(
    async (target: number) => {
      const report = (progress: SwitchStatus) => dispatch({ progress, type: 'switch' })
      report({ chainId: target, status: 'asking' })
      const { switchNetwork, toSwitchFailure } = await loadDialogChunk()
      try {
        await switchNetwork(config, { chainId: target })
        dispatch({ type: 'switched' })
      } catch (thrown) {
        report(toSwitchFailure(thrown, target))
      }
    },
    [config, dispatch],
  )
  const onConnected = useCallback(
    ({ id }: WalletItem) => {
      store.rememberWallet(id)
      dispatch({ mustSignIn: adapter !== undefined && signInMode === 'required', type: 'connected' })
      // The account is already shared: a failed switch is a network failure, not a connection failure.
      const { connections, current } = config.state
      if (chainId === undefined || connections.get(current ?? '')?.chainId === chainId) return
      dispatch({ type: 'connectedElsewhere' })
      void switchNetwork(chainId)
    },
    [adapter, chainId, config, dispatch, signInMode, store, switchNetwork],
  )
  const { leave, pick: pickItem } = useConnectFlow({
    dispatch,
    environment,
    chunk,
    onConnected,
    timeouts: useMemo(() => ({ answer, open: openTimeout }), [answer, openTimeout]),
  })

  // The current list entry: the wallet may have announced itself since the render.
  const pick = useCallback(
    (item: WalletItem) => pickItem(sections.flatMap(({ items }) => items).find(({ id }) => id === item.id) ?? item),
    [pickItem, sections],
  )

  useEffect(() => (reconnectsLate ? reconnectLate(config) : undefined), [config, reconnectsLate])

  // Stored while connected, removed on any disconnection, including the wallet's own.
  const wasConnected = useRef(false)
  useEffect(() => {
    const isConnected = connection.status === 'connected'
    if (isConnected) store.setConnected(true)
    else if (connection.status === 'disconnected') store.setConnected(false)
    if (wasConnected.current && connection.status === 'disconnected') dispatch({ type: 'disconnected' })
    // The wallet of the last visit announced itself while the list was open.
    if (isConnected && !wasConnected.current) dispatch({ type: 'restored' })
    wasConnected.current = isConnected
  }, [connection.status, dispatch, store])

  // A headless app renders its list before any click on our button.
  const isHeadless = dialog === undefined
  useEffect(() => {
    if (isHeadless) loadParts()
  }, [isHeadless, loadParts])

  useEffect(() => {
    if (prefetch !== 'idle') return
    return whenIdle(() => {
      prepare()
      loadParts()
    })
  }, [loadParts, prefetch, prepare])

  const marks = chunk.status === 'ready' ? chunk.marks : undefined
  const value = useMemo<ConnectContextValue>(() => {
    const disconnect = async () => (await loadDialogChunk()).disconnectAll(config)
    // A failed preload is reported only when a view needs it.
    const load = () =>
      afterNextFrame(() => {
        prepare()
        loadParts()
      })
    return {
      appName,
      authentication,
      avatar,
      chainIcons,
      close() {
        leave()
        // Leaving a required sign-in disconnects.
        const isVerifying = signInMode === 'required' && state.views.some(({ view }) => view === 'verify')
        dispatch({ type: 'close' })
        if (isVerifying && authentication !== 'authenticated') void disconnect()
      },
      connection,
      disclaimer,
      disconnect,
      dispatch,
      environment,
      gateways,
      isLoadingWallets,
      language,
      layout,
      learnMoreUrl,
      lookups,
      marks,
      nameOf,
      open(view) {
        dispatch({ type: 'open', view })
        load()
      },
      pick,
      prefetch,
      prepare: load,
      sections,
      signIn: () => void signIn(),
      signInMode,
      signOut,
      state,
      store,
      switchNetwork,
      t,
      themeProps: toThemeProps(theme),
    }
  }, [
    appName,
    authentication,
    avatar,
    chainIcons,
    config,
    connection,
    disclaimer,
    dispatch,
    environment,
    gateways,
    isLoadingWallets,
    language,
    layout,
    learnMoreUrl,
    leave,
    loadParts,
    lookups,
    marks,
    nameOf,
    pick,
    prefetch,
    prepare,
    sections,
    signIn,
    signInMode,
    signOut,
    state,
    store,
    switchNetwork,
    t,
    theme,
  ])

  return (
    <ConnectContext.Provider value={value}>
      {children}
      {dialog?.(chunk)}
    </ConnectContext.Provider>
  )
}

/** A reducer with synchronous access to its state: an attempt needs its number before React renders. */
function useDialogState() {
  const [state, setState] = useState(CLOSED)
  const current = useRef(state)
  const dispatch = useCallback((action: DialogAction): DialogState => {
    current.current = reduce(current.current, action)
    setState(current.current)
    return current.current
  }, [])
  return { dispatch, state }
}

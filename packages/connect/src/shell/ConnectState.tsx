import { type ReactNode, useCallback, useEffect, useMemo, useRef, useState } from 'react'
import type { Address } from 'viem'
import { useConfig } from 'wagmi'
import { ANSWER_TIMEOUT, GATEWAYS, OPEN_TIMEOUT } from '../constants.ts'
import { ConnectContext, type ConnectContextValue } from '../context/ConnectContext.ts'
import type { Timeouts } from '../flow/connectWallet.ts'
import { reconnectLate } from '../flow/restoreWallet.ts'
import { useConnectionResult } from '../hooks/useConnectionResult.ts'
import type { Messages } from '../messages/en.ts'
import { type Locale, pickLocale } from '../messages/locales.ts'
import type { NameLookups } from '../names/NameLookups.ts'
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
import { loadAfterClick } from './loadAfterClick.ts'
import { useConnectFlow } from './useConnectFlow.ts'
import { type DialogParts, useDialogParts } from './useDialogParts.ts'
import { useMessages } from './useMessages.ts'
import { usePendingTransactions } from './usePendingTransactions.ts'
import { useSignInFlow } from './useSignInFlow.ts'
import { useWalletSections, type WalletsSource } from './useWalletSections.ts'

export type ConnectProviderProps = {
  appName: string
  children: ReactNode
  /** Lets the user sign in: how is up to the adapter, when to `signIn`. */
  authentication?: AuthenticationAdapter | undefined
  /** The chain to be on after connecting; none: the wallet's own. */
  chainId?: number | undefined
  disclaimer?: ReactNode
  gateways?: Gateways | undefined
  /** @default 'wide' */
  layout?: 'wide' | 'compact' | undefined
  learnMoreUrl?: string | undefined
  /** @default the browser's language */
  locale?: Locale | undefined
  /** Where names and pictures are looked up: `ensNames()` of `@countersign/connect/names`. @default nowhere */
  lookups?: NameLookups | undefined
  messages?: Partial<Messages> | undefined
  /** The app's own name for an account, such as one of its address book. Keep it stable between renders. */
  nameOf?: ((address: Address) => string | undefined) | undefined
  /**
   * Reconnects the wallet of the last visit when it announces itself after wagmi's own attempt. Off for an app that does
   * so with `restoreWallet`, or not at all. @default true
   */
  reconnectsLate?: boolean | undefined
  /** After every connection, or from the account view when the user likes. @default 'required' */
  signIn?: 'offered' | 'required' | undefined
  store?: DialogStore | undefined
  theme?: Theme | undefined
  timeouts?: Partial<Timeouts> | undefined
  /** @default the whole catalogue, which comes with the dialog */
  wallets?: WalletsSource | undefined
}

export type ConnectStateProps = ConnectProviderProps & { dialog?: (late: DialogParts) => ReactNode }

const NOTHING = {}
const nobody = () => undefined

/** All that goes on, for what is drawn inside of it: the dialog, or what an app draws instead. */
export function ConnectState({
  appName,
  authentication: adapter,
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
  const { late, loadLate } = useDialogParts()
  const { language, t } = useMessages(
    locale ?? preferred,
    messages,
    late.status === 'ready' ? late.parts.en : undefined,
  )
  const { isLoadingWallets, prepare, sections } = useWalletSections({ environment, late, source: wallets, store })
  const { authentication, signIn, signOut } = useSignInFlow({ adapter, connection, dispatch, state })
  usePendingTransactions(store, connection)

  const { answer = ANSWER_TIMEOUT, open: openTimeout = OPEN_TIMEOUT } = timeouts
  const switchNetwork = useCallback(
    async (target: number) => {
      const report = (progress: SwitchStatus) => dispatch({ progress, type: 'switch' })
      report({ chainId: target, status: 'asking' })
      const { switchNetwork, toSwitchFailure } = await loadAfterClick()
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
      // The account is shared by now: a switch that fails is a matter of the network, not of the connection.
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
    late,
    onConnected,
    timeouts: useMemo(() => ({ answer, open: openTimeout }), [answer, openTimeout]),
  })

  // As it is listed now: since it was drawn it may have announced itself.
  const pick = useCallback(
    (item: WalletItem) => pickItem(sections.flatMap(({ items }) => items).find(({ id }) => id === item.id) ?? item),
    [pickItem, sections],
  )

  useEffect(() => (reconnectsLate ? reconnectLate(config) : undefined), [config, reconnectsLate])

  // Remembered while connected, forgotten on any disconnection, also one that the wallet began.
  const wasConnected = useRef(false)
  useEffect(() => {
    const isConnected = connection.status === 'connected'
    if (isConnected) store.setConnected(true)
    else if (connection.status === 'disconnected') store.setConnected(false)
    if (wasConnected.current && connection.status === 'disconnected') dispatch({ type: 'disconnected' })
    // The wallet of the last visit announced itself while a list of others was open.
    if (isConnected && !wasConnected.current) dispatch({ type: 'restored' })
    wasConnected.current = isConnected
  }, [connection.status, dispatch, store])

  // Whoever draws a list of its own draws it before any click of ours.
  const isHeadless = dialog === undefined
  useEffect(() => {
    if (isHeadless) loadLate()
  }, [isHeadless, loadLate])

  const value = useMemo<ConnectContextValue>(() => {
    const disconnect = async () => (await loadAfterClick()).disconnectAll(config)
    // A failure shows when a view is needed; a mere intention is no reason to complain.
    const load = () =>
      afterNextFrame(() => {
        prepare()
        loadLate()
      })
    return {
      appName,
      authentication,
      close() {
        leave()
        // Who leaves a sign-in that the app requires is not let in half-way.
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
      nameOf,
      open(view) {
        dispatch({ type: 'open', view })
        load()
      },
      pick,
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
    loadLate,
    lookups,
    nameOf,
    pick,
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
      {dialog?.(late)}
    </ConnectContext.Provider>
  )
}

/** The reducer with its newest state at hand: an attempt must know its number before React renders again. */
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

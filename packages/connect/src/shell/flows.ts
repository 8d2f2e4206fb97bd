import { useCallback, useEffect, useRef, useState, useSyncExternalStore } from 'react'
import { type Connector, useConfig, useConnectors } from 'wagmi'
import type { ConnectionResult } from '../connection/ConnectionResult.ts'
import { abortPairing } from '../flow/abortPairing.ts'
import type { Timeouts } from '../flow/connectWallet.ts'
import type { AuthenticationAdapter, AuthenticationStatus } from '../sign-in/AuthenticationAdapter.ts'
import type { ConnectStatus, DialogAction, DialogState, SignInStatus } from '../state/DialogState.ts'
import type { DialogStore } from '../storage/createDialogStore.ts'
import { toTransactionsKey } from '../transactions/RecentTransaction.ts'
import type { Environment } from '../wallet-list/Environment.ts'
import type { WalletItem } from '../wallet-list/WalletItem.ts'
import { type DialogParts, loadDialogChunk } from './useDialogParts.ts'

export type UseConnectFlowParameters = {
  dispatch(action: DialogAction): DialogState
  environment: Environment
  chunk: DialogParts
  onConnected(item: WalletItem): void
  timeouts: Timeouts
}

export function useConnectFlow({ dispatch, environment, chunk, onConnected, timeouts }: UseConnectFlowParameters) {
  const config = useConfig()
  const connectors = useConnectors()
  const active = useRef<Connector>(undefined)

  const leave = useCallback(() => {
    abortPairing(active.current)
    active.current = undefined
  }, [])

  const pick = useCallback(
    (item: WalletItem) => {
      leave()
      // A list item implies that the catalogue is loaded.
      if (chunk.status !== 'ready') return
      const { connectWallet, getFirstStatus, openDeepLink, planConnection } = chunk.parts
      const plan = planConnection(item, environment)
      const connector = connectors.find(({ uid }) => uid === item.connectorUid)
      const { attempt } = dispatch({ item, progress: getFirstStatus(plan), type: 'pick' })
      if (plan.kind === 'missing' || !connector) return
      active.current = connector
      const report = (progress: ConnectStatus) => dispatch({ attempt, progress, type: 'progress' })
      const common = { config, connector, environment, item, plan, report, timeouts }
      void connectWallet({ ...common, openLink: openDeepLink }).then((isConnected) => isConnected && onConnected(item))
    },
    [config, connectors, dispatch, environment, chunk, leave, onConnected, timeouts],
  )
  return { leave, pick }
}

export type UseSignInFlowParameters = {
  adapter: AuthenticationAdapter | undefined
  connection: ConnectionResult
  dispatch(action: DialogAction): DialogState
  state: DialogState
}

/** The sign-in of the connected account: restored after a reload, ended with the connection or the account. */
export function useSignInFlow({ adapter, connection, dispatch, state }: UseSignInFlowParameters) {
  const config = useConfig()
  const [status, setStatus] = useState<AuthenticationStatus>(adapter ? 'loading' : 'off')
  const signedIn = useRef<string>(undefined)
  const address = connection.status === 'connected' ? connection.account.address : undefined
  const chainId = connection.status === 'connected' ? connection.chain.id : undefined
  const isSettled = connection.status === 'connected' || connection.status === 'disconnected'

  const signOut = useCallback(async () => {
    signedIn.current = undefined
    if (!adapter) return
    setStatus('unauthenticated')
    // Signed out locally in any case; an unreachable server's session expires by itself.
    await adapter.signOut().catch(() => undefined)
  }, [adapter])

  useEffect(() => {
    if (!adapter || !isSettled) return
    if (signedIn.current && signedIn.current !== address) void signOut()
    if (!address) return setStatus('unauthenticated')
    let isCurrent = true
    adapter.getSession().then(
      (session) => {
        if (!isCurrent || signedIn.current === address) return
        const isSame = session !== null && session.address.toLowerCase() === address.toLowerCase()
        // The account may have changed while the page was closed.
        if (session && !isSame) void adapter.signOut().catch(() => undefined)
        signedIn.current = isSame ? address : undefined
        setStatus(isSame ? 'authenticated' : 'unauthenticated')
      },
      () => isCurrent && setStatus('unauthenticated'),
    )
    return () => {
      isCurrent = false
    }
  }, [adapter, address, isSettled, signOut])

  const report = useCallback((progress: SignInStatus) => dispatch({ progress, type: 'signIn' }), [dispatch])
  const prepare = useCallback(async () => {
    if (!adapter || !address || chainId === undefined) return
    report({ status: 'preparing' })
    const { prepareSignIn } = await loadDialogChunk()
    report(await prepareSignIn({ adapter, address, chainId }))
  }, [adapter, address, chainId, report])

  // Prepared when the view opens, not on click.
  const isVerifying = state.views.at(-1)?.view === 'verify'
  useEffect(() => {
    if (isVerifying) void prepare()
  }, [isVerifying, prepare])

  const signIn = useCallback(async () => {
    const view = state.views.at(-1)
    if (!adapter || !address || view?.view !== 'verify') return
    const message = 'message' in view.progress ? view.progress.message : null
    if (message === null) return prepare()
    const { runSignIn, signWithWallet } = await loadDialogChunk()
    const sign = (text: string) => signWithWallet(config, { account: address, message: text })
    if (!(await runSignIn({ adapter, message, report, sign }))) return
    signedIn.current = address
    setStatus('authenticated')
    dispatch({ type: 'close' })
  }, [adapter, address, config, dispatch, prepare, report, state])

  return { authentication: adapter ? status : ('off' as const), signIn, signOut }
}

/** Waits for the receipts of the connected account's pending transactions. */
export function usePendingTransactions(store: DialogStore, connection: ConnectionResult): void {
  const config = useConfig()
  const { transactions } = useSyncExternalStore(store.subscribe, store.read, store.read)
  const key =
    connection.status === 'connected' ? toTransactionsKey(connection.account.address, connection.chain.id) : undefined
  const chainId = connection.status === 'connected' ? connection.chain.id : undefined
  const pending = (key ? (transactions[key] ?? []) : [])
    .filter(({ kind, status }) => status === 'pending' && kind === 'transaction')
    .map(({ hash }) => hash)
    .join()

  useEffect(() => {
    if (!key || !pending || !config.chains.some(({ id }) => id === chainId)) return
    const left = new AbortController()
    const common = { chainId, config, key, signal: left.signal, store }
    void loadDialogChunk().then(({ trackTransactions }) => trackTransactions({ ...common, hashes: pending.split(',') }))
    return () => left.abort()
  }, [chainId, config, key, pending, store])
}

import { useCallback, useEffect, useRef, useState } from 'react'
import { useConfig } from 'wagmi'
import type { ConnectionResult } from '../connection/ConnectionResult.ts'
import type { AuthenticationAdapter, AuthenticationStatus } from '../sign-in/AuthenticationAdapter.ts'
import type { DialogAction, DialogState, SignInStatus } from '../state/DialogState.ts'
import { loadAfterClick } from './useDialogParts.ts'

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
    const { prepareSignIn } = await loadAfterClick()
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
    const { runSignIn, signWithWallet } = await loadAfterClick()
    const sign = (text: string) => signWithWallet(config, { account: address, message: text })
    if (!(await runSignIn({ adapter, message, report, sign }))) return
    signedIn.current = address
    setStatus('authenticated')
    dispatch({ type: 'close' })
  }, [adapter, address, config, dispatch, prepare, report, state])

  return { authentication: adapter ? status : ('off' as const), signIn, signOut }
}

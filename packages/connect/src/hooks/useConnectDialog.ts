import { useConnectContext } from '../context/ConnectContext.ts'

/** Opens and closes the dialog, and returns the current view. Views that do not apply are absent. */
export function useConnectDialog() {
  const { authentication, close, connection, open, state } = useConnectContext()
  const isConnected = connection.status === 'connected'
  return {
    close,
    isOpen: state.views.length > 0,
    openConnect: isConnected ? undefined : () => open('list'),
    openNetworks: isConnected ? () => open('networks') : undefined,
    openProfile: isConnected && !connection.chain.unsupported ? () => open('profile') : undefined,
    openVerify: isConnected && authentication === 'unauthenticated' ? () => open('verify') : undefined,
    view: state.views.at(-1),
  }
}

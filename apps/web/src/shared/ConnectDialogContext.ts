import { createContext, useContext } from 'react'

export type ConnectDialogControl = {
  /** Opens the wallet panel from anywhere. */
  open: () => void
  /** Whether the wallet of the last visit is still being looked for. */
  isRestoring: boolean
}

export const ConnectDialogContext = createContext<ConnectDialogControl>({ open: () => {}, isRestoring: false })

export function useConnectDialog(): ConnectDialogControl {
  return useContext(ConnectDialogContext)
}

import { useCallback, useRef } from 'react'
import { type Connector, useConfig, useConnectors } from 'wagmi'
import { abortPairing } from '../flow/abortPairing.ts'
import type { Timeouts } from '../flow/connectWallet.ts'
import type { ConnectStatus, DialogAction, DialogState } from '../state/DialogState.ts'
import type { Environment } from '../wallet-list/Environment.ts'
import type { WalletItem } from '../wallet-list/WalletItem.ts'
import type { DialogParts } from './useDialogParts.ts'

export type UseConnectFlowParameters = {
  dispatch(action: DialogAction): DialogState
  environment: Environment
  late: DialogParts
  onConnected(item: WalletItem): void
  timeouts: Timeouts
}

export function useConnectFlow({ dispatch, environment, late, onConnected, timeouts }: UseConnectFlowParameters) {
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
      if (late.status !== 'ready') return
      const { connectWallet, getFirstStatus, openDeepLink, planConnection } = late.parts
      const plan = planConnection(item, environment)
      const connector = connectors.find(({ uid }) => uid === item.connectorUid)
      const { attempt } = dispatch({ item, progress: getFirstStatus(plan), type: 'pick' })
      if (plan.kind === 'missing' || !connector) return
      active.current = connector
      const report = (progress: ConnectStatus) => dispatch({ attempt, progress, type: 'progress' })
      const common = { config, connector, environment, item, plan, report, timeouts }
      void connectWallet({ ...common, openLink: openDeepLink }).then((isConnected) => isConnected && onConnected(item))
    },
    [config, connectors, dispatch, environment, late, leave, onConnected, timeouts],
  )
  return { leave, pick }
}

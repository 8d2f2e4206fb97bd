import { ConnectProvider, useConnectContext, useRecentTransactions } from '@countersign/connect'
import { useCallback, useEffect, useLayoutEffect, useMemo, useRef } from 'react'
import type { Address } from 'viem'
import { useNameOf } from '../../domain/names/useName.ts'
import { useServices } from '../../domain/services/Services.ts'
import type { SentTransaction } from '../../domain/wallet/ConnectDialogContext.ts'
import { common } from '../../lib/messages/common.ts'
import { connectText } from '../../lib/messages/connect.ts'
import { useStore } from '../../lib/useStore.ts'
import type { ConnectRequest } from './ConnectRequest.ts'
import { createSignIn } from './createSignIn.ts'
import { toDialogTheme } from './toDialogTheme.ts'

export type ConnectIslandProps = {
  /** Of the Safe that is open: a wallet that connects here is asked to be on it. */
  chainId: number | undefined
  request: ConnectRequest | undefined
  sent: readonly SentTransaction[]
}

/** The dialog itself with what the operator and the user set; beside the app's pages, not around them. */
export function ConnectIsland({ chainId, request, sent }: ConnectIslandProps) {
  const { config, storage, theme } = useServices()
  const scheme = useStore(theme)
  const nameOf = useNameOf()
  const nameOfAccount = useCallback((address: Address) => nameOf(address)?.name, [nameOf])
  const { arweaveGateway, ipfsGateway, serviceUrl } = config
  const gateways = useMemo(() => ({ arweave: arweaveGateway, ipfs: ipfsGateway }), [arweaveGateway, ipfsGateway])
  const authentication = useMemo(
    () => createSignIn({ baseUrl: serviceUrl, statement: connectText.statement, storage }),
    [serviceUrl, storage],
  )
  return (
    <ConnectProvider
      appName={common.appName}
      authentication={authentication}
      chainId={chainId}
      disclaimer={connectText.lead}
      gateways={gateways}
      locale="en"
      lookups={config.lookups}
      nameOf={nameOfAccount}
      signIn="offered"
      theme={useMemo(() => toDialogTheme(scheme), [scheme])}
    >
      <Wishes request={request} sent={sent} />
    </ConnectProvider>
  )
}

/** Carries what the app wants into the dialog. */
function Wishes({ request, sent }: Pick<ConnectIslandProps, 'request' | 'sent'>) {
  const { open } = useConnectContext()
  const { add } = useRecentTransactions()
  const answered = useRef(0)
  const added = useRef(0)

  // Before the screen is drawn: the frame that stood in for the dialog goes with the same picture.
  useLayoutEffect(() => {
    if (!request || request.number === answered.current) return
    answered.current = request.number
    open(request.view)
  }, [open, request])

  useEffect(() => {
    for (const transaction of sent.slice(added.current)) add(transaction)
    added.current = sent.length
  }, [add, sent])
  return null
}

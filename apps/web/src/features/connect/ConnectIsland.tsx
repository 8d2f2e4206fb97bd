import {
  ConnectProvider,
  pickLocale,
  useAccountName,
  useConnectContext,
  useRecentTransactions,
} from '@countersign/connect'
import { ensNames } from '@countersign/connect/names'
import { useCallback, useEffect, useLayoutEffect, useMemo, useRef } from 'react'
import type { Address } from 'viem'
import { useNameOf } from '../../domain/address-book/useName.ts'
import type { AccountFacts, SentTransaction } from '../../domain/services/ConnectDialogContext.ts'
import { useServices } from '../../domain/services/Services.ts'
import { createCatalogue } from '../../lib/messages/createCatalogue.ts'
import { useStore } from '../../lib/useStore.ts'
import { createSignIn } from './createSignIn.ts'
import { toDialogTheme } from './toDialogTheme.ts'

const t = createCatalogue('connect')
const tCommon = createCatalogue('common')

/** A request for a view; the number distinguishes repeated requests. */
export type ConnectRequest = { number: number; view: 'list' | 'networks' | 'profile' }

type ConnectIslandProps = {
  /** Chain of the open Safe, requested from a connecting wallet. */
  chainId: number | undefined
  onAccount: (facts: AccountFacts) => void
  request: ConnectRequest | undefined
  sent: readonly SentTransaction[]
}

/** The dialog, configured by operator and user; beside the pages, not around them. */
export function ConnectIsland({ chainId, onAccount, request, sent }: ConnectIslandProps) {
  const { config, service, settings: store, storage, theme } = useServices()
  const scheme = useStore(theme)
  const settings = useStore(store)
  const nameOf = useNameOf()
  const nameOfAccount = useCallback((address: Address) => nameOf(address)?.name, [nameOf])
  const { arweaveGateway, ipfsGateway } = config
  const gateways = useMemo(() => ({ arweave: arweaveGateway, ipfs: ipfsGateway }), [arweaveGateway, ipfsGateway])
  const lookups = useMemo(() => (config.lookups.names ? ensNames(config.lookups) : undefined), [config.lookups])
  const authentication = useMemo(
    () => createSignIn({ baseUrl: service.baseUrl, statement: t('statement'), storage }),
    [service, storage],
  )
  return (
    <ConnectProvider
      appName={tCommon('appName')}
      authentication={authentication}
      chainId={chainId}
      // The app's texts are English, whatever the dialog's locale.
      disclaimer={<span lang="en">{t('lead')}</span>}
      gateways={gateways}
      locale={pickLocale([settings.language])}
      lookups={lookups}
      nameOf={nameOfAccount}
      reconnectsLate={false}
      signIn="offered"
      theme={useMemo(() => toDialogTheme(scheme, settings), [scheme, settings])}
    >
      <RequestedView request={request} sent={sent} />
      <Facts onAccount={onAccount} />
    </ConnectProvider>
  )
}

function RequestedView({ request, sent }: Pick<ConnectIslandProps, 'request' | 'sent'>) {
  const { open } = useConnectContext()
  const { add } = useRecentTransactions()
  const answered = useRef(0)
  const added = useRef(0)

  // A layout effect, so that the placeholder frame is replaced without a flicker.
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

/** Passes the dialog's account facts to the page, so that both show the same name. */
function Facts({ onAccount }: Pick<ConnectIslandProps, 'onAccount'>) {
  const { authentication, connection } = useConnectContext()
  const address = connection.status === 'connected' ? connection.account.address : undefined
  const { name } = useAccountName(address)
  const isSignedIn = address !== undefined && authentication === 'authenticated'
  useEffect(() => onAccount({ address, isSignedIn, name }), [address, isSignedIn, name, onAccount])
  return null
}

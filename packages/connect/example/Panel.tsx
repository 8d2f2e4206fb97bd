import { useState } from 'react'
import {
  useConnectContext,
  useConnectDialog,
  useConnectionResult,
  useRecentTransactions,
  useWalletRequests,
} from '../src/exports/index.ts'

/** Everything beside the button: the hooks, used by hand. */
export function Panel() {
  const connection = useConnectionResult()
  const { authentication, switchNetwork } = useConnectContext()
  const { openNetworks } = useConnectDialog()
  const { add, transactions } = useRecentTransactions()
  const { requestPermissions, watchAsset } = useWalletRequests()
  const [answer, setAnswer] = useState('')
  const show = (result: Promise<{ status: string }>) => void result.then(({ status }) => setAnswer(status))
  const hash = () =>
    [...crypto.getRandomValues(new Uint8Array(32))].map((byte) => byte.toString(16).padStart(2, '0')).join('')
  return (
    <section aria-label="Panel">
      <output id="connection">{JSON.stringify(connection)}</output>
      <output id="authentication">{authentication}</output>
      <output id="answer">{answer}</output>
      <output id="transactions">{transactions.length}</output>
      <button onClick={() => add({ description: 'Send 1 ETH', hash: `0x${hash()}` })} type="button">
        Add transaction
      </button>
      <button
        onClick={() => add({ description: 'Propose 2 ETH', hash: `0x${hash()}`, kind: 'proposal' })}
        type="button"
      >
        Add proposal
      </button>
      <button
        onClick={() => show(watchAsset({ address: '0x5FbDB2315678afecb367f032d93F642f64180aa3', symbol: 'DEMO' }))}
        type="button"
      >
        Watch asset
      </button>
      <button onClick={() => show(requestPermissions())} type="button">
        Request permissions
      </button>
      <button onClick={() => openNetworks?.()} type="button">
        Networks
      </button>
      <button
        onClick={() => {
          openNetworks?.()
          void switchNetwork(424242)
        }}
        type="button"
      >
        Switch to an unknown chain
      </button>
    </section>
  )
}

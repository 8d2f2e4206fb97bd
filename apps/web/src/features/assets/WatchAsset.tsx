import { useWalletRequests, type WatchAssetResult } from '@countersign/connect'
import type { ChainConfig } from '@countersign/protocol/config'
import { useMutation } from '@tanstack/react-query'
import type { Holding } from '../../domain/assets/balancesQuery.ts'
import { useSigner } from '../../domain/wallet/useSigner.ts'
import { rootSentence } from '../../lib/describeError.ts'
import { assetsText as words } from '../../lib/messages/assets.ts'
import { connectText } from '../../lib/messages/connect.ts'
import { Button } from '../../ui/Button.tsx'
import styles from './AssetTable.module.css'

/** Adds a token to the connected wallet, with symbol and decimals from the contract. */
export function WatchAsset({ holding: { decimals, symbol, token }, chain }: { holding: Holding; chain: ChainConfig }) {
  const { address, chainId } = useSigner()
  const { watchAsset } = useWalletRequests()
  const request = useMutation({ mutationFn: () => watchAsset({ address: token, decimals, symbol }) })
  if (!address) return null
  // Wallets list a token under their current chain.
  const isElsewhere = chainId !== chain.id
  return (
    <>
      <Button
        aria-label={words.watchWhat(symbol)}
        isBusy={request.isPending}
        look="quiet"
        onClick={() => (isElsewhere ? undefined : request.mutate())}
        aria-disabled={isElsewhere || undefined}
        title={isElsewhere ? words.watchElsewhere(chain.name) : undefined}
      >
        {words.watch}
      </Button>
      <span className={styles.watched} role="status">
        {request.data ? describe(request.data, symbol) : null}
      </span>
    </>
  )
}

function describe(result: WatchAssetResult, symbol: string): string {
  switch (result.status) {
    case 'added':
      return words.watchAdded(symbol)
    case 'rejected':
      return words.watchRejected
    case 'pending':
      return connectText.switchPending
    case 'unsupported':
      return words.watchUnsupported
    case 'failed':
      return words.watchFailed(rootSentence(result.error))
  }
}

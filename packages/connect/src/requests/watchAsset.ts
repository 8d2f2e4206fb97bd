import { type Address, getAddress } from 'viem'
import { type Refusal, type RequestProvider, toRefusal } from './WalletRequest.ts'

export type WatchAssetParameters = {
  address: Address
  symbol: string
  /** @default 18 */
  decimals?: number | undefined
  image?: string | undefined
}

export type WatchAssetResult = { status: 'added' } | Refusal

/** Requests the wallet to add an ERC-20 token (`wallet_watchAsset`). */
export async function watchAsset(
  provider: RequestProvider,
  { address, decimals = 18, image, symbol }: WatchAssetParameters,
): Promise<WatchAssetResult> {
  const options = { address: getAddress(address), decimals, symbol, ...(image ? { image } : {}) }
  try {
    const isAdded = await provider.request({ method: 'wallet_watchAsset', params: { options, type: 'ERC20' } })
    // Some wallets reject with `false` instead of an error.
    return isAdded === false ? { error: undefined, status: 'rejected' } : { status: 'added' }
  } catch (error) {
    return toRefusal(error)
  }
}

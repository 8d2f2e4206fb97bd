import { useCallback } from 'react'
import { useConnection } from 'wagmi'
import {
  type RequestPermissionsResult,
  type RequestProvider,
  requestPermissions,
  type WatchAssetParameters,
  type WatchAssetResult,
  watchAsset,
} from '../requests/walletRequests.ts'

export type UseWalletRequestsReturnType = {
  requestPermissions(): Promise<RequestPermissionsResult>
  watchAsset(parameters: WatchAssetParameters): Promise<WatchAssetResult>
}

/** Requests to the connected wallet that are not transactions. Rejections are results, not errors. */
export function useWalletRequests(): UseWalletRequestsReturnType {
  const { connector } = useConnection()
  const getProvider = useCallback(async (): Promise<RequestProvider> => {
    const provider: unknown = await connector?.getProvider()
    if (isProvider(provider)) return provider
    return { request: () => Promise.reject(Object.assign(new Error('No wallet is connected.'), { code: 4100 })) }
  }, [connector])
  return {
    requestPermissions: useCallback(async () => requestPermissions(await getProvider()), [getProvider]),
    watchAsset: useCallback(async (parameters) => watchAsset(await getProvider(), parameters), [getProvider]),
  }
}

const isProvider = (value: unknown): value is RequestProvider =>
  typeof value === 'object' && value !== null && 'request' in value && typeof value.request === 'function'

import { type Address, getAddress, isAddress } from 'viem'
import { classifyFailure } from '../errors/classifyFailure.ts'
import { readProperty } from '../readProperty.ts'

/** The provider side of a connected wallet, EIP-1193. */
export type RequestProvider = { request(request: { method: string; params: unknown }): Promise<unknown> }

/** A rejection is a result, not an exception. */
type Refusal =
  | { status: 'rejected'; error: unknown }
  | { status: 'pending'; error: unknown }
  | { status: 'unsupported'; error: unknown }
  | { status: 'failed'; error: unknown }

function toRefusal(error: unknown): Refusal {
  const kind = classifyFailure(error)
  return { error, status: kind === 'rejected' || kind === 'pending' || kind === 'unsupported' ? kind : 'failed' }
}

export type RequestPermissionsResult = { status: 'granted'; accounts: readonly Address[] } | Refusal

/** Requests the accounts that this page may see (`wallet_requestPermissions`). */
export async function requestPermissions(provider: RequestProvider): Promise<RequestPermissionsResult> {
  try {
    const granted = await provider.request({ method: 'wallet_requestPermissions', params: [{ eth_accounts: {} }] })
    return { accounts: listAccounts(granted), status: 'granted' }
  } catch (error) {
    return toRefusal(error)
  }
}

function listAccounts(granted: unknown): readonly Address[] {
  const permissions: unknown[] = Array.isArray(granted) ? granted : []
  return permissions
    .filter((permission) => readProperty(permission, 'parentCapability') === 'eth_accounts')
    .flatMap((permission) => toList(readProperty(permission, 'caveats')))
    .flatMap((caveat) => toList(readProperty(caveat, 'value')))
    .flatMap((value) => (typeof value === 'string' && isAddress(value, { strict: false }) ? [getAddress(value)] : []))
}

const toList = (value: unknown): unknown[] => (Array.isArray(value) ? value : [])

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

import { type Address, getAddress, isAddress } from 'viem'
import { type Refusal, type RequestProvider, toRefusal } from './WalletRequest.ts'

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
    .filter((permission) => read(permission, 'parentCapability') === 'eth_accounts')
    .flatMap((permission) => toList(read(permission, 'caveats')))
    .flatMap((caveat) => toList(read(caveat, 'value')))
    .flatMap((value) => (typeof value === 'string' && isAddress(value, { strict: false }) ? [getAddress(value)] : []))
}

const toList = (value: unknown): unknown[] => (Array.isArray(value) ? value : [])

function read(value: unknown, key: string): unknown {
  return typeof value === 'object' && value !== null ? Reflect.get(value, key) : undefined
}

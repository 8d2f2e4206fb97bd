import type { Address, Hex } from 'viem'

const name = 'Safe Transaction Service'
const version = '1.0'

/** Hour since 1970 that requests to the service are bound to; the service accepts the current and the previous one. */
export function getTotp(unixSeconds: number): bigint {
  return BigInt(Math.floor(unixSeconds / 3600))
}

export type GetDeleteRequestTypedDataParameters = { chainId: number; safe: Address; safeTxHash: Hex; totp: bigint }

/** What the proposer signs to have a proposal deleted from the service. */
export function getDeleteRequestTypedData({ chainId, safe, safeTxHash, totp }: GetDeleteRequestTypedDataParameters) {
  return {
    domain: { chainId, name, verifyingContract: safe, version },
    message: { safeTxHash, totp },
    primaryType: 'DeleteRequest',
    types: {
      DeleteRequest: [
        { name: 'safeTxHash', type: 'bytes32' },
        { name: 'totp', type: 'uint256' },
      ],
    },
  } as const
}

export type GetDelegateTypedDataParameters = {
  /** Absent in older clients; the service accepts both forms. */
  chainId: number | undefined
  delegate: Address
  totp: bigint
}

/** What a delegator signs to add a delegate, and delegator or delegate to remove it. */
export function getDelegateTypedData({ chainId, delegate, totp }: GetDelegateTypedDataParameters) {
  return {
    domain: { ...(chainId === undefined ? {} : { chainId }), name, version },
    message: { delegateAddress: delegate, totp },
    primaryType: 'Delegate',
    types: {
      Delegate: [
        { name: 'delegateAddress', type: 'address' },
        { name: 'totp', type: 'uint256' },
      ],
    },
  } as const
}

/** The deprecated form: the checksummed delegate followed by the hour, signed as a text. */
export function getDelegateText({ delegate, totp }: { delegate: Address; totp: bigint }): string {
  return `${delegate}${totp}`
}

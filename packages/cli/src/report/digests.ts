import {
  getCalldataDigest,
  getDeviceDigest,
  type SafeMessageHashes,
  type SafeTransactionHashes,
} from '@countersign/protocol/hash'
import type { Hex } from 'viem'

/** A digest under its name of ERC-8213. */
export type Digest = { name: 'EIP-712 digest' | 'Domain hash' | 'Message hash' | 'Calldata digest'; digest: Hex }

/** What a device shows when this is signed, under its standard names. */
export function listDigests(hashes: SafeTransactionHashes | SafeMessageHashes): Digest[] {
  const { domainHash, messageHash, signedHash } = getDeviceDigest(hashes)
  return [
    { digest: signedHash, name: 'EIP-712 digest' },
    { digest: domainHash, name: 'Domain hash' },
    { digest: messageHash, name: 'Message hash' },
  ]
}

export function toCalldataDigest(data: Hex): Digest {
  return { digest: getCalldataDigest(data).value, name: 'Calldata digest' }
}

import {
  getCalldataDigest,
  getDeviceDigest,
  type SafeMessageHashes,
  type SafeTransactionHashes,
} from '@countersign/protocol/hash'
import type { Hex } from 'viem'

/** A digest with its ERC-8213 name. */
export type Digest = { name: 'EIP-712 digest' | 'Domain hash' | 'Message hash' | 'Calldata digest'; digest: Hex }

/** The digests that a hardware wallet shows. */
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

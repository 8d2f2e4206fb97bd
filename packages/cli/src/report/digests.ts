import { getDeviceDigest, type SafeMessageHashes, type SafeTransactionHashes } from '@countersign/protocol'
import { concat, type Hex, keccak256, numberToHex, size } from 'viem'

/** A digest under its name of ERC-8213. */
export type Digest = { name: 'EIP-712 digest' | 'Domain hash' | 'Message hash' | 'Calldata digest'; digest: Hex }

/** Of ERC-8213: the length is part of it, so that no padding goes unseen. */
function hashCalldata(data: Hex): Hex {
  return keccak256(concat([numberToHex(size(data), { size: 32 }), data]))
}

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
  return { digest: hashCalldata(data), name: 'Calldata digest' }
}

import type { Hex } from 'viem'
import type { SafeMessageHashes } from './hashSafeMessage.ts'
import type { SafeTransactionHashes } from './hashSafeTransaction.ts'

/** What a hardware wallet shows for typed data, in the order of its screens, and the hash that is signed. */
export type DeviceDigest = {
  /** Ledger: "Domain hash". */
  domainHash: Hex
  /** Ledger: "Message hash". */
  messageHash: Hex
  /** What the two are hashed to: what is signed, and what a nested Safe approves. */
  signedHash: Hex
  /** The hashes in upper case and groups of four digits, to be read against a small screen. */
  lines: { label: 'Domain hash' | 'Message hash' | 'Signed hash'; groups: string[] }[]
}

/** The digest to compare with a device's screen, for a transaction or a message. */
export function getDeviceDigest(hashes: SafeTransactionHashes | SafeMessageHashes): DeviceDigest {
  const { domainHash, messageHash } = hashes
  const signedHash = 'safeTxHash' in hashes ? hashes.safeTxHash : hashes.safeMessageHash
  return {
    domainHash,
    lines: [
      { groups: toGroups(domainHash), label: 'Domain hash' },
      { groups: toGroups(messageHash), label: 'Message hash' },
      { groups: toGroups(signedHash), label: 'Signed hash' },
    ],
    messageHash,
    signedHash,
  }
}

function toGroups(hash: Hex): string[] {
  return hash.slice(2).toUpperCase().match(/.{4}/g) ?? []
}

import { bytesToHex, type Hex, stringToBytes } from 'viem'
import type { SafeMessageHashes } from './hashSafeMessage.ts'
import type { SafeTransactionHashes } from './hashSafeTransaction.ts'
import { keccak256 } from './keccak256.ts'
import { toBytesStrict, writeUint } from './writeWord.ts'

/** The names by which ERC-8213 has wallets and pages show the same digests. */
export type DigestName = 'EIP-712 digest' | 'Domain hash' | 'Message hash' | 'ERC-191 digest' | 'Calldata digest'

export type DigestLine = {
  label: DigestName
  value: Hex
  /** In upper case and groups of four digits, to be read against a small screen. */
  groups: string[]
}

/** What a hardware wallet shows for typed data, and the hash that is signed. */
export type DeviceDigest = {
  domainHash: Hex
  messageHash: Hex
  /** What the two are hashed to: what is signed, and what a nested Safe approves. */
  signedHash: Hex
  lines: DigestLine[]
}

/** The digests to compare with a device's screen. Wallets that sign the hash as a message sign the ERC-191 one. */
export function getDeviceDigest(hashes: SafeTransactionHashes | SafeMessageHashes): DeviceDigest {
  const { domainHash, messageHash } = hashes
  const signedHash = 'safeTxHash' in hashes ? hashes.safeTxHash : hashes.safeMessageHash
  return {
    domainHash,
    lines: [
      createLine('EIP-712 digest', signedHash),
      createLine('Domain hash', domainHash),
      createLine('Message hash', messageHash),
      createLine('ERC-191 digest', hashEthSign(signedHash)),
    ],
    messageHash,
    signedHash,
  }
}

/** Calldata digest of ERC-8213: over length and bytes, without chain and target. */
export function getCalldataDigest(data: Hex): DigestLine {
  const bytes = toBytesStrict(data)
  const buffer = new Uint8Array(32 + bytes.length)
  writeUint(buffer, 0, BigInt(bytes.length))
  buffer.set(bytes, 32)
  return createLine('Calldata digest', bytesToHex(keccak256(buffer)))
}

const prefix = stringToBytes('\x19Ethereum Signed Message:\n32')

/** What `eth_sign` and `personal_sign` put under the signature for a 32-byte hash. */
export function hashEthSign(hash: Hex): Hex {
  const buffer = new Uint8Array(prefix.length + 32)
  buffer.set(prefix)
  buffer.set(toBytesStrict(hash), prefix.length)
  return bytesToHex(keccak256(buffer))
}

function createLine(label: DigestName, value: Hex): DigestLine {
  return { groups: value.slice(2).toUpperCase().match(/.{4}/g) ?? [], label, value }
}

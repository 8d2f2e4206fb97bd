import { type Address, bytesToHex, type Hex, hexToBytes } from 'viem'
import { keccak256 } from './keccak256.ts'
import { isVersionAtLeast } from './parseSafeVersion.ts'
import { writeAddress, writeUint } from './writeWord.ts'

export type SafeDomain = {
  chainId: number
  safe: Address
  version: string
}

const withChainId = hexToBytes('0x47e79534a245952e8b16893a336b85a3d9ea9fa8c573f3d803afb92a79469218')
const withoutChainId = hexToBytes('0x035aff83d86937d35b32e04f0ddc6ff469290eef2f1b692d8a815c89404d4749')

/** Whether the chain id is part of what owners sign. Before 1.3.0 it is not: a signature is valid on every chain. */
export function hasChainIdInDomain(version: string): boolean {
  return isVersionAtLeast(version, '1.3.0')
}

/** The domain separator as bytes; {@link hashSafeDomain} gives it as hex. */
export function hashSafeDomainBytes({ chainId, safe, version }: SafeDomain): Uint8Array {
  if (hasChainIdInDomain(version)) {
    const buffer = new Uint8Array(96)
    buffer.set(withChainId)
    writeUint(buffer, 32, BigInt(chainId))
    writeAddress(buffer, 64, safe)
    return keccak256(buffer)
  }
  const buffer = new Uint8Array(64)
  buffer.set(withoutChainId)
  writeAddress(buffer, 32, safe)
  return keccak256(buffer)
}

/** The EIP-712 domain separator of a Safe: binds a signature to this Safe and, since 1.3.0, to this chain. */
export function hashSafeDomain(domain: SafeDomain): Hex {
  return bytesToHex(hashSafeDomainBytes(domain))
}

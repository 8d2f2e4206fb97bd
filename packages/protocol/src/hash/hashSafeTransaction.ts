import { type Address, bytesToHex, type Hex, hexToBytes } from 'viem'
import { hasChainIdInDomain, hashSafeDomainBytes, type SafeDomain } from './hashSafeDomain.ts'
import { keccak256 } from './keccak256.ts'
import { isVersionAtLeast } from './parseSafeVersion.ts'
import { hashTypedMessage, toBytesStrict, writeAddress, writeUint } from './writeWord.ts'

/** The ten fields that a Safe's owners sign. */
export type SafeTransaction = {
  to: Address
  value: bigint
  data: Hex
  operation: 0 | 1
  safeTxGas: bigint
  /** Called `dataGas` before version 1.0.0. */
  baseGas: bigint
  gasPrice: bigint
  gasToken: Address
  refundReceiver: Address
  nonce: bigint
}

export type HashSafeTransactionParameters = SafeDomain & { transaction: SafeTransaction }

export type SafeTransactionHashes = {
  /** Binds chain and Safe. */
  domainHash: Hex
  /** The struct hash of the transaction: what a Ledger shows beside the domain hash. */
  messageHash: Hex
  /** What is signed: the transaction's identity. */
  safeTxHash: Hex
}

const withBaseGas = hexToBytes('0xbb8310d486368db6bd6f849402fdd73ad53d316b5a4b2644ad6efe0f941286d8')
const withDataGas = hexToBytes('0x14d461bc7412367e924637b363c7bf29b8f47e2f84869f4426e5633d8af47b20')

/** Whether the seventh field is called `baseGas`; before 1.0.0 it was `dataGas`, which changes the type hash. */
function hasBaseGas(version: string): boolean {
  return isVersionAtLeast(version, '1.0.0')
}

/**
 * Domain, message and safeTxHash of a Safe transaction, for every version from 0.1.0 to 1.5.0.
 *
 * @example
 * const { safeTxHash } = hashSafeTransaction({ chainId: 1, safe, version: '1.4.1', transaction })
 */
export function hashSafeTransaction({ transaction, ...domain }: HashSafeTransactionParameters): SafeTransactionHashes {
  return createTransactionHasher(domain)(transaction)
}

/** {@link hashSafeTransaction} for many transactions of one Safe: what does not change is computed once. */
export function createTransactionHasher(domain: SafeDomain): (transaction: SafeTransaction) => SafeTransactionHashes {
  const typeHash = hasBaseGas(domain.version) ? withBaseGas : withDataGas
  const domainBytes = hashSafeDomainBytes(domain)
  const domainHash = bytesToHex(domainBytes)
  return (transaction) => {
    const message = hashStruct(transaction, typeHash)
    return { domainHash, messageHash: bytesToHex(message), safeTxHash: hashTypedMessage(domainBytes, message) }
  }
}

/** One for all: no call begins before another has ended, and a buffer of this size is costly to make. */
const buffer = new Uint8Array(11 * 32)

// Written out by hand: a generic EIP-712 encoder spends most of its time on type strings that never change here.
function hashStruct(transaction: SafeTransaction, typeHash: Uint8Array): Uint8Array {
  buffer.fill(0)
  buffer.set(typeHash)
  writeAddress(buffer, 32, transaction.to)
  writeUint(buffer, 64, transaction.value)
  buffer.set(keccak256(toBytesStrict(transaction.data)), 96)
  writeUint(buffer, 128, BigInt(transaction.operation))
  writeUint(buffer, 160, transaction.safeTxGas)
  writeUint(buffer, 192, transaction.baseGas)
  writeUint(buffer, 224, transaction.gasPrice)
  writeAddress(buffer, 256, transaction.gasToken)
  writeAddress(buffer, 288, transaction.refundReceiver)
  writeUint(buffer, 320, transaction.nonce)
  return keccak256(buffer)
}

/** The typed data that a wallet signs, in the contract's order: devices show the fields as they arrive. */
export function getSafeTransactionTypedData({ chainId, safe, transaction, version }: HashSafeTransactionParameters) {
  const gasField = hasBaseGas(version) ? 'baseGas' : 'dataGas'
  return {
    domain: { ...(hasChainIdInDomain(version) ? { chainId } : {}), verifyingContract: safe },
    types: {
      SafeTx: [
        { name: 'to', type: 'address' },
        { name: 'value', type: 'uint256' },
        { name: 'data', type: 'bytes' },
        { name: 'operation', type: 'uint8' },
        { name: 'safeTxGas', type: 'uint256' },
        { name: gasField, type: 'uint256' },
        { name: 'gasPrice', type: 'uint256' },
        { name: 'gasToken', type: 'address' },
        { name: 'refundReceiver', type: 'address' },
        { name: 'nonce', type: 'uint256' },
      ],
    },
    primaryType: 'SafeTx' as const,
    message: {
      to: transaction.to,
      value: transaction.value,
      data: transaction.data,
      operation: transaction.operation,
      safeTxGas: transaction.safeTxGas,
      [gasField]: transaction.baseGas,
      gasPrice: transaction.gasPrice,
      gasToken: transaction.gasToken,
      refundReceiver: transaction.refundReceiver,
      nonce: transaction.nonce,
    },
  }
}

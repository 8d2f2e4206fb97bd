import { type Address, type Hex, keccak256, numberToHex, zeroAddress } from 'viem'
import { privateKeyToAccount } from 'viem/accounts'
import type { ChainFacts, SafeFacts } from '../src/chain/SafeFacts.ts'
import { proxyCodeHashes, safeDeployments } from '../src/chain/safeDeployments.ts'
import { hashSafeDomain } from '../src/hash/hashSafeDomain.ts'
import { hashSafeTransaction, type SafeTransaction } from '../src/hash/hashSafeTransaction.ts'
import type { ClaimedTransaction } from '../src/verify/ClaimedTransaction.ts'

/** A world on paper for tests without a chain: five keys, one Safe, facts as a chain would give them. */
export const accounts = [1n, 2n, 3n, 4n, 5n].map((key) => privateKeyToAccount(numberToHex(key, { size: 32 })))
export const [alice, bob, carol, dave, erin] = accounts.map(({ address }) => address) as [
  Address,
  Address,
  Address,
  Address,
  Address,
]
export const chainId = 31337
export const safe: Address = '0x5AFE00000000000000000000000000000000cafE'.toLowerCase() as Address
export const block = { chainId, hash: keccak256('0xb10c'), number: 1234n, timestamp: 1_700_000_000n }

export function getDeployment(name: string, version = '1.4.1') {
  const deployment = safeDeployments.find((candidate) => candidate.name === name && candidate.version === version)
  if (!deployment) throw new RangeError(`No ${name} ${version}.`)
  return deployment
}

export function getProxyCodeHash(version: string): Hex {
  const entry = Object.entries(proxyCodeHashes).find(([, candidate]) => candidate === version)
  if (!entry) throw new RangeError(`No proxy ${version}.`)
  return entry[0] as Hex
}

export function createSafeFacts(overrides: Partial<SafeFacts> = {}): SafeFacts {
  const version = overrides.version ?? '1.4.1'
  return {
    block,
    domainSeparator: hashSafeDomain({ chainId, safe, version }),
    fallbackHandler: zeroAddress,
    guard: zeroAddress,
    implementation: getDeployment('SafeL2').address,
    implementationCodeHash: getDeployment('SafeL2').codeHash,
    moduleGuard: zeroAddress,
    modules: [],
    nonce: 7n,
    owners: [alice, bob, carol],
    proxyCodeHash: getProxyCodeHash('1.4.1'),
    safe,
    threshold: 2n,
    version,
    ...overrides,
  }
}

export function createFacts({
  safe: overrides,
  ...rest
}: Partial<Omit<ChainFacts, 'safe'>> & { safe?: Partial<SafeFacts> } = {}): ChainFacts {
  return {
    approvals: new Map(),
    codeHashes: new Map(),
    contractSignatures: new Map(),
    safe: createSafeFacts(overrides),
    tokens: new Map(),
    ...rest,
  }
}

export function createTransaction(overrides: Partial<SafeTransaction> = {}): SafeTransaction {
  return {
    baseGas: 0n,
    data: '0x',
    gasPrice: 0n,
    gasToken: zeroAddress,
    nonce: 7n,
    operation: 0,
    refundReceiver: zeroAddress,
    safeTxGas: 0n,
    to: erin,
    value: 1_000n,
    ...overrides,
  }
}

export function getHash(transaction: SafeTransaction, version = '1.4.1'): Hex {
  return hashSafeTransaction({ chainId, safe, transaction, version }).safeTxHash
}

// Signing is deterministic and slow: the same signature is made once per process.
const signatures = new Map<string, Promise<Hex>>()

export function signAs(signer: Address, hash: Hex): Promise<Hex> {
  const account = accounts.find(({ address }) => address === signer)
  if (!account) throw new RangeError(`No key for ${signer}.`)
  const key = `${signer}:${hash}`
  const signature = signatures.get(key) ?? account.sign({ hash })
  signatures.set(key, signature)
  return signature
}

/** A truthful claim: right hash, real signatures. */
export async function createClaim(
  transaction: SafeTransaction,
  signers: readonly Address[] = [],
  version = '1.4.1',
): Promise<ClaimedTransaction> {
  const safeTxHash = getHash(transaction, version)
  return {
    confirmations: await Promise.all(
      signers.map(async (owner) => ({ owner, signature: await signAs(owner, safeTxHash) })),
    ),
    safe,
    safeTxHash,
    transaction,
  }
}

import { getTotp } from '@countersign/protocol/hash'
import {
  InvalidSignaturesError,
  parseSignatures,
  recoverSigner,
  type SafeSignature,
  UnrecoverableSignatureError,
} from '@countersign/protocol/signatures'
import {
  type Address,
  concat,
  domainSeparator,
  type Hex,
  hashStruct,
  hexToBigInt,
  isAddressEqual,
  keccak256,
  parseAbi,
  slice,
  type TypedDataDomain,
  type TypedDataParameter,
} from 'viem'
import { isContractAnswer } from '../../lib/isContractAnswer.ts'
import { recoverKey } from '../../lib/recoverKey.ts'
import type { ServedChain } from '../chain-registry/ChainRegistry.ts'
import { runOnNode } from '../chain-registry/runOnNode.ts'
import { withNodeTimeout } from '../chain-registry/withNodeTimeout.ts'

/**
 * Whether the account signed a request: as an EOA, by eth_sign, or as a contract in Safe's packed format. Any other
 * bytes are passed to the account's contract unchanged.
 */
export async function isRequestSignedBy(parameters: IsSignedByAccountParameters): Promise<boolean> {
  const { account } = parameters
  const signature = readSingle(parameters.signature)
  if (signature?.kind === 'contract' && isAddressEqual(signature.signer, account))
    return isSignedByAccount({ ...parameters, signature: signature.signature })
  if (signature && signature.signer === undefined && (await isRecovered(signature, parameters)))
    return hasLowS(signature.data)
  return isSignedByAccount(parameters)
}

function readSingle(packed: Hex): SafeSignature | undefined {
  try {
    const signatures = parseSignatures(packed)
    return signatures.length === 1 ? signatures[0] : undefined
  } catch (error) {
    if (error instanceof InvalidSignaturesError) return undefined
    throw error
  }
}

/** Accounts that `isRequestSignedBy` accepts by their key, without a node. */
export async function recoverKeys({ hash, signature }: { hash: Hex; signature: Hex }): Promise<Address[]> {
  const single = readSingle(signature)
  const plain = single?.kind === 'contract' ? single.signature : signature
  const keys = await Promise.all([
    single && single.signer === undefined ? recoverSigner({ hash, signature: single }).catch(toUndefined) : undefined,
    recoverKey({ hash, signature: plain }),
  ])
  return keys.filter((key) => key !== undefined)
}

const toUndefined = () => undefined

async function isRecovered(signature: SafeSignature, { account, hash }: IsSignedByAccountParameters): Promise<boolean> {
  try {
    return isAddressEqual(await recoverSigner({ hash, signature }), account)
  } catch (error) {
    if (error instanceof UnrecoverableSignatureError) return false
    throw error
  }
}

const hashAbi = parseAbi(['function isValidSignature(bytes32 hash, bytes signature) view returns (bytes4)'])
const hashMagic = '0x1626ba7e'
const legacyAbi = parseAbi(['function isValidSignature(bytes data, bytes signature) view returns (bytes4)'])
const legacyMagic = '0x20c13b0b'

/** Suffix of ERC-6492 signatures. */
const undeployedMark = '6492649264926492649264926492649264926492649264926492649264926492'

export type IsSignedByAccountParameters = {
  account: Address
  chain: ServedChain
  hash: Hex
  /** Preimage of the hash; enables the legacy EIP-1271 check. */
  preimage?: Hex | undefined
  /** The Safe that the account owns, used as caller: contracts may answer only to it. */
  safe?: Address | undefined
  signature: Hex
}

/**
 * Whether the account signed the hash, by its key or by EIP-1271. The key is checked first and without a node: it
 * remains valid for an account with delegated code (EIP-7702).
 */
export async function isSignedByAccount(parameters: IsSignedByAccountParameters): Promise<boolean> {
  const { account, chain, hash, preimage, safe, signature } = parameters
  // A non-canonical key signature is not passed to the account's code, which may accept it.
  if (await isSignedByKey(parameters)) return hasLowS(signature)
  const { client, config, requester } = chain
  // Checked separately: the verification returns false if the node does not respond.
  const code = await withNodeTimeout(config.id, () => client.getCode({ address: account }))
  if (code === undefined && !signature.endsWith(undeployedMark)) return false
  // The node has just responded: failures here come from bytes crafted to break a wrapper's decoding.
  const node = { chainId: config.id, client, requester }
  const verdict = await runOnNode(node, (untrusted) =>
    untrusted.verifyHash({ address: account, hash, signature }).catch(() => 'unreadable' as const),
  )
  if (verdict === true) return true
  if (verdict === 'unreadable' || code === undefined) return false
  const call = { account: safe, address: account, functionName: 'isValidSignature' } as const
  if (safe) {
    const isAccepted = await runOnNode(node, (untrusted) =>
      isAnswered(() => untrusted.readContract({ ...call, abi: hashAbi, args: [hash, signature] }), hashMagic),
    )
    if (isAccepted) return true
  }
  if (preimage === undefined) return false
  // By the preimage, as contracts before the final EIP-1271 expect.
  return runOnNode(node, (untrusted) =>
    isAnswered(() => untrusted.readContract({ ...call, abi: legacyAbi, args: [preimage, signature] }), legacyMagic),
  )
}

async function isSignedByKey({ account, hash, signature }: IsSignedByAccountParameters): Promise<boolean> {
  const key = await recoverKey({ hash, signature })
  return key !== undefined && isAddressEqual(key, account)
}

/** A revert means invalid; a node failure is rethrown. */
async function isAnswered(read: () => Promise<Hex>, magic: Hex): Promise<boolean> {
  try {
    return (await read()).toLowerCase() === magic
  } catch (error) {
    if (isContractAnswer(error)) return false
    throw error
  }
}

/** Half the order of secp256k1. */
const maxS = 0x7fffffffffffffffffffffffffffffff5d576e7357a4501ddfe92f46681b20a0n

/**
 * Whether an ECDSA signature is canonical (EIP-2). Prevents malleability: a high-s copy of a used signature would pass
 * as a new request. Confirmations are exempt, as Safe contracts accept both.
 */
export function hasLowS(signature: Hex): boolean {
  return hexToBigInt(slice(signature, 32, 64)) <= maxS
}

/** The signed hash, and its preimage for legacy contract signatures. */
export type HashedRequest = { hash: Hex; preimage: Hex | undefined }

type RequestTypedData = {
  domain: TypedDataDomain
  message: Record<string, unknown>
  primaryType: string
  types: Record<string, readonly TypedDataParameter[]>
}

export function hashRequest({ domain, message, primaryType, types }: RequestTypedData): HashedRequest {
  const struct = hashStruct({ data: message, primaryType, types })
  const preimage = concat(['0x1901', domainSeparator({ domain }), struct])
  return { hash: keccak256(preimage), preimage }
}

/** The TOTP hours that a signed request may use: the current and the previous one. */
export function listAcceptedHours(now: Date = new Date()): bigint[] {
  const hour = getTotp(now.getTime() / 1000)
  return [hour, hour - 1n]
}

import { type Address, type Hex, isAddressEqual, numberToHex, size } from 'viem'
import { type ChainClient, ChainUnreachableError, readBlock, requestBlock } from '../chain/ChainClient.ts'
import { findDeploymentByCode } from '../chain/findDeployment.ts'
import { readContractSignature } from '../chain/readContractSignature.ts'
import { readCodeHash, readProxyTarget, readRawState } from '../chain/readRawState.ts'
import type { BlockReference } from '../evidence/Evidence.ts'
import { isVersionAtLeast } from '../hash/parseSafeVersion.ts'
import { readPasskeyOwner } from '../passkey/readPasskeyOwner.ts'
import { encodeContractSignature, packSignatures } from '../signatures/packSignatures.ts'
import { tryParseSignatures } from '../signatures/parseSignatures.ts'
import { type RecoverAddress, recoverAddress } from '../signatures/recoverAddress.ts'
import { recoverSigner } from '../signatures/recoverSigner.ts'
import { toLowerHex } from '../wire/primitives.ts'
import {
  getContentForVersion,
  hashNestedProof,
  hashOwnerProof,
  type SignedContent,
} from './createOwnerProofTypedData.ts'
import { maxProofDepth, type OwnerProof, type OwnerProofSignature, proofClockSkew } from './OwnerProofSchema.ts'

/** `unable`: no signature of this account can be checked here. `unknown`: the node did not respond. */
type OwnerProofStatus = 'proven' | 'unproven' | 'unable' | 'unknown'

/** `delegated`: a key whose account runs code (EIP-7702). */
type OwnerKind = 'key' | 'delegated' | 'contract' | 'safe'

type OwnerProofReason =
  | 'FROM_THE_FUTURE'
  | 'NOT_SIGNED'
  | 'WRONG_SIGNER'
  | 'NOT_ENOUGH_OWNERS'
  | 'CONTRACT_REFUSES'
  | 'NO_CODE'
  | 'NO_EIP1271'
  | 'RESERVED_ADDRESS'
  | 'NODE_UNREACHABLE'

export type OwnerProofReport = {
  status: OwnerProofStatus
  /** Undefined: unknown, or an address without code whose key nothing has shown. */
  kind: OwnerKind | undefined
  /** Why it is not proven. */
  reason: OwnerProofReason | undefined
  /** Unix seconds, part of what was signed. */
  issuedAt: number
  expiresAt: number
  /** Of a Safe among the owners: how many of its owners have signed, and how many must. */
  progress: { signed: number; threshold: number } | undefined
  /** A Safe without a handler for signatures: it confirms only by `approveHash`. */
  isApprovalOnly: boolean
}

type Outcome = Pick<OwnerProofReport, 'isApprovalOnly' | 'kind' | 'progress' | 'reason' | 'status'>

/** With the signature as a Safe would read it. */
type Judged = { data: Hex | undefined; outcome: Outcome }

type Context = {
  block: BlockReference
  chainId: number
  client: ChainClient
  recover: RecoverAddress
}

type Question = {
  account: Address
  content: SignedContent
  /** The Safe that will ask: calls come from its address. */
  parent: { safe: Address; version: string }
  /** Paths from this account on. */
  signatures: readonly OwnerProofSignature[]
  depth: number
}

/**
 * Whether an owner showed that they can sign for a Safe, as that Safe will ask: keys by recovery, contracts by EIP-1271
 * in the variant of the Safe's version and from its address, Safes through their owners.
 *
 * @example
 * const { status } = await verifyOwnerProof(client, { proof, now: Date.now() / 1000 })
 */
export async function verifyOwnerProof(
  client: ChainClient | undefined,
  {
    now,
    proof,
    recover = recoverAddress,
  }: { proof: OwnerProof /** Unix seconds. */; now: number; recover?: RecoverAddress },
): Promise<OwnerProofReport> {
  const { challenge, signatures } = proof
  const { chainId, expiresAt, issuedAt, owner, safe, safeVersion } = challenge
  const times = { expiresAt, issuedAt }
  if (issuedAt > now + proofClockSkew) return { ...times, ...fail('unproven', 'FROM_THE_FUTURE') }
  if (!client) return { ...times, ...fail('unknown', 'NODE_UNREACHABLE') }
  try {
    const block = await readBlock(client, { chainId })
    const { outcome } = await judgeAccount(
      { block, chainId, client, recover },
      {
        account: owner,
        content: hashOwnerProof(challenge),
        depth: 1,
        parent: { safe, version: safeVersion },
        signatures: signatures.filter(({ path: [first] }) => first !== undefined && isAddressEqual(first, owner)),
      },
    )
    return { ...times, ...outcome }
  } catch (error) {
    if (error instanceof ChainUnreachableError) return { ...times, ...fail('unknown', 'NODE_UNREACHABLE') }
    throw error
  }
}

function fail(
  status: OwnerProofStatus,
  reason: OwnerProofReason,
  more: Partial<Pick<Outcome, 'kind' | 'progress'>> = {},
): Outcome {
  return { isApprovalOnly: false, kind: undefined, progress: undefined, reason, status, ...more }
}

function refuse(...parameters: Parameters<typeof fail>): Judged {
  return { data: undefined, outcome: fail(...parameters) }
}

function accept(kind: OwnerKind, data: Hex, more: Partial<Pick<Outcome, 'isApprovalOnly' | 'progress'>> = {}): Judged {
  const outcome = {
    isApprovalOnly: false,
    kind,
    progress: undefined,
    reason: undefined,
    status: 'proven',
    ...more,
  } as const
  return { data, outcome }
}

/** Sentinel of the owner list and precompiled contracts: no key of theirs is known to anybody. */
const lastReserved = 0x1_00_00n

const delegationPrefix = '0xef0100'

async function judgeAccount(context: Context, question: Question): Promise<Judged> {
  const { account, content, depth, signatures } = question
  if (BigInt(account) <= lastReserved) return refuse('unable', 'RESERVED_ADDRESS')
  const own = signatures.filter(({ path }) => path.length === 1).map(({ signature }) => signature)
  const code = await readCode(context, account)
  const isDelegated = code.startsWith(delegationPrefix)
  // The Safe recovers a signature of 65 bytes before it looks at any code, so a delegated account's key signs as before.
  const byKey = await findKeySignature(context, account, content, own)
  if (byKey) return accept(isDelegated ? 'delegated' : 'key', byKey)
  const unsigned = own.length > 0 ? 'WRONG_SIGNER' : 'NOT_SIGNED'
  if (code === '0x') {
    const isOfContract = own.some((signature) => size(signature) !== 65) || signatures.length > own.length
    return isOfContract ? refuse('unable', 'NO_CODE') : refuse('unproven', unsigned)
  }
  for (const signature of own)
    if (await isAcceptedByContract(context, question, signature))
      return accept(isDelegated ? 'delegated' : 'contract', encodeContractSignature({ owner: account, signature }))
  if (isDelegated) return refuse('unproven', unsigned, { kind: 'delegated' })
  const nested = depth < maxProofDepth ? await judgeSafe(context, question) : undefined
  if (nested) return nested
  if (own.length > 0) return refuse('unproven', 'CONTRACT_REFUSES', { kind: 'contract' })
  const canSign = await hasSignatureFunction(context, question, code)
  return canSign
    ? refuse('unproven', 'NOT_SIGNED', { kind: 'contract' })
    : refuse('unable', 'NO_EIP1271', { kind: 'contract' })
}

async function findKeySignature(
  { recover }: Context,
  account: Address,
  { hash }: SignedContent,
  signatures: readonly Hex[],
): Promise<Hex | undefined> {
  for (const data of signatures) {
    const [signature, ...more] = tryParseSignatures(data) ?? []
    if (!signature || more.length > 0 || (signature.kind !== 'eoa' && signature.kind !== 'ethSign')) continue
    const signer = await recoverSigner({ hash, recover, signature }).catch(() => undefined)
    if (signer && isAddressEqual(signer, account)) return data
  }
  return undefined
}

async function isAcceptedByContract({ block, client }: Context, question: Question, signature: Hex): Promise<boolean> {
  const { account, content, parent } = question
  const request = { ...content, owner: account, safe: parent.safe, signature, version: parent.version }
  return (await readContractSignature(client, request, block)) === true
}

/** A Safe's owners sign for it; undefined where the account is no Safe. */
async function judgeSafe(context: Context, question: Question): Promise<Judged | undefined> {
  const { block, chainId, client } = context
  const { account, content, depth, parent, signatures } = question
  const { implementation, owners, threshold, version } = await readRawState(client, account, block)
  if (!owners || !threshold || version === undefined || !isVersionAtLeast(version, '1.0.0')) return undefined
  const inner = hashNestedProof({ chainId, content, parentVersion: parent.version, safe: account, version })
  const signed: { data: Hex; signer: Address }[] = []
  let isApprovalNeeded = false
  for (const owner of owners) {
    const below = signatures
      .filter(({ path: [, next] }) => next !== undefined && isAddressEqual(next, owner))
      .map(({ path, signature }) => ({ path: path.slice(1), signature }))
    if (below.length === 0) continue
    const { data, outcome } = await judgeAccount(context, {
      account: owner,
      content: inner,
      depth: depth + 1,
      parent: { safe: account, version },
      signatures: below,
    })
    if (outcome.status !== 'proven' || data === undefined) continue
    isApprovalNeeded ||= outcome.isApprovalOnly
    signed.push({ data, signer: owner })
  }
  const progress = { signed: signed.length, threshold: Number(threshold) }
  if (BigInt(signed.length) < threshold)
    return refuse('unproven', signed.length === 0 && signatures.length === 0 ? 'NOT_SIGNED' : 'NOT_ENOUGH_OWNERS', {
      kind: 'safe',
      progress,
    })
  const packed = packSignatures(signed.slice(0, progress.threshold))
  const data = encodeContractSignature({ owner: account, signature: packed })
  if (!isApprovalNeeded && (await isAcceptedByContract(context, question, packed)))
    return accept('safe', data, { progress })
  // It confirms by approving hashes, if it really checks the signatures of its owners: as official code, or the other
  // variant of its own function, shows.
  const codeHash = await readCodeHash(client, implementation, block)
  const isSafe =
    findDeploymentByCode(codeHash, singletonNames) !== undefined ||
    (!isApprovalNeeded && (await isAcceptedInOtherVariant(context, question, packed)))
  if (isSafe) return accept('safe', data, { isApprovalOnly: true, progress })
  return refuse('unproven', 'CONTRACT_REFUSES', { kind: 'safe', progress })
}

/** The function of before 1.5.0, with the bytes that its owners have signed. */
async function isAcceptedInOtherVariant({ block, client }: Context, question: Question, signature: Hex) {
  const { account, content, parent } = question
  const preimage = getContentForVersion(content, parent.version)
  const request = { hash: content.hash, owner: account, preimage, safe: parent.safe, signature, version: '1.4.1' }
  return (await readContractSignature(client, request, block)) === true
}

const singletonNames = ['Safe', 'SafeL2'] as const

/** Selectors of `isValidSignature(bytes32,bytes)` and `isValidSignature(bytes,bytes)`. */
const selectors = { bytes: '20c13b0b', hash: '1626ba7e' } as const

/** Whether the code, or that which a proxy runs, has the function that this version of Safe calls. */
async function hasSignatureFunction({ block, client }: Context, question: Question, code: Hex): Promise<boolean> {
  const selector = isVersionAtLeast(question.parent.version, '1.5.0') ? selectors.hash : selectors.bytes
  if (code.includes(selector)) return true
  // EIP-1167: a proxy of 45 bytes with its target inside.
  const minimal = /^0x363d3d373d3d3d363d73([0-9a-f]{40})5af4/i.exec(code)?.[1]
  const target: Address | undefined = minimal ? `0x${minimal}` : await readProxyTarget(client, question.account, block)
  if (target !== undefined && (await readCode({ block, client }, target)).includes(selector)) return true
  // The signer of a passkey is a proxy of its own kind: its address shows what it runs.
  const { account: owner, parent } = question
  return (await readPasskeyOwner(client, { owner, safe: parent.safe }, block)) !== undefined
}

async function readCode({ block, client }: Pick<Context, 'block' | 'client'>, address: Address): Promise<Hex> {
  const method = 'eth_getCode'
  const code = await requestBlock(method, client.request({ method, params: [address, numberToHex(block.number)] }))
  return code && code !== '0x' ? toLowerHex(code) : '0x'
}

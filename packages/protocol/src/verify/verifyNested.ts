import { type Address, decodeFunctionData, type Hex, isAddressEqual, parseAbi } from 'viem'
import type { ChainClient } from '../chain/ChainClient.ts'
import type { Claimed } from '../evidence/Claimed.ts'
import { claim } from '../evidence/Claimed.ts'
import { recomputed } from '../evidence/Evidence.ts'
import { hashSafeTransaction } from '../hash/hashSafeTransaction.ts'
import type { SafeTransaction } from '../hash/SafeTransaction.ts'
import { parseSignatures } from '../signatures/parseSignatures.ts'
import { recoverSigner } from '../signatures/recoverSigner.ts'
import { type Check, createCheck, getWorstVerdict, type Verdict } from './Check.ts'
import type { ClaimedConfirmation, ClaimedTransaction } from './ClaimedTransaction.ts'
import type { VerificationCache } from './VerificationCache.ts'
import { verifySafe } from './verifySafe.ts'
import { type VerifyTransactionReturnType, verifyTransaction } from './verifyTransaction.ts'

const abi = parseAbi([
  'function approveHash(bytes32 hash)',
  'function execTransaction(address to, uint256 value, bytes data, uint8 operation, uint256 safeTxGas, uint256 baseGas, uint256 gasPrice, address gasToken, address refundReceiver, bytes signatures) payable returns (bool)',
])

/** What a Safe that owns another one is asked to do there. */
export type NestedAction =
  | { kind: 'approve'; innerSafe: Address; innerHash: Hex }
  | { kind: 'execute'; innerSafe: Address; transaction: Omit<SafeTransaction, 'nonce'>; signatures: Hex }

/** The action on another Safe inside a transaction; undefined if it is none. */
export function findNestedAction(outer: SafeTransaction): NestedAction | undefined {
  if (outer.operation !== 0) return undefined
  try {
    const { args, functionName } = decodeFunctionData({ abi, data: outer.data })
    if (functionName === 'approveHash') return { innerHash: args[0], innerSafe: outer.to, kind: 'approve' }
    const [to, value, data, operation, safeTxGas, baseGas, gasPrice, gasToken, refundReceiver, signatures] = args
    if (operation !== 0 && operation !== 1) return undefined
    const transaction = { baseGas, data, gasPrice, gasToken, operation, refundReceiver, safeTxGas, to, value } as const
    return { innerSafe: outer.to, kind: 'execute', signatures, transaction }
  } catch {
    return undefined
  }
}

export type VerifyNestedParameters = {
  chainId: number
  /** The transaction of the owning Safe, verified already. */
  outer: SafeTransaction
  /** What the service says is behind the approved hash. Not needed for an execution: that carries everything. */
  claimed?: Claimed<ClaimedTransaction>
  cache?: VerificationCache
}

export type NestedReport = {
  verdict: Verdict
  checks: Check[]
  inner: VerifyTransactionReturnType | undefined
}

/** Verifies what a nested approval or execution is really about, with the inner Safe's own domain and version. */
export async function verifyNested(
  client: ChainClient | undefined,
  { outer, ...parameters }: VerifyNestedParameters,
): Promise<NestedReport | undefined> {
  const action = findNestedAction(outer)
  if (!action) return undefined
  return action.kind === 'approve'
    ? verifyApproval(client, action, parameters)
    : verifyInnerExecution(client, action, parameters)
}

type Rest = Omit<VerifyNestedParameters, 'outer'>

async function verifyApproval(
  client: ChainClient | undefined,
  { innerHash, innerSafe }: NestedAction & { kind: 'approve' },
  { chainId, claimed, ...rest }: Rest,
): Promise<NestedReport> {
  const outcome = { actual: innerHash, id: 'T74' } as const
  if (!claimed) {
    const check = createCheck(
      'block',
      {
        ...outcome,
        code: 'INNER_MISSING',
        message: 'A hash is approved for another Safe, and nobody shows what it stands for.',
      },
      recomputed,
    )
    return { checks: [check], inner: undefined, verdict: check.verdict }
  }
  if (!isAddressEqual(claimed.claimed.safe, innerSafe)) {
    const check = createCheck(
      'block',
      {
        ...outcome,
        claimed: claimed.claimed.safe,
        code: 'INNER_OF_OTHER_SAFE',
        message: 'The transaction shown belongs to another Safe than the one that is addressed.',
      },
      recomputed,
    )
    return { checks: [check], inner: undefined, verdict: check.verdict }
  }
  const inner = await verifyTransaction(client, { ...rest, chainId, claimed, expectedHash: innerHash, safe: innerSafe })
  const isSame = inner.hashes?.value.safeTxHash === innerHash
  const check = createCheck(
    isSame ? 'ok' : 'block',
    {
      ...outcome,
      claimed: claimed.claimed.safeTxHash,
      code: isSame ? 'INNER_AGREES' : 'INNER_MISMATCH',
      message: isSame
        ? 'The approved hash is that of the transaction shown.'
        : 'The approved hash is not that of the transaction shown.',
    },
    recomputed,
  )
  return { checks: [check], inner, verdict: getWorstVerdict([check, inner]) }
}

async function verifyInnerExecution(
  client: ChainClient | undefined,
  { innerSafe, signatures, transaction }: NestedAction & { kind: 'execute' },
  { chainId, ...rest }: Rest,
): Promise<NestedReport> {
  const { facts, ...safe } = await verifySafe(client, { chainId, safe: innerSafe })
  const { nonce, threshold, version } = facts?.value ?? {}
  if (nonce === undefined || threshold === undefined || version === undefined)
    return { checks: safe.checks, inner: undefined, verdict: getWorstVerdict([safe, { verdict: 'unknown' }]) }
  const body: SafeTransaction = { ...transaction, nonce }
  const hash =
    rest.cache?.hashTransaction({ chainId, safe: innerSafe, transaction: body, version }).safeTxHash ??
    hashSafeTransaction({ chainId, safe: innerSafe, transaction: body, version }).safeTxHash
  const confirmations = await toConfirmations(signatures, { count: Number(threshold), hash })
  const inner = await verifyTransaction(client, {
    ...(rest.cache ? { cache: rest.cache } : {}),
    chainId,
    claimed: claim({ confirmations, safe: innerSafe, safeTxHash: hash, transaction: body }),
    safe: innerSafe,
  })
  const check = createCheck(
    inner.isExecutable ? 'ok' : 'block',
    {
      actual: `${inner.signatures.value.length}`,
      claimed: `${threshold}`,
      code: inner.isExecutable ? 'INNER_SIGNED' : 'INNER_NOT_SIGNED',
      id: 'T75',
      message: inner.isExecutable
        ? 'The inner transaction has the signatures it needs.'
        : 'The inner transaction lacks valid signatures: it would be refused.',
    },
    recomputed,
  )
  return { checks: [check], inner, verdict: getWorstVerdict([check, inner]) }
}

/** Cuts packed signatures as the inner Safe would, and names their signers. */
async function toConfirmations(
  packed: Hex,
  { count, hash }: { count: number; hash: Hex },
): Promise<ClaimedConfirmation[]> {
  try {
    const parsed = parseSignatures(packed, { count })
    const confirmations = parsed.map(async (signature) => {
      const owner = signature.signer ?? (await recoverSigner({ hash, signature }).catch(() => undefined))
      return owner ? [{ owner, signature: signature.data }] : []
    })
    return (await Promise.all(confirmations)).flat()
  } catch {
    return []
  }
}

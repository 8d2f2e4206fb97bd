import { type Address, type Hex, isAddressEqual } from 'viem'
import type { ChainClient } from '../chain/ChainClient.ts'
import { type Claimed, claim } from '../evidence/Claimed.ts'
import { recomputed } from '../evidence/Evidence.ts'
import { hashSafeTransaction, type SafeTransaction } from '../hash/hashSafeTransaction.ts'
import { parseSignatures, type SafeSignature } from '../signatures/parseSignatures.ts'
import { recoverSigner } from '../signatures/recoverSigner.ts'
import { msg } from '../text/msg.ts'
import { type Check, checkThat, createCheck, getWorstVerdict, type Verdict } from './Check.ts'
import type { ClaimedConfirmation, ClaimedTransaction } from './ClaimedTransaction.ts'
import type { NestedAction } from './listNestedActions.ts'
import type { VerificationCache } from './VerificationCache.ts'
import { type VerifyTransactionReturnType, verifyTransaction } from './verifyQueue.ts'
import { verifySafe } from './verifySafe.ts'

export type VerifyNestedParameters = {
  chainId: number
  /** From a verified transaction. */
  action: NestedAction
  /** Claimed transaction of the approved hash. Not needed for an execution, which contains everything. */
  claimed?: Claimed<ClaimedTransaction>
  /** Earlier executions of the same Safe in the same transaction: each uses a nonce. */
  executedBefore?: number
  cache?: VerificationCache
}

export type NestedReport = {
  verdict: Verdict
  checks: Check[]
  inner: VerifyTransactionReturnType | undefined
  /** Owners of the inner Safe who have signed; for an execution the caller's implicit approval counts too. */
  valid: number
}

/** Verifies the target of a nested approval or execution, with the inner Safe's domain and version. */
export async function verifyNested(
  client: ChainClient | undefined,
  { action, ...parameters }: VerifyNestedParameters,
): Promise<NestedReport> {
  return action.kind === 'approve'
    ? verifyApproval(client, action, parameters)
    : verifyInnerExecution(client, action, parameters)
}

type NestedOptions = Omit<VerifyNestedParameters, 'action'>

async function verifyApproval(
  client: ChainClient | undefined,
  { innerHash, innerSafe }: NestedAction & { kind: 'approve' },
  { cache, chainId, claimed }: NestedOptions,
): Promise<NestedReport> {
  const outcome = { actual: innerHash, id: 'T74' } as const
  if (!claimed) {
    const check = createCheck('block', outcome, recomputed, [
      'INNER_MISSING',
      msg('nested.unexplained', 'A hash is approved for another Safe, and its transaction is unknown.'),
    ])
    return { checks: [check], inner: undefined, valid: 0, verdict: check.verdict }
  }
  if (!isAddressEqual(claimed.claimed.safe, innerSafe)) {
    const check = createCheck('block', { ...outcome, claimed: claimed.claimed.safe }, recomputed, [
      'INNER_OF_OTHER_SAFE',
      msg('nested.otherSafe', 'The transaction shown belongs to another Safe than the call’s target.'),
    ])
    return { checks: [check], inner: undefined, valid: 0, verdict: check.verdict }
  }
  const inner = await verifyTransaction(client, {
    ...(cache ? { cache } : {}),
    chainId,
    claimed,
    expectedHash: innerHash,
    safe: innerSafe,
  })
  const isSame = inner.hashes?.value.safeTxHash === innerHash
  const check = checkThat(isSame, { ...outcome, claimed: claimed.claimed.safeTxHash }, recomputed, {
    ok: ['INNER_AGREES', msg('nested.hashMatches', 'The approved hash is that of the transaction shown.')],
    block: ['INNER_MISMATCH', msg('nested.hashDiffers', 'The approved hash is not that of the transaction shown.')],
  })
  return { checks: [check], inner, valid: inner.signatures.value.length, verdict: getWorstVerdict([check, inner]) }
}

async function verifyInnerExecution(
  client: ChainClient | undefined,
  { by, innerSafe, signatures, transaction }: NestedAction & { kind: 'execute' },
  { cache, chainId, executedBefore = 0 }: NestedOptions,
): Promise<NestedReport> {
  const { facts, ...safe } = await verifySafe(client, { chainId, safe: innerSafe })
  const { nonce, owners, threshold, version } = facts?.value ?? {}
  if (nonce === undefined || threshold === undefined || version === undefined)
    return { checks: safe.checks, inner: undefined, valid: 0, verdict: getWorstVerdict([safe, { verdict: 'unknown' }]) }
  const body: SafeTransaction = { ...transaction, nonce: nonce + BigInt(executedBefore) }
  const hash =
    cache?.hashTransaction({ chainId, safe: innerSafe, transaction: body, version }).safeTxHash ??
    hashSafeTransaction({ chainId, safe: innerSafe, transaction: body, version }).safeTxHash
  const signed = await readSignatures(signatures, { by, count: Number(threshold), hash })
  const inner = await verifyTransaction(client, {
    ...(cache ? { cache } : {}),
    chainId,
    claimed: claim({ confirmations: signed.confirmations, safe: innerSafe, safeTxHash: hash, transaction: body }),
    safe: innerSafe,
  })
  const others = inner.signatures.value.filter(({ signer }) => !isAddressEqual(signer, by))
  const isCallerCounted = signed.isByCaller && (owners?.some((owner) => isAddressEqual(owner, by)) ?? false)
  const valid = isCallerCounted ? others.length + 1 : inner.signatures.value.length
  const isSigned = inner.transaction !== undefined && threshold > 0n && BigInt(valid) >= threshold
  const check = checkThat(isSigned, { actual: `${valid}`, claimed: `${threshold}`, id: 'T75' }, recomputed, {
    ok: ['INNER_SIGNED', msg('nested.signed', 'The inner transaction has enough valid signatures.')],
    block: [
      'INNER_NOT_SIGNED',
      msg('nested.unsigned', 'The inner transaction lacks valid signatures: it would be refused.'),
    ],
  })
  return { checks: [check], inner, valid, verdict: getWorstVerdict([check, inner]) }
}

/** Splits packed signatures as the inner Safe would. The caller's is separate: the Safe counts the call itself. */
async function readSignatures(
  packed: Hex,
  { by, count, hash }: { by: Address; count: number; hash: Hex },
): Promise<{ confirmations: ClaimedConfirmation[]; isByCaller: boolean }> {
  try {
    const parsed = parseSignatures(packed, { count })
    const isCallers = (signature: SafeSignature) =>
      signature.kind === 'approvedHash' && isAddressEqual(signature.signer, by)
    const confirmations = parsed
      .filter((signature) => !isCallers(signature))
      .map(async (signature) => {
        const owner = signature.signer ?? (await recoverSigner({ hash, signature }).catch(() => undefined))
        return owner ? [{ owner, signature: signature.data }] : []
      })
    return { confirmations: (await Promise.all(confirmations)).flat(), isByCaller: parsed.some(isCallers) }
  } catch {
    return { confirmations: [], isByCaller: false }
  }
}

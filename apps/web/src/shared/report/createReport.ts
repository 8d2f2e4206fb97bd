import {
  hashSafeTransaction,
  type SafeTransaction,
  type SafeTransactionHashes,
  type TransactionDetails,
} from '@countersign/protocol'
import { type Client, getAddress, type Hex, isAddressEqual } from 'viem'
import { readContract } from 'viem/actions'
import { shortAddress } from '../../lib/groupHex.ts'
import { checkText } from '../../lib/messages/checks.ts'
import type { Check } from '../createCheckBook.ts'
import type { LedgerEntry } from '../ledger.ts'
import type { SafeState } from '../readSafeState.ts'
import { fromStored, type StoredTransaction } from '../StoredTransaction.ts'
import { safeAbi } from '../safeAbi.ts'
import type { Report, ReportId } from './Report.ts'
import { readProgress } from './readProgress.ts'
import { toSafeTransaction } from './toSafeTransaction.ts'
import { markDuplicates, type VerifiedConfirmation, verifyConfirmation } from './verifyConfirmation.ts'

export type CreateReportParameters = {
  id: ReportId
  client: Client
  details: TransactionDetails | undefined
  serviceError: unknown
  state: SafeState | undefined
  chainError: unknown
  /** A body kept in this browser under the same hash. */
  own: StoredTransaction | undefined
  ledger: readonly LedgerEntry[]
}

/** Puts a transaction through every check. The service's answer is taken apart, recomputed, and never believed. */
export async function createReport(parameters: CreateReportParameters): Promise<Report> {
  const { id, client, details, serviceError, state, chainError, own, ledger } = parameters
  const checks: Check[] = []
  const claimed = details ? toSafeTransaction(details) : undefined
  checks.push(checkState(state, chainError))
  if (details) checks.push(checkSafe(details, id))
  if (details && !claimed) checks.push({ id: 'T24', verdict: 'block', title: checkText.bodyMissing })
  // A body kept here is shown even where the service lies about it; the lie itself still blocks.
  const told = claimed && state ? checkHash(claimed, id, state, checks) : undefined
  const body = own && state ? checkHash(fromStored(own), id, state, details ? [] : checks) : told
  const isOtherSafe = details !== undefined && !isAddressEqual(details.safeAddress, id.address)
  const confirmations =
    state && body && !isOtherSafe ? await verifyConfirmations(parameters, details, state, ledger) : []
  if (body && state && !chainError)
    checks.push(await askContract(client, state, body.transaction, body.hashes.safeTxHash))
  checks.push(...confirmations.map(toCheck))
  const valid = new Set(
    confirmations.filter(({ verdict }) => verdict === 'valid').map(({ signer }) => signer.toLowerCase()),
  )
  const report = {
    id,
    source: own ? ('yours' as const) : ('service' as const),
    details,
    serviceError,
    transaction: isOtherSafe ? undefined : body?.transaction,
    hashes: isOtherSafe ? undefined : body?.hashes,
    state,
    chainError,
    confirmations,
    missing: (state?.owners ?? []).filter((owner) => !valid.has(owner.toLowerCase())),
  }
  const { progress, check } = await readProgress({
    client,
    details,
    id,
    state,
    transaction: report.transaction,
    valid: valid.size,
  })
  return { ...report, progress, checks: check ? [...checks, check] : checks }
}

function checkState(state: SafeState | undefined, chainError: unknown): Check {
  if (!state) return { id: 'T09', verdict: 'unknown', title: checkText.stateMissing }
  if (chainError) return { id: 'T09', verdict: 'unknown', title: checkText.stateStale }
  return { id: 'T09', verdict: 'ok', title: checkText.stateRead(state.block) }
}

function checkSafe(details: TransactionDetails, { address }: ReportId): Check {
  return isAddressEqual(details.safeAddress, address)
    ? { id: 'T04', verdict: 'ok', title: checkText.safeMatches }
    : { id: 'T04', verdict: 'block', title: checkText.safeDiffers, detail: details.safeAddress }
}

/** The hash is the identity: a body that does not hash to it is not this transaction and is not shown as it. */
function checkHash(
  transaction: SafeTransaction,
  { chainId, address, safeTxHash }: ReportId,
  { version }: SafeState,
  checks: Check[],
): { transaction: SafeTransaction; hashes: SafeTransactionHashes } | undefined {
  const hashes = hashSafeTransaction({ chainId, safe: address, version, transaction })
  if (hashes.safeTxHash.toLowerCase() === safeTxHash.toLowerCase()) {
    checks.push({ id: 'T18', verdict: 'ok', title: checkText.hashMatches })
    return { transaction, hashes }
  }
  checks.push({
    id: 'T18',
    verdict: 'block',
    title: checkText.hashDiffers,
    detail: checkText.hashDiffersDetail(safeTxHash, hashes.safeTxHash),
  })
  return undefined
}

/** The contract that will count the signatures is asked for its own hash: a wrong version or domain shows here. */
async function askContract(
  client: Client,
  state: SafeState,
  transaction: SafeTransaction,
  safeTxHash: Hex,
): Promise<Check> {
  const { to, value, data, operation, safeTxGas, baseGas, gasPrice, gasToken, refundReceiver, nonce } = transaction
  try {
    const actual = await readContract(client, {
      address: state.address,
      abi: safeAbi,
      functionName: 'getTransactionHash',
      args: [to, value, data, operation, safeTxGas, baseGas, gasPrice, gasToken, refundReceiver, nonce],
      blockNumber: state.block,
    })
    return actual.toLowerCase() === safeTxHash.toLowerCase()
      ? { id: 'T07', verdict: 'ok', title: checkText.contractAgrees }
      : { id: 'T07', verdict: 'block', title: checkText.contractDiffers, detail: actual }
  } catch {
    return { id: 'T07', verdict: 'unknown', title: checkText.contractSilent }
  }
}

async function verifyConfirmations(
  { id, client }: CreateReportParameters,
  details: TransactionDetails | undefined,
  state: SafeState,
  ledger: readonly LedgerEntry[],
): Promise<VerifiedConfirmation[]> {
  const info = details?.detailedExecutionInfo
  const shown = info?.type === 'MULTISIG' ? info.confirmations : []
  const common = { safeTxHash: id.safeTxHash, state, client }
  const verified = await Promise.all(
    shown.map(({ signer, signature, submittedAt }) =>
      verifyConfirmation({ ...common, signature, claimedSigner: signer.value, submittedAt }),
    ),
  )
  const known = new Set(verified.filter(({ verdict }) => verdict === 'valid').map(({ signer }) => signer.toLowerCase()))
  const onlyHere = await Promise.all(
    ledger
      .filter(({ signer }) => !known.has(signer.toLowerCase()))
      .map(({ signer, signature, signedAt }) =>
        verifyConfirmation({
          ...common,
          signature,
          claimedSigner: getAddress(signer),
          submittedAt: signedAt,
          isOnlyHere: true,
        }),
      ),
  )
  return markDuplicates([...verified, ...onlyHere])
}

function toCheck({ signer, verdict }: VerifiedConfirmation): Check {
  const who = shortAddress(signer)
  switch (verdict) {
    case 'valid':
      return { id: 'T43', verdict: 'ok', title: checkText.signatureValid(who) }
    case 'forged':
      // Not counted; and a service that forges one thing is watched, so it warns.
      return { id: 'T44', verdict: 'warn', title: checkText.signatureForged(who) }
    case 'was-owner':
      return { id: 'T48', verdict: 'warn', title: checkText.signatureWasOwner(who) }
    case 'duplicate':
      return { id: 'T47', verdict: 'warn', title: checkText.signatureDuplicate(who) }
    case 'unknown':
      return { id: 'T46', verdict: 'warn', title: checkText.signatureUnknown(who) }
  }
}

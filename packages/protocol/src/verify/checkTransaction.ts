import { type Address, bytesToHex, type Hex, hexToBytes } from 'viem'
import { type ChainFacts, evidenceOf } from '../chain/SafeFacts.ts'
import { isCancellation } from '../describe/classifyTransaction.ts'
import { createVerified, fromChain, recomputed, yours } from '../evidence/Evidence.ts'
import { hasChainIdInDomain } from '../hash/hashSafeDomain.ts'
import type { SafeTransaction, SafeTransactionHashes } from '../hash/hashSafeTransaction.ts'
import { isSameAddress } from '../hash/isSameAddress.ts'
import { encodeTypedMessage } from '../hash/writeWord.ts'
import { packSignatures, type SignedBy } from '../signatures/packSignatures.ts'
import { msg, type TranslatableMessage } from '../text/msg.ts'
import { maximumConfirmations } from '../wire/PageSchema.ts'
import { type Check, checkThat, createCheck, createUnknown, getWorstVerdict } from './Check.ts'
import type { ClaimedTransaction } from './ClaimedTransaction.ts'
import { checkCalls } from './checkCalls.ts'
import { checkConfirmations, type ParsedConfirmation } from './checkConfirmations.ts'
import { checkExpiry } from './checkExpiry.ts'
import { checkFees } from './checkFees.ts'
import { checkSignatureStore } from './checkSignatureStore.ts'
import type { CheckTransactionOptions, ConfirmationReport, TransactionReport } from './TransactionReport.ts'
import type { VerificationCache } from './VerificationCache.ts'

type CheckTransactionParameters = CheckTransactionOptions & {
  chainId: number
  safe: Address
  claimed: ClaimedTransaction
  parsed: readonly ParsedConfirmation[]
  facts: ChainFacts | undefined
  cache: VerificationCache
}

/** Checks everything about a claimed transaction that bytes and chain facts can prove or refute. No network. */
export async function checkTransaction(parameters: CheckTransactionParameters): Promise<TransactionReport> {
  const { cache, chainId, claimed, executor, facts, formerOwners, signatureStore, parsed, safe } = parameters
  const { transaction } = claimed
  const version = facts ? facts.safe.version : parameters.assumedVersion
  const hashes = version === undefined ? undefined : hashOrUndefined(cache, { chainId, safe, transaction, version })
  const bodyChecks = hashes ? checkHash(parameters, hashes) : [createHashUnknown(version)]
  const isGenuine = bodyChecks.every(({ verdict }) => verdict === 'ok')
  const confirmations = hashes
    ? await checkConfirmations({
        cache,
        confirmations: parsed,
        facts,
        hash: hashes.safeTxHash,
        ...(formerOwners ? { formerOwners } : {}),
        ...(executor ? { executor } : {}),
      })
    : []
  const signatures = confirmations.flatMap(({ data, signer }) => (data && signer ? [{ data, signer }] : []))
  const { isExecutable, isReached } = getProgress({ facts, signatures, transaction })
  const checks = [
    ...bodyChecks,
    ...checkCalls({
      decoded: cache.decode(transaction),
      facts,
      trustedDelegateCallTarget: claimed.trustedDelegateCallTarget,
    }),
    ...checkExpiry({ decoded: cache.decode(transaction), facts, transaction, version: hashes && version }),
    checkFees({
      transaction,
      ...(parameters.refundCeiling === undefined ? {} : { ceiling: parameters.refundCeiling }),
      ...(parameters.knownRefundReceivers ? { knownReceivers: parameters.knownRefundReceivers } : {}),
    }),
    ...checkRejection(safe, claimed),
    ...checkReplay(version),
    checkNonce(transaction, facts),
    ...checkCounts(claimed, { facts, reports: confirmations, valid: signatures.length }),
    ...(hashes && signatureStore
      ? checkSignatureStore({
          chainId,
          signatureStore,
          reports: confirmations,
          safe,
          safeTxHash: hashes.safeTxHash,
          transaction,
        })
      : []),
  ]
  return {
    checks,
    confirmations,
    hashes: hashes && createVerified(hashes, recomputed),
    isExecutable: isExecutable && isGenuine,
    packedSignatures:
      isReached && isGenuine ? packSignatures(signatures, { parse: (data) => cache.parse(data) ?? [] }) : undefined,
    signatures: createVerified(signatures, facts ? evidenceOf(facts.safe) : recomputed),
    transaction: isGenuine ? createVerified({ ...transaction }, recomputed) : undefined,
    verdict: getWorstVerdict(checks),
  }
}

export function getPreimage({
  domainHash,
  messageHash,
}: Pick<SafeTransactionHashes, 'domainHash' | 'messageHash'>): Hex {
  return bytesToHex(encodeTypedMessage(hexToBytes(domainHash), hexToBytes(messageHash)))
}

/** Hashes, or undefined where the body is not a valid transaction (a number out of range, no address). */
export function hashOrUndefined(
  cache: VerificationCache,
  parameters: Parameters<VerificationCache['hashTransaction']>[0],
) {
  try {
    return cache.hashTransaction(parameters)
  } catch {
    return undefined
  }
}

function createHashUnknown(version: string | undefined): Check {
  if (version === undefined)
    return createUnknown({ id: 'T18' }, [
      'HASH_UNKNOWN',
      msg('check.hashUnknown', 'The hash could not be computed: the version of the Safe is unknown.'),
    ])
  return createCheck('block', { id: 'T24' }, recomputed, [
    'BODY_INVALID',
    msg('check.fieldsInvalid', 'The fields are not those of a transaction.'),
  ])
}

function checkHash(
  { claimed, expectedHash, safe }: CheckTransactionParameters,
  { safeTxHash }: SafeTransactionHashes,
): Check[] {
  const checks: Check[] = []
  if (!isSameAddress(claimed.safe, safe))
    checks.push(
      createCheck('block', { actual: safe, claimed: claimed.safe, id: 'T28' }, yours, [
        'OTHER_SAFE',
        msg('check.transactionOfOtherSafe', 'The transaction belongs to another Safe.'),
      ]),
    )
  const isSame = safeTxHash === claimed.safeTxHash.toLowerCase()
  checks.push(
    checkThat(isSame, { actual: safeTxHash, claimed: claimed.safeTxHash, id: 'T18' }, recomputed, {
      ok: ['HASH_AGREES', msg('check.hashMatches', 'The hash matches these fields.')],
      block: ['HASH_MISMATCH', msg('check.hashDiffers', 'The fields were changed: they do not match the stated hash.')],
    }),
  )
  if (expectedHash === undefined) return checks
  const isExpected = safeTxHash === expectedHash.toLowerCase()
  checks.push(
    checkThat(isExpected, { actual: safeTxHash, claimed: expectedHash, id: 'T20' }, recomputed, {
      ok: ['LINK_AGREES', msg('check.linkedTransaction', 'This is the transaction in the link.')],
      block: ['LINK_MISMATCH', msg('check.notLinkedTransaction', 'This is not the transaction in the link.')],
    }),
  )
  return checks
}

function checkRejection(safe: Address, { isRejection, transaction }: ClaimedTransaction): Check[] {
  if (!isRejection) return []
  const isEmpty = isCancellation({ safe, transaction })
  return [
    checkThat(isEmpty, { id: 'T27' }, recomputed, {
      ok: ['REJECTION_EMPTY', msg('check.rejectionEmpty', 'It only uses up its nonce.')],
      block: ['REJECTION_NOT_EMPTY', msg('check.rejectionActs', 'It is called a rejection, but it has an effect.')],
    }),
  ]
}

function checkReplay(version: string | undefined): Check[] {
  if (version === undefined || hasChainIdInDomain(version)) return []
  return [
    createCheck('warn', { actual: version, id: 'T28' }, recomputed, [
      'VALID_ON_OTHER_CHAINS',
      msg(
        'check.oldVersion',
        'Signatures of this old version are valid on every chain where the Safe has this address.',
      ),
    ]),
  ]
}

function checkNonce({ nonce }: SafeTransaction, facts: ChainFacts | undefined): Check {
  const next = facts?.safe.nonce
  if (next === undefined || !facts)
    return createUnknown({ id: 'T56' }, [
      'NONCE_UNKNOWN',
      msg('check.safeNonceUnknown', 'The next nonce of the Safe is unknown.'),
    ])
  const outcome = { actual: `${next}`, claimed: `${nonce}`, id: 'T56' } as const
  const evidence = fromChain(facts.safe.block)
  if (nonce < next)
    return createCheck('block', outcome, evidence, [
      'NONCE_USED',
      msg('check.nonceUsed', 'Nonce {nonce} is used up: by this transaction, or by another one.', { nonce }),
    ])
  return createCheck('ok', outcome, evidence, [
    'NONCE_OPEN',
    msg('check.nonceOpen', 'Nonce {nonce} is open; the next one is {next}.', { nonce, next }),
  ])
}

type Counted = { facts: ChainFacts | undefined; reports: readonly ConfirmationReport[]; valid: number }

function checkCounts(claimed: ClaimedTransaction, { facts, reports, valid }: Counted): Check[] {
  const { confirmations, confirmationsRequired, confirmationsSubmitted = confirmations.length } = claimed
  const threshold = facts?.safe.threshold
  if (threshold === undefined || !facts || !facts.safe.owners)
    return [
      createUnknown({ claimed: `${confirmationsSubmitted}`, id: 'T49' }, [
        'COUNT_UNKNOWN',
        msg('check.countUnknown', 'Signatures cannot be counted: owners and threshold are unknown.'),
      ]),
    ]
  const evidence = evidenceOf(facts.safe)
  const uncounted = reports.filter(({ status }) => status !== 'valid')
  const checks = [
    ...uncounted.slice(0, maxNamed).map(toConfirmationCheck),
    ...checkOthers(uncounted.length - maxNamed),
    ...checkCut(claimed),
  ]
  if (valid === 0 && reports.some(({ status }) => status === 'forged'))
    checks.push(
      createCheck('block', { id: 'T19' }, recomputed, [
        'SIGNATURES_OF_SOMETHING_ELSE',
        msg('check.noneMatches', 'None of the signatures is for this transaction: it replaced another one.'),
      ]),
    )
  const isSame = valid === confirmationsSubmitted
  checks.push(
    createCheck(
      isSame ? 'ok' : 'warn',
      { actual: `${valid}`, claimed: `${confirmationsSubmitted}`, id: 'T49' },
      evidence,
      [
        isSame ? 'COUNT_AGREES' : 'COUNT_DIFFERS',
        msg('check.signatureCount', 'Valid signatures: {valid, number} of {threshold}.', { valid, threshold }),
      ],
    ),
  )
  if (confirmationsRequired !== undefined && BigInt(confirmationsRequired) !== threshold)
    checks.push(
      createCheck('warn', { actual: `${threshold}`, claimed: `${confirmationsRequired}`, id: 'T49' }, evidence, [
        'REQUIRED_DIFFERS',
        msg(
          'check.requiredDiffers',
          'Signatures that the service requires: {claimed, number}. The threshold is {threshold}.',
          { claimed: confirmationsRequired, threshold },
        ),
      ]),
    )
  return checks
}

const maxNamed = 10

function checkOthers(count: number): Check[] {
  if (count <= 0) return []
  const message = msg('check.moreInvalid', 'More signatures that do not count: {count, number}.', { count })
  return [createCheck('warn', { actual: `${count}`, id: 'T47' }, recomputed, ['OTHERS_NOT_COUNTED', message])]
}

/** Warns that a service sends more signatures than are checked. */
export function checkCut({ areConfirmationsCut }: Pick<ClaimedTransaction, 'areConfirmationsCut'>): Check[] {
  if (!areConfirmationsCut) return []
  const message = msg(
    'check.signaturesCut',
    'There are more than {max, number} signatures. Only the first {checked, number} were checked.',
    { max: maximumConfirmations, checked: maximumConfirmations },
  )
  return [createCheck('warn', { id: 'T86' }, recomputed, ['CONFIRMATIONS_CUT', message])]
}

const sentences: Record<ConfirmationReport['code'], (owner: Address) => TranslatableMessage> = {
  APPROVAL_UNKNOWN: (owner) =>
    msg('confirmation.approvalUnknown', 'The signature of {owner} could not be checked on chain.', { owner }),
  CONTRACT_REFUSES: (owner) =>
    msg('confirmation.contractRefuses', 'The contract {owner} refuses its signature.', { owner }),
  CONTRACT_UNKNOWN: (owner) =>
    msg('confirmation.contractUnknown', 'The contract {owner} could not be called to check its signature.', { owner }),
  COUNTED_ALREADY: (owner) =>
    msg('confirmation.countedAlready', 'The signature of {owner} is by an owner whose signature already counts.', {
      owner,
    }),
  FORMER_OWNER: (owner) =>
    msg('confirmation.formerOwner', 'The signature of {owner} is genuine, but its signer is no longer an owner.', {
      owner,
    }),
  NOT_AN_OWNER: (owner) => msg('confirmation.notAnOwner', 'The signature of {owner} is not by an owner.', { owner }),
  NOT_APPROVED_ON_CHAIN: (owner) =>
    msg('confirmation.notApproved', 'The signature of {owner} is an approval that is not on chain.', { owner }),
  NOT_ONE_SIGNATURE: (owner) =>
    msg('confirmation.notOne', 'The signature of {owner} contains more than one signature.', { owner }),
  NO_SIGNER: (owner) => msg('confirmation.noSigner', 'The signature of {owner} has no valid signer.', { owner }),
  OTHER_SIGNER: (owner) =>
    msg('confirmation.otherSigner', 'The signature of {owner} is by another account or for other content.', { owner }),
  OWNERS_UNKNOWN: (owner) =>
    msg('confirmation.ownersUnknown', 'The signature of {owner} could not be compared with the owners.', { owner }),
  SIGNATURE_MISSING: (owner) => msg('confirmation.missing', 'The signature of {owner} is missing.', { owner }),
  SIGNATURE_UNREADABLE: (owner) => msg('confirmation.unreadable', 'The signature of {owner} is unreadable.', { owner }),
  VALID: (owner) => msg('confirmation.valid', 'The signature of {owner} is valid.', { owner }),
}

function toConfirmationCheck({ claimedOwner, code, evidence, signer, status, threat }: ConfirmationReport): Check {
  const facts = { actual: signer ?? msg('value.nobody', 'no account'), claimed: claimedOwner, id: threat }
  const result = [code, sentences[code](claimedOwner)] as const
  if (status === 'unknown' || !evidence) return createUnknown(facts, result)
  return createCheck('warn', facts, evidence, result)
}

type ProgressParameters = {
  facts: ChainFacts | undefined
  signatures: readonly SignedBy[]
  transaction: SafeTransaction
}

function getProgress({ facts, signatures, transaction }: ProgressParameters) {
  const { nonce, threshold } = facts?.safe ?? {}
  // No initialized Safe has a threshold of zero.
  const isReached = threshold !== undefined && threshold > 0n && BigInt(signatures.length) >= threshold
  return { isExecutable: isReached && nonce === transaction.nonce, isReached }
}

import type { Address, Hex } from 'viem'
import { type ChainClient, tryRead } from '../chain/ChainClient.ts'
import { readSafeSignature } from '../chain/readContractSignature.ts'
import type { ChainFacts } from '../chain/SafeFacts.ts'
import type { Claimed } from '../evidence/Claimed.ts'
import { createVerified, fromChain, recomputed, type Verified } from '../evidence/Evidence.ts'
import {
  hashMessageContent,
  hashSafeMessage,
  type SafeMessageContent,
  type SafeMessageHashes,
} from '../hash/hashSafeMessage.ts'
import { packSignatures } from '../signatures/packSignatures.ts'
import { msg } from '../text/msg.ts'
import { type Check, checkThat, createCheck, createUnknown, getWorstVerdict, type Verdict } from './Check.ts'
import type { ClaimedMessage } from './ClaimedMessage.ts'
import { checkConfirmations, parseConfirmations, planConfirmations } from './checkConfirmations.ts'
import { checkMessageContent } from './checkMessageContent.ts'
import { checkCut, getPreimage } from './checkTransaction.ts'
import type { ConfirmationReport } from './TransactionReport.ts'
import { createVerificationCache, type VerificationCache } from './VerificationCache.ts'
import { createSafeReport, type SafeReport, tryReadFacts } from './verifySafe.ts'

export type MessageReport = {
  verdict: Verdict
  checks: Check[]
  safe: SafeReport
  hashes: Verified<SafeMessageHashes> | undefined
  /** Present only when the service's hash is the hash of this content. */
  content: Verified<SafeMessageContent> | undefined
  confirmations: ConfirmationReport[]
  /** Valid signatures joined; undefined below the threshold. */
  packedSignatures: Hex | undefined
  /** Enough valid signatures, and the Safe accepts them (EIP-1271). */
  isComplete: boolean
}

export type VerifyMessageParameters = {
  chainId: number
  safe: Address
  claimed: Claimed<ClaimedMessage>
  expectedHash?: Hex
  formerOwners?: readonly Address[]
  /** Version entered by the user, for a Safe that cannot be read. Ignored if the chain responds. */
  assumedVersion?: string
  cache?: VerificationCache
}

/** Verifies an off-chain message: hash, content, every signature, and the Safe's own EIP-1271 result. */
export async function verifyMessage(
  client: ChainClient | undefined,
  parameters: VerifyMessageParameters,
): Promise<MessageReport> {
  const {
    cache = createVerificationCache(),
    chainId,
    claimed: { claimed },
    formerOwners = [],
    safe,
  } = parameters
  const parsed = parseConfirmations(claimed.confirmations, cache)
  const hash = (version: string | undefined) => hashOrUndefined({ chainId, content: claimed.content, safe, version })
  const { facts, problem } = await tryReadFacts(client, {
    chainId,
    plan: ({ version }) => {
      const hashes = hash(version)
      return hashes ? planConfirmations({ hash: hashes.safeMessageHash, preimage: getPreimage(hashes) }, parsed) : {}
    },
    safe,
  })
  const version = facts ? facts.safe.version : parameters.assumedVersion
  const hashes = hash(version)
  const confirmations = hashes
    ? await checkConfirmations({ cache, confirmations: parsed, facts, formerOwners, hash: hashes.safeMessageHash })
    : []
  const identity = checkIdentity(parameters, { hashes, version })
  const isGenuine = identity.every(({ verdict }) => verdict === 'ok')
  const signatures = confirmations.flatMap(({ data, signer }) => (data && signer ? [{ data, signer }] : []))
  const threshold = facts?.safe.threshold ?? 0n
  const isReached = threshold > 0n && BigInt(signatures.length) >= threshold
  const packedSignatures = isReached && isGenuine ? packSignatures(signatures) : undefined
  const word = await callSafe(client, { content: claimed.content, facts, packedSignatures, safe })
  const safeReport = createSafeReport({ chainId, facts, safe }, problem)
  const checks = [
    ...identity,
    ...checkCut(claimed),
    ...checkMessageContent({ chainId, content: claimed.content, safe }),
    ...checkCompleteness(claimed, { facts, isReached, valid: signatures.length, word }),
  ]
  return {
    checks,
    confirmations,
    content: isGenuine ? createVerified(structuredClone(claimed.content), recomputed) : undefined,
    hashes: hashes && createVerified(hashes, recomputed),
    isComplete: word === true,
    packedSignatures,
    safe: safeReport,
    verdict: getWorstVerdict([...checks, safeReport]),
  }
}

type HashParameters = { chainId: number; content: SafeMessageContent; safe: Address; version: string | undefined }

function hashOrUndefined({ chainId, content, safe, version }: HashParameters): SafeMessageHashes | undefined {
  if (version === undefined) return undefined
  try {
    return hashSafeMessage({ chainId, message: content, safe, version })
  } catch {
    return undefined
  }
}

function checkIdentity(
  { claimed: { claimed }, expectedHash }: VerifyMessageParameters,
  { hashes, version }: { hashes: SafeMessageHashes | undefined; version: string | undefined },
): Check[] {
  if (!hashes)
    return version === undefined
      ? [
          createUnknown({ id: 'T66' }, [
            'HASH_UNKNOWN',
            msg('check.hashUnknown', 'The hash could not be computed: the version of the Safe is unknown.'),
          ]),
        ]
      : [
          createCheck('block', { id: 'T66' }, recomputed, [
            'MESSAGE_INVALID',
            msg('message.unhashable', 'The message cannot be hashed: its data does not match its types.'),
          ]),
        ]
  const isSame = hashes.safeMessageHash === claimed.messageHash.toLowerCase()
  const checks = [
    checkThat(isSame, { actual: hashes.safeMessageHash, claimed: claimed.messageHash, id: 'T66' }, recomputed, {
      ok: ['HASH_AGREES', msg('message.hashMatches', 'The hash matches this message.')],
      block: [
        'HASH_MISMATCH',
        msg('message.hashDiffers', 'The message was changed: it does not match the stated hash.'),
      ],
    }),
  ]
  if (expectedHash === undefined) return checks
  const isExpected = hashes.safeMessageHash === expectedHash.toLowerCase()
  return [
    ...checks,
    checkThat(isExpected, { actual: hashes.safeMessageHash, claimed: expectedHash, id: 'T20' }, recomputed, {
      ok: ['LINK_AGREES', msg('message.linked', 'This is the message in the link.')],
      block: ['LINK_MISMATCH', msg('message.notLinked', 'This is not the message in the link.')],
    }),
  ]
}

type CallSafeParameters = {
  content: SafeMessageContent
  facts: ChainFacts | undefined
  packedSignatures: Hex | undefined
  safe: Address
}

async function callSafe(
  client: ChainClient | undefined,
  { content, facts, packedSignatures, safe }: CallSafeParameters,
): Promise<boolean | undefined> {
  if (!client || !facts || !packedSignatures) return undefined
  const contentHash = hashMessageContent(content)
  return tryRead(() => readSafeSignature(client, { contentHash, safe, signature: packedSignatures }, facts.safe.block))
}

type Progress = { facts: ChainFacts | undefined; isReached: boolean; valid: number; word: boolean | undefined }

function checkCompleteness(
  { isConfirmed = false }: ClaimedMessage,
  { facts, isReached, valid, word }: Progress,
): Check[] {
  const outcome = {
    claimed: isConfirmed ? msg('value.complete', 'complete') : msg('value.incomplete', 'incomplete'),
    id: 'T69',
  } as const
  if (!facts?.safe.owners || facts.safe.threshold === undefined)
    return [
      createUnknown(outcome, [
        'COUNT_UNKNOWN',
        msg('check.countUnknown', 'Signatures cannot be counted: owners and threshold are unknown.'),
      ]),
    ]
  const evidence = fromChain(facts.safe.block)
  const { threshold } = facts.safe
  if (!isReached)
    return [
      createCheck(isConfirmed ? 'warn' : 'ok', { ...outcome, actual: `${valid}` }, evidence, [
        isConfirmed ? 'NOT_COMPLETE' : 'COUNT',
        msg('check.signatureCount', 'Valid signatures: {valid, number} of {threshold}.', { valid, threshold }),
      ]),
    ]
  if (word === undefined)
    return [
      createUnknown(outcome, [
        'SAFE_NOT_ASKED',
        msg('message.signaturesUnchecked', 'The Safe could not check the signatures.'),
      ]),
    ]
  return [
    checkThat(word, { ...outcome, actual: `${valid}` }, evidence, {
      ok: ['SAFE_ACCEPTS', msg('message.signaturesAccepted', 'The Safe accepts the signatures.')],
      warn: [
        'SAFE_REFUSES',
        msg(
          'message.signaturesRefused',
          'The signatures are valid, but the Safe does not accept them: its fallback handler may not support messages.',
        ),
      ],
    }),
  ]
}

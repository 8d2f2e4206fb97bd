import { z } from 'zod'
import type { SafeRange } from '../chain/readSafeRange.ts'
import { creationVersions, type PlanCreationParameters } from '../chain/SafeFacts.ts'
import type { Claimed } from '../evidence/Claimed.ts'
import { createVerified, type Evidence, isVerified } from '../evidence/Evidence.ts'
import type { SafeMessageContent } from '../hash/hashSafeMessage.ts'
import type { MessageValue, TranslatableMessage } from '../text/msg.ts'
import { MessageContentSchema } from '../wire/MessageSchema.ts'
import { SafeInfoSchema } from '../wire/SafeInfoSchema.ts'
import { createPausingSchema } from '../wire/withPauses.ts'
import type { Happened } from './verifyEntries.ts'
import type { HistoryReport, VerifyHistoryParameters } from './verifyHistory.ts'
import type { MessageReport, VerifyMessageParameters } from './verifyMessage.ts'
import type { QueueReport, VerifyQueueParameters } from './verifyQueue.ts'
import type { SafeReport, VerifySafeParameters } from './verifySafe.ts'
import type { MovementProof, VerifyTransfersParameters } from './verifyTransfers.ts'

/** Messages between page and worker, in both directions. Nothing is normalized: both ends hold the same values. */
const Hex = z.templateLiteral(['0x', z.string().regex(/^([0-9a-fA-F]{2})*$/)])
const Hash = z.templateLiteral(['0x', z.string().regex(/^[0-9a-fA-F]{64}$/)])
const Address = z.templateLiteral(['0x', z.string().regex(/^[0-9a-fA-F]{40}$/)])
const orUndefined = <schema extends z.ZodType>(schema: schema) => z.union([schema, z.undefined()])
const createClaimed = <value>(schema: z.ZodType<value>): z.ZodType<Claimed<value>> => z.object({ claimed: schema })

const TransactionSchema = z.object({
  baseGas: z.bigint(),
  data: Hex,
  gasPrice: z.bigint(),
  gasToken: Address,
  nonce: z.bigint(),
  operation: z.union([z.literal(0), z.literal(1)]),
  refundReceiver: Address,
  safeTxGas: z.bigint(),
  to: Address,
  value: z.bigint(),
})

const ClaimedConfirmationsSchema = z.array(z.object({ owner: Address, signature: Hex.nullable() }))

const ClaimedTransactionSchema = z.object({
  areConfirmationsCut: z.literal(true).exactOptional(),
  confirmations: ClaimedConfirmationsSchema,
  confirmationsRequired: z.number().exactOptional(),
  confirmationsSubmitted: z.number().exactOptional(),
  isRejection: z.boolean().exactOptional(),
  proposer: Address.exactOptional(),
  safe: Address,
  safeTxHash: Hash,
  status: z.string().exactOptional(),
  transaction: TransactionSchema,
  trustedDelegateCallTarget: z.boolean().exactOptional(),
})

const ClaimedMessageSchema = z.object({
  areConfirmationsCut: z.literal(true).exactOptional(),
  confirmations: ClaimedConfirmationsSchema,
  confirmationsRequired: z.number().exactOptional(),
  content: MessageContentSchema,
  isConfirmed: z.boolean().exactOptional(),
  messageHash: Hash,
  preparedSignature: Hex.exactOptional(),
  proposer: Address.exactOptional(),
})

const SignatureEntrySchema = z.object({
  chainId: z.number(),
  nonce: z.bigint(),
  safe: Address,
  safeTxHash: Hash,
  signaturesSeen: z.number().exactOptional(),
  signer: Address,
})

const PlannedSchema: z.ZodType<PlanCreationParameters> = z.object({
  owners: z.array(Address),
  saltNonce: z.bigint(),
  threshold: z.number(),
  version: z.enum(creationVersions),
})

const safeParameters = {
  account: Address.exactOptional(),
  chainId: z.number(),
  highestNonceSeen: z.bigint().exactOptional(),
  pinned: z.array(Address).exactOptional(),
  planned: PlannedSchema.exactOptional(),
  safe: Address,
}

export const VerifySafeParametersSchema: z.ZodType<VerifySafeParameters> = z.object({
  ...safeParameters,
  claimed: createClaimed(SafeInfoSchema).exactOptional(),
})

export const VerifyQueueParametersSchema: z.ZodType<Omit<VerifyQueueParameters, 'cache'>> = z.object({
  ...safeParameters,
  assumedVersion: z.string().exactOptional(),
  blockNumber: z.bigint().exactOptional(),
  claimed: createClaimed(z.array(ClaimedTransactionSchema)),
  claimedNonce: createClaimed(z.bigint()).exactOptional(),
  claimedSafe: createClaimed(SafeInfoSchema).exactOptional(),
  executor: Address.exactOptional(),
  expectedHash: Hash.exactOptional(),
  formerOwners: z.array(Address).exactOptional(),
  knownRefundReceivers: z.array(Address).exactOptional(),
  signatureStore: z.array(SignatureEntrySchema).exactOptional(),
  refundCeiling: z.bigint().exactOptional(),
})

export const VerifyMessageParametersSchema: z.ZodType<Omit<VerifyMessageParameters, 'cache'>> = z.object({
  assumedVersion: z.string().exactOptional(),
  chainId: z.number(),
  claimed: createClaimed(ClaimedMessageSchema),
  expectedHash: Hash.exactOptional(),
  formerOwners: z.array(Address).exactOptional(),
  safe: Address,
})

export const ReadRangeParametersSchema = z.object({
  chainId: z.number(),
  from: z.bigint(),
  safe: Address,
  to: z.bigint(),
})

const TransferTypeSchema = z.enum(['ERC20', 'ERC721', 'NATIVE_COIN'])
const ClaimedTransferSchema = z.object({
  from: Address,
  to: Address,
  token: orUndefined(Address),
  type: TransferTypeSchema,
  value: z.bigint(),
})

export const VerifyHistoryParametersSchema: z.ZodType<VerifyHistoryParameters> = z.object({
  chainId: z.number(),
  claimed: createClaimed(
    z.array(
      z.object({
        executor: Address.exactOptional(),
        isSuccess: z.boolean(),
        kind: z.enum(['creation', 'module', 'multisig', 'transfer']),
        module: Address.exactOptional(),
        nonce: z.bigint().exactOptional(),
        safeTxHash: Hash.exactOptional(),
        timestamp: z.bigint().exactOptional(),
        transactionHash: Hash,
        transfer: ClaimedTransferSchema.exactOptional(),
      }),
    ),
  ),
  fromBlock: z.bigint().exactOptional(),
  isComplete: z.boolean().exactOptional(),
  safe: Address,
})

export const VerifyTransfersParametersSchema: z.ZodType<VerifyTransfersParameters> = z.object({
  chainId: z.number(),
  claimed: createClaimed(
    z.array(
      z.object({
        blockNumber: z.bigint(),
        feePayer: orUndefined(Address),
        from: Address,
        isRefund: z.boolean(),
        kind: z.enum(['erc1155', 'erc20', 'erc721', 'native']),
        logIndex: z.number(),
        module: orUndefined(Address),
        networkFee: orUndefined(z.bigint()),
        nonce: orUndefined(z.bigint()),
        safeTxHash: orUndefined(Hash),
        timestamp: z.bigint(),
        to: Address,
        token: orUndefined(Address),
        tokenId: orUndefined(z.bigint()),
        transactionHash: Hash,
        value: z.bigint(),
      }),
    ),
  ),
  safe: Address,
  spent: z.array(z.string()).exactOptional(),
})

export const MovementProofsSchema: z.ZodType<MovementProof[]> = z.array(
  z.discriminatedUnion('state', [
    z.object({ event: z.string(), state: z.literal('verified') }),
    z.object({ fault: z.enum(['unreadable', 'unseen']), state: z.literal('unverified') }),
    z.object({
      event: z.string().optional(),
      fault: z.enum(['block', 'cause', 'fee', 'time', 'transaction', 'transfer']),
      state: z.literal('false'),
    }),
  ]),
)

const BlockSchema = z.object({ chainId: z.number(), hash: Hash, number: z.bigint(), timestamp: z.bigint() })

const EvidenceSchema: z.ZodType<Evidence> = z.union([
  z.object({ source: z.enum(['recomputed', 'bundled', 'yours']) }),
  z.object({ block: BlockSchema, source: z.literal('chain') }),
])

/** Marks a verified value in a message. */
export const verifiedTag = 'countersign:verified'

/** Restores `Verified` values marked by `encodeReport`. */
const createVerifiedSchema = <value>(schema: z.ZodType<value>) =>
  z
    .object({ evidence: EvidenceSchema, tag: z.literal(verifiedTag), value: schema })
    .transform(({ evidence, value }) => createVerified(value, evidence))

const VerdictSchema = z.enum(['ok', 'warn', 'unknown', 'block'])
const ThreatSchema = z.templateLiteral(['T', z.number()])

const MessageValueSchema: z.ZodType<MessageValue> = z.union([
  z.string(),
  z.number(),
  z.object({ amount: z.string() }),
  z.lazy(() => TranslatableMessageSchema),
  z.array(z.lazy(() => TranslatableMessageSchema)),
])

const TranslatableMessageSchema: z.ZodType<TranslatableMessage> = z.object({
  id: z.string(),
  text: z.string(),
  values: z.record(z.string(), MessageValueSchema).exactOptional(),
})

const CheckSchema = z.object({
  actual: z.string().exactOptional(),
  claimed: z.string().exactOptional(),
  code: z.string(),
  evidence: orUndefined(EvidenceSchema),
  id: ThreatSchema,
  message: z.string(),
  translatable: TranslatableMessageSchema.exactOptional(),
  translatableActual: TranslatableMessageSchema.exactOptional(),
  translatableClaimed: TranslatableMessageSchema.exactOptional(),
  verdict: VerdictSchema,
})

const FactsSchema = z.object({
  block: BlockSchema,
  domainSeparator: orUndefined(Hash),
  fallbackHandler: Address,
  guard: Address,
  implementation: Address,
  implementationCodeHash: Hash.nullable(),
  moduleGuard: Address,
  modules: orUndefined(z.array(Address)),
  nonce: orUndefined(z.bigint()),
  owners: orUndefined(z.array(Address)),
  planned: PlannedSchema.exactOptional(),
  proxyCodeHash: Hash.nullable(),
  safe: Address,
  threshold: orUndefined(z.bigint()),
  version: orUndefined(z.string()),
})

const ConfirmationReportSchema = z.object({
  claimedOwner: Address,
  code: z.enum([
    'VALID',
    'FORMER_OWNER',
    'NOT_AN_OWNER',
    'COUNTED_ALREADY',
    'SIGNATURE_UNREADABLE',
    'NOT_ONE_SIGNATURE',
    'OTHER_SIGNER',
    'NO_SIGNER',
    'NOT_APPROVED_ON_CHAIN',
    'CONTRACT_REFUSES',
    'SIGNATURE_MISSING',
    'OWNERS_UNKNOWN',
    'APPROVAL_UNKNOWN',
    'CONTRACT_UNKNOWN',
  ]),
  data: orUndefined(Hex),
  evidence: orUndefined(EvidenceSchema),
  kind: orUndefined(z.enum(['eoa', 'ethSign', 'approvedHash', 'contract'])),
  signer: orUndefined(Address),
  status: z.enum(['valid', 'formerOwner', 'stranger', 'duplicate', 'forged', 'unknown']),
  threat: ThreatSchema,
})

const TransactionReportSchema = z.object({
  checks: z.array(CheckSchema),
  confirmations: z.array(ConfirmationReportSchema),
  hashes: orUndefined(createVerifiedSchema(z.object({ domainHash: Hash, messageHash: Hash, safeTxHash: Hash }))),
  isExecutable: z.boolean(),
  packedSignatures: orUndefined(Hex),
  signatures: createVerifiedSchema(z.array(z.object({ data: Hex, signer: Address }))),
  transaction: orUndefined(createVerifiedSchema(TransactionSchema)),
  verdict: VerdictSchema,
})

export const SafeReportSchema: z.ZodType<SafeReport> = z.object({
  checks: z.array(CheckSchema),
  facts: orUndefined(createVerifiedSchema(FactsSchema)),
  verdict: VerdictSchema,
})

/** For `parseAsync`: a long queue does not block the page. */
export const QueueReportSchema: z.ZodType<QueueReport> = z.object({
  checks: z.array(CheckSchema),
  digest: orUndefined(createVerifiedSchema(z.string())),
  order: z.object({ conflicts: z.array(z.bigint()), gaps: z.array(z.bigint()), nextNonce: orUndefined(z.bigint()) }),
  safe: SafeReportSchema,
  transactions: z.array(createPausingSchema(TransactionReportSchema)),
  verdict: VerdictSchema,
})

const ExecutionSchema = z.object({
  blockNumber: z.bigint(),
  isSuccess: z.boolean(),
  kind: z.enum(['module', 'multisig']),
  module: orUndefined(Address),
  safeTxHash: orUndefined(Hash),
  transactionHash: Hash,
})
const TransferSchema = z.object({
  ...ClaimedTransferSchema.shape,
  blockNumber: z.bigint(),
  logIndex: z.number(),
  transactionHash: Hash,
})

const MultiTransferSchema = z.object({
  blockNumber: z.bigint(),
  from: Address,
  logIndex: z.number(),
  position: z.number(),
  to: Address,
  token: Address,
  tokenId: z.bigint(),
  transactionHash: Hash,
  value: z.bigint(),
})

/** Also for stored ranges. */
export const SafeRangeSchema: z.ZodType<SafeRange> = z.object({
  executions: z.array(ExecutionSchema),
  isCreation: z.boolean(),
  multiTransfers: z.array(MultiTransferSchema),
  transfers: z.array(TransferSchema),
})

const { nonce: _nonce, ...bodyShape } = TransactionSchema.shape

const HappenedSchema: z.ZodType<Happened> = z.object({
  blockNumber: z.bigint(),
  call: orUndefined(
    z.union([z.object(bodyShape), TransactionSchema.pick({ data: true, operation: true, to: true, value: true })]),
  ),
  isSuccess: z.boolean(),
  nonce: orUndefined(z.bigint()),
  sender: Address,
  timestamp: orUndefined(z.bigint()),
  transfers: z.array(TransferSchema),
})

export const HistoryReportSchema: z.ZodType<HistoryReport> = z.object({
  checks: z.array(CheckSchema),
  executions: orUndefined(createVerifiedSchema(z.array(ExecutionSchema))),
  happened: z.array(orUndefined(createVerifiedSchema(HappenedSchema))),
  rows: z.array(z.array(CheckSchema)),
  verdict: VerdictSchema,
})

export const MessageReportSchema: z.ZodType<MessageReport> = z.object({
  checks: z.array(CheckSchema),
  confirmations: z.array(ConfirmationReportSchema),
  content: orUndefined(createVerifiedSchema<SafeMessageContent>(MessageContentSchema)),
  hashes: orUndefined(createVerifiedSchema(z.object({ domainHash: Hash, messageHash: Hash, safeMessageHash: Hash }))),
  isComplete: z.boolean(),
  packedSignatures: orUndefined(Hex),
  safe: SafeReportSchema,
  verdict: VerdictSchema,
})

/** Prepares a report for `postMessage`, which drops the mark of verified values. */
export function encodeReport(value: unknown): unknown {
  if (isVerified(value)) return { evidence: value.evidence, tag: verifiedTag, value: value.value }
  if (Array.isArray(value)) return value.map(encodeReport)
  return isPlain(value)
    ? Object.fromEntries(Object.entries(value).map(([key, inner]) => [key, encodeReport(inner)]))
    : value
}

function isPlain(value: unknown): value is object {
  return typeof value === 'object' && value !== null
}

import type { ChainConfig } from '@countersign/protocol/config'
import { decodeCall, toDataDecoded } from '@countersign/protocol/decode'
import {
  AddressSchema,
  CountSchema,
  DataDecodedSchema,
  HashSchema,
  HexSchema,
  OperationSchema,
  UintStringSchema,
} from '@countersign/protocol/wire'
import { z } from 'zod'
import type { ModuleTransactionRecord, MultisigTransactionRecord, TransferRecord } from '../../db/queries/Records.ts'
import { isExplainable } from '../../lib/decodeInSlices.ts'
import { toKnownToken } from '../tokens/knownTokens.ts'
import { getCall } from '../transactions/explainEach.ts'
import {
  findProvenAuthor,
  isTrusted,
  listCountedConfirmations,
  type TransactionContext,
} from '../transactions/TransactionContext.ts'
import { toBlockDate } from './dialect.ts'
import { SignatureTypeSchema, signatureTypes } from './serviceSignatures.ts'
import { ServiceTokenSchema, toServiceToken } from './tokenRoutes.ts'

const DateSchema = z.iso.datetime()

export const ServiceConfirmationSchema = z.object({
  owner: AddressSchema,
  signature: HexSchema,
  signatureType: SignatureTypeSchema,
  submissionDate: DateSchema,
  transactionHash: HashSchema.nullable(),
})

export type ServiceConfirmation = z.infer<typeof ServiceConfirmationSchema>

/** Hashed fields are null only if the executed call is unknown. */
export const ServiceTransactionSchema = z.object({
  baseGas: UintStringSchema.nullable(),
  blockNumber: CountSchema.nullable(),
  confirmations: z.array(ServiceConfirmationSchema),
  confirmationsRequired: CountSchema,
  data: HexSchema.nullable(),
  dataDecoded: DataDecodedSchema.nullable(),
  ethGasPrice: UintStringSchema.nullable(),
  executionDate: DateSchema.nullable(),
  executor: AddressSchema.nullable(),
  fee: UintStringSchema.nullable(),
  gasPrice: UintStringSchema.nullable(),
  gasToken: AddressSchema.nullable(),
  gasUsed: CountSchema.nullable(),
  isExecuted: z.boolean(),
  isSuccessful: z.boolean().nullable(),
  maxFeePerGas: UintStringSchema.nullable(),
  maxPriorityFeePerGas: UintStringSchema.nullable(),
  modified: DateSchema,
  nonce: UintStringSchema.nullable(),
  operation: OperationSchema.nullable(),
  /** JSON text. */
  origin: z.string(),
  payment: UintStringSchema.nullable(),
  proposedByDelegate: AddressSchema.nullable(),
  proposer: AddressSchema.nullable(),
  refundReceiver: AddressSchema.nullable(),
  safe: AddressSchema,
  safeTxGas: UintStringSchema.nullable(),
  safeTxHash: HashSchema,
  /** As passed to the contract. */
  signatures: HexSchema.nullable(),
  submissionDate: DateSchema,
  to: AddressSchema.nullable(),
  transactionHash: HashSchema.nullable(),
  trusted: z.boolean(),
  value: UintStringSchema.nullable(),
})

export type ServiceTransaction = z.infer<typeof ServiceTransactionSchema>

/** The call is null if neither event nor trace shows it. */
export const ServiceModuleTransactionSchema = z.object({
  blockNumber: CountSchema,
  created: DateSchema,
  data: HexSchema.nullable(),
  dataDecoded: DataDecodedSchema.nullable(),
  executionDate: DateSchema,
  isSuccessful: z.boolean(),
  module: AddressSchema,
  moduleTransactionId: z.string(),
  operation: OperationSchema.nullable(),
  safe: AddressSchema,
  to: AddressSchema.nullable(),
  transactionHash: HashSchema,
  value: UintStringSchema.nullable(),
})

export type ServiceModuleTransaction = z.infer<typeof ServiceModuleTransactionSchema>

export const ServiceTransferSchema = z.object({
  blockNumber: CountSchema,
  executionDate: z.iso.datetime(),
  from: AddressSchema,
  to: AddressSchema,
  tokenAddress: AddressSchema.nullable(),
  tokenId: UintStringSchema.nullable(),
  tokenInfo: ServiceTokenSchema.nullable(),
  transactionHash: HashSchema,
  transferId: z.string(),
  type: z.enum(['ETHER_TRANSFER', 'ERC20_TRANSFER', 'ERC721_TRANSFER']),
  value: UintStringSchema.nullable(),
})

export type ServiceTransfer = z.infer<typeof ServiceTransferSchema>

const transfers = z.array(ServiceTransferSchema)

export const ExecutedServiceTransactionSchema = ServiceTransactionSchema.extend({
  transfers,
  txType: z.literal('MULTISIG_TRANSACTION'),
})

export const ModuleServiceTransactionSchema = ServiceModuleTransactionSchema.extend({
  transfers,
  txType: z.literal('MODULE_TRANSACTION'),
})

export const PlainServiceTransactionSchema = z.object({
  blockNumber: CountSchema,
  data: HexSchema.nullable(),
  executionDate: z.iso.datetime(),
  from: AddressSchema.nullable(),
  to: AddressSchema.nullable(),
  transfers,
  txHash: HashSchema,
  txType: z.literal('ETHEREUM_TRANSACTION'),
})

/** An entry of `all-transactions`. */
export const AnyServiceTransactionSchema = z.discriminatedUnion('txType', [
  ExecutedServiceTransactionSchema,
  ModuleServiceTransactionSchema,
  PlainServiceTransactionSchema,
])

export type AnyServiceTransaction = z.infer<typeof AnyServiceTransactionSchema>

export function toServiceTransaction(
  record: MultisigTransactionRecord,
  context: Pick<TransactionContext, 'decoded' | 'findFunctions' | 'safe'>,
): ServiceTransaction {
  const { execution, proposal, safe, safeTxHash } = record
  const author = findProvenAuthor(record)
  return {
    ...toHashedFields(record, context),
    ...toExecutionFields(record),
    confirmations: toServiceConfirmations(record, context),
    confirmationsRequired: execution?.threshold ?? context.safe.threshold,
    modified: toModified(record).toISOString(),
    origin: author.origin ?? '{}',
    proposedByDelegate: author.proposedByDelegate,
    proposer: author.proposer,
    safe,
    safeTxHash,
    submissionDate: proposal?.createdAt.toISOString() ?? toBlockDate(execution?.timestamp ?? 0),
    trusted: isTrusted(record, context),
  }
}

export function toServiceConfirmations(
  record: MultisigTransactionRecord,
  context: Pick<TransactionContext, 'safe'>,
): ServiceConfirmation[] {
  return listCountedConfirmations(record, context).map(({ createdAt, kind, owner, signature }) => ({
    owner,
    signature,
    signatureType: signatureTypes[kind],
    submissionDate: createdAt.toISOString(),
    transactionHash: null,
  }))
}

function toHashedFields(
  { transaction }: MultisigTransactionRecord,
  { decoded, findFunctions }: Pick<TransactionContext, 'decoded' | 'findFunctions'>,
) {
  const isExplained = transaction && decoded !== null && isExplainable(transaction.data)
  return {
    baseGas: transaction?.baseGas.toString() ?? null,
    data: transaction && transaction.data !== '0x' ? transaction.data : null,
    dataDecoded: isExplained
      ? toDataDecoded(decodeCall(transaction, { decoded: decoded ?? undefined, findFunctions }))
      : null,
    gasPrice: transaction?.gasPrice.toString() ?? null,
    gasToken: transaction?.gasToken ?? null,
    nonce: transaction?.nonce.toString() ?? null,
    operation: transaction?.operation ?? null,
    refundReceiver: transaction?.refundReceiver ?? null,
    safeTxGas: transaction?.safeTxGas.toString() ?? null,
    to: transaction?.to ?? null,
    value: transaction?.value.toString() ?? null,
  }
}

function toExecutionFields({ execution }: MultisigTransactionRecord) {
  const { gasPrice = null, gasUsed = null } = execution ?? {}
  return {
    blockNumber: execution?.blockNumber ?? null,
    ethGasPrice: gasPrice?.toString() ?? null,
    executionDate: execution ? toBlockDate(execution.timestamp) : null,
    executor: execution?.executor ?? null,
    fee: gasPrice === null || gasUsed === null ? null : (gasPrice * gasUsed).toString(),
    gasUsed: gasUsed === null ? null : Number(gasUsed),
    isExecuted: execution !== undefined,
    isSuccessful: execution?.success ?? null,
    maxFeePerGas: execution?.maxFeePerGas?.toString() ?? null,
    maxPriorityFeePerGas: execution?.maxPriorityFeePerGas?.toString() ?? null,
    payment: execution?.payment.toString() ?? null,
    signatures: execution?.signatures ?? null,
    transactionHash: execution?.transactionHash ?? null,
  }
}

function toModified({ execution, proposal }: MultisigTransactionRecord): Date {
  const executed = new Date((execution?.timestamp ?? 0) * 1000)
  return proposal && proposal.modifiedAt > executed ? proposal.modifiedAt : executed
}

export function toServiceModuleTransaction(
  record: ModuleTransactionRecord,
  { decoded, findFunctions }: Pick<TransactionContext, 'decoded' | 'findFunctions'>,
): ServiceModuleTransaction {
  const { blockNumber, data, logIndex, module, operation, safe, success, timestamp, to, transactionHash, value } =
    record
  const executionDate = toBlockDate(timestamp)
  const call = decoded === null ? undefined : getCall(record)
  return {
    blockNumber,
    created: executionDate,
    data: data === '0x' ? null : data,
    dataDecoded:
      call && isExplainable(call.data)
        ? toDataDecoded(decodeCall(call, { decoded: decoded ?? undefined, findFunctions }))
        : null,
    executionDate,
    isSuccessful: success,
    module,
    moduleTransactionId: `i${transactionHash.slice(2)}${logIndex}`,
    operation,
    safe,
    to,
    transactionHash,
    value: value?.toString() ?? null,
  }
}

const types = { erc20: 'ERC20_TRANSFER', erc721: 'ERC721_TRANSFER', native: 'ETHER_TRANSFER' } as const

export function toServiceTransfer(record: TransferRecord, config: ChainConfig): ServiceTransfer {
  const { blockNumber, kind, position, recipient, sender, timestamp, token, tokenId, transactionHash, value } = record
  return {
    blockNumber,
    executionDate: toBlockDate(timestamp),
    from: sender,
    to: recipient,
    tokenAddress: token?.address ?? null,
    tokenId: tokenId?.toString() ?? null,
    tokenInfo: token && toServiceToken(toKnownToken(token, config)),
    transactionHash,
    transferId: `${kind === 'native' ? 'i' : 'e'}${transactionHash.slice(2)}${position}`,
    type: types[kind],
    value: value?.toString() ?? null,
  }
}

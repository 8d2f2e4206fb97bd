import { decodeCall, toDataDecoded } from '@countersign/protocol/decode'
import type { Confirmation, MultisigTransactionRecord, SignatureKind } from '../../../db/queries/Records.ts'
import { isExplainable } from '../../../lib/decodeInSlices.ts'
import { findProvenAuthor } from '../../transactions/findProvenAuthor.ts'
import { isTrusted } from '../../transactions/isTrusted.ts'
import { listCountedConfirmations } from '../../transactions/listCountedConfirmations.ts'
import type { TransactionContext } from '../../transactions/TransactionContext.ts'
import { toBlockDate } from '../dialect/toBlockDate.ts'
import type { ServiceConfirmation, ServiceTransaction, SignatureType } from './ServiceTransactionSchema.ts'

const signatureTypes: Readonly<Record<SignatureKind, SignatureType>> = {
  approvedHash: 'APPROVED_HASH',
  contract: 'CONTRACT_SIGNATURE',
  eoa: 'EOA',
  ethSign: 'ETH_SIGN',
}

export const toSignatureType = (kind: SignatureKind): SignatureType => signatureTypes[kind]

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
  return listCountedConfirmations(record, context).map((confirmation) => toConfirmation(confirmation))
}

function toConfirmation({ createdAt, kind, owner, signature }: Confirmation): ServiceConfirmation {
  return {
    owner,
    signature,
    signatureType: toSignatureType(kind),
    submissionDate: createdAt.toISOString(),
    transactionHash: null,
  }
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

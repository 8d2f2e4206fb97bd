import type { MultisigDetails, TransactionDetails } from '@countersign/protocol/wire'
import { type Address, isAddressEqual, zeroAddress } from 'viem'
import { deriveTransactionStatus } from '../../db/deriveTransactionStatus.ts'
import type { ModuleTransactionRecord, MultisigTransactionRecord, TransferRecord } from '../../db/queries/Records.ts'
import { toJsonNumber } from '../../lib/toJsonNumber.ts'
import { toTokenInfo } from '../tokens/knownTokens.ts'
import { toAddressEx } from '../wire/wireSchemas.ts'
import { getCall } from './explainEach.ts'
import { parseNoteSignature, parseOrigin } from './parseOrigin.ts'
import { findProvenAuthor, isTrusted, listCountedConfirmations, type TransactionContext } from './TransactionContext.ts'
import { toTransactionData } from './toCallInfo.ts'
import { toExecutionInfo, toTransferTransactionInfo } from './toTransactionSummary.ts'
import { toTransactionId } from './transactionId.ts'

export type DetailsContext = TransactionContext & {
  /** Owners who confirmed a rejection with the same nonce. */
  rejectors: readonly Address[]
}

export function toTransactionDetails(
  record: ModuleTransactionRecord | MultisigTransactionRecord | TransferRecord,
  context: DetailsContext,
): TransactionDetails {
  switch (record.type) {
    case 'multisig':
      return toMultisigTransactionDetails(record, context)
    case 'module':
      return toModuleDetails(record, context)
    case 'transfer':
      return toTransferDetails(record, context)
  }
}

function toMultisigTransactionDetails(record: MultisigTransactionRecord, context: DetailsContext): TransactionDetails {
  const { execution, safe, transaction } = record
  const { origin } = findProvenAuthor(record)
  const noteSignature = parseNoteSignature(origin)
  return {
    detailedExecutionInfo: transaction ? toExecutionDetails(record, context) : null,
    executedAt: execution ? execution.timestamp * 1000 : null,
    safeAddress: safe,
    txData: transaction ? toTransactionData(transaction, context) : null,
    txHash: execution?.transactionHash ?? null,
    txId: toTransactionId(record),
    txInfo: toExecutionInfo(record, context),
    txStatus: deriveTransactionStatus({ record, safe: context.safe }),
    ...parseOrigin(origin),
    ...(noteSignature ? { noteSignature } : {}),
  }
}

function toExecutionDetails(record: MultisigTransactionRecord, context: DetailsContext): MultisigDetails | null {
  const { execution, proposal, safeTxHash, transaction } = record
  if (!transaction) return null
  const { baseGas, gasPrice, gasToken, nonce, refundReceiver, safeTxGas } = transaction
  const token = context.tokens.get(gasToken)
  const author = findProvenAuthor(record)
  return {
    baseGas: baseGas.toString(),
    confirmations: listCountedConfirmations(record, context).map(({ createdAt, owner, signature }) => ({
      signature,
      signer: toAddressEx(owner),
      submittedAt: createdAt.getTime(),
    })),
    confirmationsRequired: execution?.threshold ?? context.safe.threshold,
    executor: execution?.executor ? toAddressEx(execution.executor) : null,
    // A string in the official schema, even before execution.
    fee:
      execution?.gasUsed != null && execution.gasPrice != null
        ? (execution.gasUsed * execution.gasPrice).toString()
        : '0',
    gasPrice: gasPrice.toString(),
    gasToken,
    gasTokenInfo: isAddressEqual(gasToken, zeroAddress) || !token ? null : toTokenInfo(token),
    nonce: toJsonNumber(nonce),
    payment: execution?.payment.toString() ?? '0',
    proposedByDelegate: author.proposedByDelegate ? toAddressEx(author.proposedByDelegate) : null,
    proposer: author.proposer ? toAddressEx(author.proposer) : null,
    refundReceiver: toAddressEx(refundReceiver),
    rejectors: context.rejectors.map(toAddressEx),
    safeTxGas: safeTxGas.toString(),
    safeTxHash,
    signers: context.safe.owners.map(toAddressEx),
    submittedAt: proposal?.createdAt.getTime() ?? (execution ? execution.timestamp * 1000 : 0),
    trusted: isTrusted(record, context),
    type: 'MULTISIG',
  }
}

function toModuleDetails(record: ModuleTransactionRecord, context: DetailsContext): TransactionDetails {
  const transaction = getCall(record)
  return {
    detailedExecutionInfo: { address: toAddressEx(record.module), type: 'MODULE' },
    executedAt: record.timestamp * 1000,
    note: null,
    safeAddress: record.safe,
    safeAppInfo: null,
    txData: transaction ? toTransactionData(transaction, context) : null,
    txHash: record.transactionHash,
    txId: toTransactionId(record),
    txInfo: toExecutionInfo(record, context),
    txStatus: record.success ? 'SUCCESS' : 'FAILED',
  }
}

function toTransferDetails(record: TransferRecord, context: DetailsContext): TransactionDetails {
  return {
    detailedExecutionInfo: null,
    executedAt: record.timestamp * 1000,
    note: null,
    safeAddress: record.safe,
    safeAppInfo: null,
    txData: null,
    txHash: record.transactionHash,
    txId: toTransactionId(record),
    txInfo: toTransferTransactionInfo(record, context),
    txStatus: 'SUCCESS',
  }
}

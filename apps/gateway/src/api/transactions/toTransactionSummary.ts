import { getTransferDirection, type TransferAsset, toTransferInfo } from '@countersign/protocol/decode'
import type { TransactionInfo, TransactionSummary } from '@countersign/protocol/wire'
import { isAddressEqual, zeroAddress } from 'viem'
import { deriveTransactionStatus } from '../../db/deriveTransactionStatus.ts'
import type { SafeRecord } from '../../db/queries/findSafe.ts'
import type { ModuleTransactionRecord, MultisigTransactionRecord, TransferRecord } from '../../db/queries/Records.ts'
import { toJsonNumber } from '../../lib/toJsonNumber.ts'
import { toAddressEx } from '../wire/wireSchemas.ts'
import { getCall } from './explainEach.ts'
import { parseOrigin } from './parseOrigin.ts'
import { findProvenAuthor, listCountedConfirmations, type TransactionContext } from './TransactionContext.ts'
import { toCallInfo, toUnknownCallInfo } from './toCallInfo.ts'
import { toTransactionId } from './transactionId.ts'

/** A transaction as shown in lists. */
export function toTransactionSummary(
  record: ModuleTransactionRecord | MultisigTransactionRecord | TransferRecord,
  context: TransactionContext,
): TransactionSummary {
  switch (record.type) {
    case 'multisig':
      return toMultisigSummary(record, context)
    case 'module':
      return toModuleSummary(record, context)
    case 'transfer':
      return toTransferSummary(record, context)
  }
}

function toMultisigSummary(record: MultisigTransactionRecord, context: TransactionContext): TransactionSummary {
  const { execution, proposal, transaction } = record
  const { owners, threshold } = context.safe
  const confirmed = listCountedConfirmations(record, context)
  const txStatus = deriveTransactionStatus({ record, safe: context.safe })
  return {
    executionInfo: {
      confirmationsRequired: execution?.threshold ?? threshold,
      confirmationsSubmitted: confirmed.length,
      missingSigners:
        txStatus === 'AWAITING_CONFIRMATIONS'
          ? owners
              .filter((owner) => !confirmed.some((confirmation) => isAddressEqual(confirmation.owner, owner)))
              .map(toAddressEx)
          : null,
      nonce: toJsonNumber(transaction?.nonce ?? 0n),
      type: 'MULTISIG',
    },
    id: toTransactionId(record),
    timestamp: execution ? execution.timestamp * 1000 : (proposal?.createdAt.getTime() ?? 0),
    txHash: execution?.transactionHash ?? null,
    txInfo: toExecutionInfo(record, context),
    txStatus,
    ...parseOrigin(findProvenAuthor(record).origin),
  }
}

/** An unknown call if only the hash of the execution is known. */
export function toExecutionInfo(
  record: ModuleTransactionRecord | MultisigTransactionRecord,
  { decoded, findFunctions, tokens }: Pick<TransactionContext, 'decoded' | 'findFunctions' | 'tokens'>,
): TransactionInfo {
  const transaction = getCall(record)
  const { safe } = record
  return transaction ? toCallInfo({ decoded, findFunctions, safe, tokens, transaction }) : toUnknownCallInfo(safe)
}

function toModuleSummary(record: ModuleTransactionRecord, context: TransactionContext): TransactionSummary {
  return {
    executionInfo: { address: toAddressEx(record.module), type: 'MODULE' },
    id: toTransactionId(record),
    note: null,
    safeAppInfo: null,
    timestamp: record.timestamp * 1000,
    txHash: record.transactionHash,
    txInfo: toExecutionInfo(record, context),
    txStatus: record.success ? 'SUCCESS' : 'FAILED',
  }
}

function toTransferSummary(record: TransferRecord, context: TransactionContext): TransactionSummary {
  return {
    executionInfo: null,
    id: toTransactionId(record),
    note: null,
    safeAppInfo: null,
    timestamp: record.timestamp * 1000,
    txHash: record.transactionHash,
    txInfo: toTransferTransactionInfo(record, context),
    txStatus: 'SUCCESS',
  }
}

export function toTransferTransactionInfo(
  record: TransferRecord,
  { tokens }: Pick<TransactionContext, 'tokens'>,
): TransactionInfo {
  const { recipient, safe, sender, token } = record
  return {
    direction: getTransferDirection({ recipient, safe, sender }),
    humanDescription: null,
    recipient: toAddressEx(recipient),
    sender: toAddressEx(sender),
    transferInfo: toTransferInfo(toAsset(record), (address) => tokens.get(address) ?? token ?? undefined),
    type: 'Transfer',
  }
}

function toAsset({ kind, token, tokenId, value }: TransferRecord): TransferAsset {
  const tokenAddress = token?.address ?? zeroAddress
  if (kind === 'native') return { type: 'NATIVE_COIN', value: value ?? 0n }
  if (kind === 'erc721') return { tokenAddress, tokenId: tokenId ?? 0n, type: 'ERC721' }
  return { tokenAddress, type: 'ERC20', value: value ?? 0n }
}

/** The first entry of every history. */
export function toCreationSummary({ address, creation, singleton }: SafeRecord): TransactionSummary {
  return {
    executionInfo: null,
    id: toTransactionId({ safe: address, type: 'creation' }),
    note: null,
    safeAppInfo: null,
    timestamp: creation.timestamp * 1000,
    txHash: creation.transactionHash,
    txInfo: {
      creator: toAddressEx(creation.creator),
      factory: toAddressEx(creation.factory),
      humanDescription: null,
      implementation: toAddressEx(creation.singleton ?? singleton),
      saltNonce: creation.saltNonce?.toString() ?? null,
      transactionHash: creation.transactionHash,
      type: 'Creation',
    },
    txStatus: 'SUCCESS',
  }
}

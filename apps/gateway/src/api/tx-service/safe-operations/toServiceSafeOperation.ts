import { packSignatures } from '@countersign/protocol/signatures'
import { AddressSchema } from '@countersign/protocol/wire'
import { type Hex, size, slice } from 'viem'
import type { SafeOperationRecord } from '../../../db/queries/safeOperations.ts'
import { listCountedConfirmations } from '../../transactions/listCountedConfirmations.ts'
import type { TransactionContext } from '../../transactions/TransactionContext.ts'
import { toBlockDate } from '../dialect/toBlockDate.ts'
import { toSignatureType } from '../transactions/toServiceTransaction.ts'
import type { ServiceSafeOperation, ServiceSafeOperationConfirmation } from './ServiceSafeOperationSchema.ts'

export function toServiceSafeOperation(
  record: SafeOperationRecord,
  context: Pick<TransactionContext, 'safe'>,
): ServiceSafeOperation {
  const { operation } = record
  const confirmations = toServiceSafeOperationConfirmations(record, context)
  const preparedSignature =
    confirmations.length === 0
      ? null
      : packSignatures(confirmations.map(({ owner, signature }) => ({ data: signature, signer: owner })))
  return {
    confirmations,
    created: record.createdAt.toISOString(),
    modified: record.modifiedAt.toISOString(),
    moduleAddress: record.module,
    preparedSignature,
    safeOperationHash: record.safeOperationHash,
    userOperation: {
      ...splitPaymaster(operation.paymasterAndData),
      callData: toNullable(operation.callData),
      callGasLimit: operation.callGasLimit.toString(),
      entryPoint: record.entryPoint,
      ethereumTxHash: record.executedIn,
      initCode: toNullable(operation.initCode),
      maxFeePerGas: operation.maxFeePerGas.toString(),
      maxPriorityFeePerGas: operation.maxPriorityFeePerGas.toString(),
      nonce: operation.nonce.toString(),
      preVerificationGas: operation.preVerificationGas.toString(),
      sender: operation.safe,
      signature: preparedSignature ?? '0x',
      userOperationHash: record.userOperationHash,
      verificationGasLimit: operation.verificationGasLimit.toString(),
    },
    validAfter: operation.validAfter === 0 ? null : toBlockDate(operation.validAfter),
    validUntil: operation.validUntil === 0 ? null : toBlockDate(operation.validUntil),
  }
}

export function toServiceSafeOperationConfirmations(
  { confirmations }: SafeOperationRecord,
  context: Pick<TransactionContext, 'safe'>,
): ServiceSafeOperationConfirmation[] {
  return listCountedConfirmations({ confirmations, execution: undefined }, context).map(
    ({ createdAt, kind, owner, signature }) => ({
      created: createdAt.toISOString(),
      modified: createdAt.toISOString(),
      owner,
      signature,
      signatureType: toSignatureType(kind),
    }),
  )
}

/** Two parts that clients concatenate again. */
function splitPaymaster(
  paymasterAndData: Hex,
): Pick<ServiceSafeOperation['userOperation'], 'paymaster' | 'paymasterData'> {
  if (paymasterAndData === '0x') return { paymaster: null, paymasterData: null }
  return {
    paymaster: AddressSchema.parse(slice(paymasterAndData, 0, 20)),
    paymasterData: size(paymasterAndData) === 20 ? null : slice(paymasterAndData, 20),
  }
}

const toNullable = (bytes: Hex) => (bytes === '0x' ? null : bytes)

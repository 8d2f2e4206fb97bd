import { hasChainIdInDomain } from './hashSafeDomain.ts'
import { type HashSafeTransactionParameters, hasBaseGas } from './hashSafeTransaction.ts'

/**
 * The typed data that a wallet is asked to sign; its EIP-712 hash is the safeTxHash. Types and message both follow the
 * contract's own order: devices show the fields in the order in which they arrive.
 */
export function getSafeTransactionTypedData({ chainId, safe, transaction, version }: HashSafeTransactionParameters) {
  const gasField = hasBaseGas(version) ? 'baseGas' : 'dataGas'
  return {
    domain: { ...(hasChainIdInDomain(version) ? { chainId } : {}), verifyingContract: safe },
    types: {
      SafeTx: [
        { name: 'to', type: 'address' },
        { name: 'value', type: 'uint256' },
        { name: 'data', type: 'bytes' },
        { name: 'operation', type: 'uint8' },
        { name: 'safeTxGas', type: 'uint256' },
        { name: gasField, type: 'uint256' },
        { name: 'gasPrice', type: 'uint256' },
        { name: 'gasToken', type: 'address' },
        { name: 'refundReceiver', type: 'address' },
        { name: 'nonce', type: 'uint256' },
      ],
    },
    primaryType: 'SafeTx' as const,
    message: {
      to: transaction.to,
      value: transaction.value,
      data: transaction.data,
      operation: transaction.operation,
      safeTxGas: transaction.safeTxGas,
      [gasField]: transaction.baseGas,
      gasPrice: transaction.gasPrice,
      gasToken: transaction.gasToken,
      refundReceiver: transaction.refundReceiver,
      nonce: transaction.nonce,
    },
  }
}

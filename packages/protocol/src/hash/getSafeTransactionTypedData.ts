import { hasChainIdInDomain } from './hashSafeDomain.ts'
import { type HashSafeTransactionParameters, hasBaseGas } from './hashSafeTransaction.ts'

/** The typed data that a wallet is asked to sign; its EIP-712 hash is the safeTxHash. */
export function getSafeTransactionTypedData({ chainId, safe, transaction, version }: HashSafeTransactionParameters) {
  const { baseGas, ...rest } = transaction
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
    message: { ...rest, [gasField]: baseGas },
  }
}

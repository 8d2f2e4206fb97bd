import { type TransactionDetails, TransactionDetailsSchema } from '@countersign/protocol/wire'
import { type Address, zeroAddress } from 'viem'
import { dave, testReport } from './testReport.ts'
import { testSafe } from './testSafe.ts'

/** What the service has of the transaction of `testReport`. */
export const createTestDetails = (proposer: string | null, to: Address = dave): TransactionDetails =>
  TransactionDetailsSchema.parse({
    detailedExecutionInfo: {
      baseGas: '0',
      confirmations: [],
      confirmationsRequired: 2,
      gasPrice: '0',
      gasToken: zeroAddress,
      nonce: 5,
      proposer: proposer && { value: proposer },
      refundReceiver: { value: zeroAddress },
      safeTxGas: '0',
      safeTxHash: testReport([]).id.safeTxHash,
      signers: [],
      submittedAt: 1,
      trusted: true,
      type: 'MULTISIG',
    },
    safeAddress: testSafe.address,
    txData: { hexData: '0x', operation: 0, to: { value: to }, value: '1' },
    txId: `multisig_${testSafe.address}_${testReport([]).id.safeTxHash}`,
    txInfo: { dataSize: '0', isCancellation: false, to: { value: to }, type: 'Custom', value: '1' },
    txStatus: 'AWAITING_CONFIRMATIONS',
  })

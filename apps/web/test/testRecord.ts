import { zeroAddress } from 'viem'
import type { StoredConfirmation, TransactionRecord } from '../src/domain/signature-store/ConfirmationsSchema.ts'

const alice = '0xf39Fd6e51aad88F6F4ce6aB8827279cffFb92266'
const safe = '0xF71902B32C9854DB8d6f70Afa6Dcf685F7df8d79'

/** Alice's signature made in this browser. */
export function testConfirmation(overrides: Partial<StoredConfirmation> = {}): StoredConfirmation {
  return {
    isDelivered: false,
    signature: `0x${'11'.repeat(65)}`,
    signedAt: 1,
    signer: alice,
    source: 'yours',
    ...overrides,
  }
}

/** A transaction of the test Safe with Alice's signature. */
export function testRecord(nonce: number, overrides: Partial<TransactionRecord> = {}): TransactionRecord {
  return {
    chainId: 31337,
    confirmations: [testConfirmation()],
    hash: `0x${nonce.toString(16).padStart(64, '0')}`,
    kind: 'transaction',
    safe,
    transaction: {
      baseGas: '0',
      data: '0x',
      gasPrice: '0',
      gasToken: zeroAddress,
      nonce: String(nonce),
      operation: 0,
      refundReceiver: zeroAddress,
      safeTxGas: '0',
      to: alice,
      value: '1',
    },
    version: '1.4.1',
    ...overrides,
  }
}

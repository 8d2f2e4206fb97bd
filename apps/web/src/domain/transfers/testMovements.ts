import type { Movement, MovementPage } from '@countersign/protocol/wire'
import { alice, bob, safe } from '../transactions/testReport.ts'

export const testToken = '0x5FbDB2315678afecb367f032d93F642f64180aa3'

/** A transfer listed by the service: 2 tokens from Bob, in the block of its number. */
export function createMovement(number: number, changes: Partial<Movement> = {}): Movement {
  return {
    blockNumber: number,
    feePayer: null,
    from: bob,
    isRefund: false,
    kind: 'erc20',
    logIndex: 1,
    module: null,
    networkFee: null,
    nonce: null,
    note: null,
    position: '1',
    price: null,
    safeTxHash: null,
    // One per hour of the first days of 2026.
    timestamp: Date.UTC(2026, 0, 1, number),
    to: safe,
    token: testToken,
    tokenId: null,
    transactionHash: `0x${number.toString(16).padStart(64, '0')}`,
    value: '2000000',
    ...changes,
  }
}

/** Sent by the owners, with a network fee paid by Alice. */
export function createPayment(number: number, changes: Partial<Movement> = {}): Movement {
  return createMovement(number, {
    feePayer: alice,
    from: safe,
    networkFee: '21000000000000',
    nonce: '7',
    safeTxHash: `0x${'7'.repeat(64)}`,
    to: bob,
    ...changes,
  })
}

export function createMovementPage(results: Movement[], changes: Partial<MovementPage> = {}): MovementPage {
  const tokens = [{ address: testToken, decimals: 6, name: 'USD Coin', symbol: 'USDC' }] as const
  return { block: 100, count: results.length, currency: null, next: null, results, tokens: [...tokens], ...changes }
}

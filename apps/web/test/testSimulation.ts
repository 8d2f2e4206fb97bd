import type { Simulation } from '@countersign/protocol/simulate'

/** A complete, successful simulation. */
export function testSimulation(overrides: Partial<Simulation> = {}): Simulation {
  return {
    allowances: [],
    block: { chainId: 31337, hash: `0x${'9'.repeat(64)}`, number: 1_234n, timestamp: 1n },
    calls: [],
    checks: [],
    coin: 0n,
    discarded: [],
    gas: 90_000n,
    notSeen: [],
    otherStorage: 0,
    outcome: 'success',
    pieces: [],
    reason: undefined,
    settings: [],
    tokens: [],
    ways: ['eth_call', 'debug_traceCall'],
    ...overrides,
  }
}

export const testNative = { decimals: 18, symbol: 'ETH' }

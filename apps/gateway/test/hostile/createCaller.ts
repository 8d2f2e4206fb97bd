import { concat, type Hex, numberToHex } from 'viem'

/** Bytecode that repeatedly calls an address without code, with the given calldata size. */
export function createCaller({ bytes, calls }: { bytes: number; calls: number }): Hex {
  const push = (value: number): Hex => concat(['0x63', numberToHex(value, { size: 4 })])
  const address: Hex = `0x${'00'.repeat(18)}dead`
  // Counter; CALL(gas, address, 0, 0, bytes, 0, 0); counter − 1; loop unless zero.
  return concat([
    push(calls),
    '0x5b5f5f',
    push(bytes),
    concat(['0x5f5f73', address, '0x5af150']),
    '0x6001900380600557',
    '0x00',
  ])
}

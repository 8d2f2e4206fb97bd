import { type Address, concat, type Hex, numberToHex, zeroHash } from 'viem'
import type { Call } from '../decode/decodeMultiSend.ts'

/**
 * Our contract with one function, `checkExpiry(uint256 expiresAt)`: it reverts with `Expired(expiresAt)` after that
 * second, and with nothing for any other calldata. It has no storage, no owner and no balance, so that a call and a
 * delegatecall are the same. Written by hand, instruction by instruction, so that the bytes do not depend on a compiler.
 *
 * ```
 * 00 PUSH1 24        length of selector and date
 * 02 CALLDATASIZE
 * 03 EQ              isLength
 * 04 PUSH1 00
 * 06 CALLDATALOAD
 * 07 PUSH1 e0
 * 09 SHR             the first four bytes
 * 0a PUSH4 e4357cd7  checkExpiry(uint256)
 * 0f EQ              isFunction
 * 10 AND
 * 11 PUSH1 18
 * 13 JUMPI           both: to 18
 * 14 PUSH1 00
 * 16 DUP1
 * 17 REVERT          any other calldata
 * 18 JUMPDEST
 * 19 PUSH1 04
 * 1b CALLDATALOAD    expiresAt
 * 1c TIMESTAMP       of the block
 * 1d DUP2
 * 1e LT              expiresAt < now
 * 1f PUSH1 23
 * 21 JUMPI           over: to 23
 * 22 STOP            in time, also in the last second itself
 * 23 JUMPDEST        with expiresAt on the stack
 * 24 PUSH4 f80dbaea  Expired(uint256)
 * 29 PUSH1 e0
 * 2b SHL
 * 2c PUSH1 00
 * 2e MSTORE          selector of the error
 * 2f PUSH1 04
 * 31 MSTORE          expiresAt behind it
 * 32 PUSH1 24
 * 34 PUSH1 00
 * 36 REVERT
 * ```
 */
const code =
  '6024361460003560e01c63e4357cd71416601857600080fd5b600435428110602357005b63f80dbaea60e01b60005260045260246000fd'

/** `PUSH1 37, DUP1, PUSH1 0b, PUSH1 00, CODECOPY, PUSH1 00, RETURN`: deploys the bytes behind it. */
export const expiryCreationCode: Hex = `0x603780600b6000396000f3${code}`

/** By Safe's singleton factory with salt 0: the same on every chain that has the factory. */
export const expiryAddress: Address = '0x4902ddC53681c375CadEd90743b5367229876201'

export const expiryCodeHash: Hex = '0x8702b7c88e2c7039cba164bf2ec611ddf4006c30785f6fc21b80bfa6b78bb925'

const selector = '0xe4357cd7'

/** Safe's singleton factory, and its code on every chain. */
export const singletonFactory: Address = '0x914d7Fec6aaC8cd542e72Bca78B30650d45643d7'
export const singletonFactoryCodeHash: Hex = '0x2fa86add0aed31f33a762c9d88e807c475bd51d0f52bd0955754b2608f7e4989'

/** As the last call of a batch: after `expiresAt`, in seconds since 1970, the batch reverts as a whole. */
export function createExpiryCall(expiresAt: bigint): Call {
  return { data: concat([selector, numberToHex(expiresAt, { size: 32 })]), operation: 0, to: expiryAddress, value: 0n }
}

/** Deploys the contract, before the call to it. It reverts where the contract exists. */
export function createExpiryDeployment(): Call {
  return { data: concat([zeroHash, expiryCreationCode]), operation: 0, to: singletonFactory, value: 0n }
}

/** The date of a call to the contract, whatever its code; undefined for any other call. */
export function parseExpiryCall({ data, operation, to, value }: Call): bigint | undefined {
  // With coins it would do more than expire.
  const isCall = operation === 0 && value === 0n && to.toLowerCase() === expiryAddress.toLowerCase()
  return isCall && /^0xe4357cd7[0-9a-f]{64}$/i.test(data) ? BigInt(`0x${data.slice(10)}`) : undefined
}

export function isExpiryDeployment({ data, operation, to, value }: Call): boolean {
  const isCall = operation === 0 && value === 0n && to.toLowerCase() === singletonFactory.toLowerCase()
  return isCall && data.toLowerCase() === createExpiryDeployment().data
}

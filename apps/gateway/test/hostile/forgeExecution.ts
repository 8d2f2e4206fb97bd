import { demoAccounts } from '@countersign/devchain/accounts'
import { hashSafeTransaction } from '@countersign/protocol/hash'
import {
  type Address,
  concat,
  encodeAbiParameters,
  type Hash,
  type Hex,
  numberToHex,
  parseAbiParameters,
  size,
  toEventSelector,
  zeroAddress,
} from 'viem'
import { createEmitter } from './createEmitter.ts'

export type ForgeExecutionParameters = {
  chainId: number
  nonce: bigint
  safe: Address
  /** One signature, repeated. @default none */
  signatures?: { count: number; signature: Hex }
}

const announcement = toEventSelector(
  'SafeMultiSigTransaction(address,uint256,bytes,uint8,uint256,uint256,uint256,address,address,bytes,bytes)',
)
const [, bob] = demoAccounts

/** Bytecode that emits the events of a forged execution. */
export function forgeExecution({ chainId, nonce, safe, signatures }: ForgeExecutionParameters): {
  code: Hex
  safeTxHash: Hash
} {
  const transaction = {
    baseGas: 0n,
    data: '0x',
    gasPrice: 0n,
    gasToken: zeroAddress,
    nonce,
    operation: 0,
    refundReceiver: zeroAddress,
    safeTxGas: 0n,
    to: bob.address,
    value: 0n,
  } as const
  const { safeTxHash } = hashSafeTransaction({ chainId, safe, transaction, version: '1.4.1' })
  const success = {
    data: encodeAbiParameters(parseAbiParameters('uint256'), [0n]),
    topics: [toEventSelector('ExecutionSuccess(bytes32,uint256)'), safeTxHash],
  }
  if (signatures) return { code: createLargeExecutionLog({ ...signatures, nonce, success }), safeTxHash }
  return { code: createEmitter([{ data: encode(nonce, 1n, '0x'), topics: [announcement] }, success]), safeTxHash }
}

function encode(nonce: bigint, threshold: bigint, signatures: Hex): Hex {
  const info = encodeAbiParameters(parseAbiParameters('uint256, address, uint256'), [nonce, bob.address, threshold])
  const types = parseAbiParameters(
    'address, uint256, bytes, uint8, uint256, uint256, uint256, address, address, bytes, bytes',
  )
  return encodeAbiParameters(types, [bob.address, 0n, '0x', 0, 0n, 0n, 0n, zeroAddress, zeroAddress, signatures, info])
}

/** An event larger than the code size limit: the signature is doubled in memory repeatedly. */
function createLargeExecutionLog({
  count,
  nonce,
  signature,
  success,
}: {
  count: number
  nonce: bigint
  signature: Hex
  success: { data: Hex; topics: readonly Hex[] }
}): Hex {
  const encoded = encode(nonce, BigInt(count), `0x${signature.slice(2).repeat(count)}`)
  const start = (encoded.length - 2) / 2 - 32 * 4 - Math.ceil((count * 65) / 32) * 32
  const head = `0x${encoded.slice(2, 2 + start * 2)}` as const
  const tail = `0x${encoded.slice(2 + (start + Math.ceil((count * 65) / 32) * 32) * 2)}` as const
  const success256 = concat([success.data, ...success.topics])
  const build = (offset: number): Hex => {
    const parts: Hex[] = [copyCode(0, offset, size(head)), copyCode(start, offset + size(head), 65)]
    for (let done = 1; done < count; done *= 2)
      parts.push(copyMemory(start + done * 65, start, Math.min(done, count - done) * 65))
    parts.push(copyCode(start + Math.ceil((count * 65) / 32) * 32, offset + size(head) + 65, size(tail)))
    parts.push(concat(['0x7f', announcement, push((encoded.length - 2) / 2), '0x5fa1']))
    parts.push(copyCode(0, offset + size(head) + 65 + size(tail), 32))
    const [selector = '0x', hash = '0x'] = success.topics
    parts.push(concat(['0x7f', hash, '0x7f', selector, push(32), '0x5fa2', '0x00']))
    return concat(parts)
  }
  return concat([build(size(build(0))), head, signature, tail, success256])
}

const push = (value: number): Hex => concat(['0x63', numberToHex(value, { size: 4 })])
const copyCode = (to: number, from: number, length: number): Hex => concat([push(length), push(from), push(to), '0x39'])
const copyMemory = (to: number, from: number, length: number): Hex =>
  concat([push(length), push(from), push(to), '0x5e'])

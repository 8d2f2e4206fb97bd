import { type Address, concatHex, encodePacked, getAddress, type Hex, size } from 'viem'
import { isHexBytes, type Operation } from '../wire/primitives.ts'

/** One call: of a transaction, or inside a batch. */
export type Call = {
  to: Address
  value: bigint
  data: Hex
  operation: Operation
}

export type MultiSendDecoding =
  | { ok: true; calls: Call[] }
  /** `calls` are those before the fault; the contract may run them or revert, so nothing may be concluded from them. */
  | { ok: false; calls: Call[]; offset: number; reason: MultiSendFault }

type MultiSendFault =
  /** Not whole bytes in hexadecimal. */
  | 'hex'
  /** Bytes are left that are too few for an item. */
  | 'header'
  /** Neither call nor delegatecall. */
  | 'operation'
  /** The item claims more data than there is. */
  | 'data'

// Positions in hexadecimal digits; slicing a string copies nothing, so long batches stay linear.
const TO = 2
const VALUE = 42
const LENGTH = 106
const DATA = 170

/** Reads MultiSend's packed list. Every byte must belong to an item. Never throws. */
export function decodeMultiSend(packed: Hex): MultiSendDecoding {
  const reader = readMultiSend(packed)
  for (;;) {
    const { done, value } = reader.next()
    if (done) return value
  }
}

/** `decodeMultiSend` call by call, for those who pause between them. */
export function* readMultiSend(packed: Hex): Generator<undefined, MultiSendDecoding> {
  const calls: Call[] = []
  if (!isHexBytes(packed)) return { ok: false, calls, offset: 0, reason: 'hex' }
  const digits = packed.slice(2).toLowerCase()
  let start = 0
  while (start < digits.length) {
    const fault = (reason: MultiSendFault): MultiSendDecoding => ({ ok: false, calls, offset: start / 2, reason })
    if (digits.length - start < DATA) return fault('header')
    const operation = toOperation(digits.slice(start, start + TO))
    if (operation === undefined) return fault('operation')
    const dataLength = BigInt(`0x${digits.slice(start + LENGTH, start + DATA)}`)
    if (dataLength * 2n > BigInt(digits.length - start - DATA)) return fault('data')
    const end = start + DATA + Number(dataLength) * 2
    calls.push({
      operation,
      to: getAddress(`0x${digits.slice(start + TO, start + VALUE)}`),
      value: BigInt(`0x${digits.slice(start + VALUE, start + LENGTH)}`),
      data: `0x${digits.slice(start + DATA, end)}`,
    })
    start = end
    yield undefined
  }
  return { ok: true, calls }
}

/** The inverse of `decodeMultiSend`: the bytes for `multiSend(bytes)`. */
export function encodeMultiSend(calls: readonly Call[]): Hex {
  return concatHex(
    calls.map(({ data, operation, to, value }) =>
      encodePacked(
        ['uint8', 'address', 'uint256', 'uint256', 'bytes'],
        [operation, to, value, BigInt(size(data)), data],
      ),
    ),
  )
}

function toOperation(byte: string): Operation | undefined {
  if (byte === '00') return 0
  return byte === '01' ? 1 : undefined
}

import {
  type Abi,
  type AbiEvent,
  type AbiParameter,
  decodeAbiParameters,
  type Hex,
  type ParseEventLogsReturnType,
} from 'viem'
import { type AbiReader, readAbi } from '../abi/readAbi.ts'
import type { ChainLog } from '../ChainLog.ts'
import { UndecodableLogError } from './UndecodableLogError.ts'

type Decoded<abi extends Abi> = Pick<ParseEventLogsReturnType<abi, undefined, true>[number], 'args'>

/**
 * Decodes with the variant of the event that has as many topics. The caller knows the event by its topic; viem's decoder
 * hashes the signatures again for each log, which is most of its time, and there may be forty thousand logs.
 */
export function decodeLog<const abi extends readonly AbiEvent[]>(abi: abi, log: ChainLog): Decoded<abi> {
  const [, ...topics] = log.topics
  const event = abi.find(({ inputs }) => inputs.filter(({ indexed }) => indexed).length === topics.length)
  if (!event) throw new UndecodableLogError(log)
  const plain = event.inputs.filter(({ indexed }) => !indexed)
  const values = decodeBytes(log, () => decodeValues(plain, log.data))
  const args: Record<string, unknown> = {}
  for (const input of event.inputs)
    if (!input.indexed) args[input.name ?? ''] = values.shift()
    else {
      const topic = topics.shift() ?? '0x'
      args[input.name ?? ''] = decodeBytes(log, () => decodeValues([input], topic))[0]
    }
  // Each value was decoded by its type in this variant of the event.
  return { args } as Decoded<abi>
}

type Word = (read: AbiReader, index: number) => unknown
/** Types of one word are sliced, all others decoded. */
const words: Readonly<Record<string, Word | undefined>> = {
  address: (read, index) => read.address(index),
  bytes32: (read, index) => read.word(index),
  uint256: (read, index) => read.uint(index),
}

function decodeValues(inputs: readonly AbiParameter[], data: Hex): unknown[] {
  const read = readAbi(data)
  const values: unknown[] = []
  for (const [index, { type }] of inputs.entries()) {
    const word = words[type]
    if (!word) return [...decodeAbiParameters(inputs, data)]
    values.push(word(read, index))
  }
  return values
}

/** Any error of a decoder means that the bytes are not those of the event. */
export function decodeBytes<result>(log: ChainLog, decode: () => result): result {
  try {
    return decode()
  } catch (cause) {
    throw new UndecodableLogError(log, { cause })
  }
}

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
 * Decodes by whichever form of the event fits the number of topics. The caller knows the event by its topic; viem's own
 * decoder hashes the signatures for each log again, which is most of its time, and there may be forty thousand of them.
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
  // Each value was decoded by the type that this form of the event gives it.
  return { args } as Decoded<abi>
}

type Word = (read: AbiReader, index: number) => unknown
/** Types of one word, which most events consist of: these are cut out, all others decoded. */
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

/** Whatever a decoder says of the bytes of a log, it says of these bytes alone: they are not what they claim to be. */
export function decodeBytes<result>(log: ChainLog, decode: () => result): result {
  try {
    return decode()
  } catch (cause) {
    throw new UndecodableLogError(log, { cause })
  }
}

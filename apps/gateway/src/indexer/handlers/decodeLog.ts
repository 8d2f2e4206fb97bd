import { BaseError } from '@countersign/protocol/errors'
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
import type { HandlerContext } from './HandlerContext.ts'

/** The log has the topic of a known event and other contents. */
export class UndecodableLogError extends BaseError {
  constructor({ address, blockNumber, logIndex }: ChainLog, { cause }: { cause?: unknown } = {}) {
    super('UNDECODABLE_LOG', `Log ${logIndex} of block ${blockNumber}, emitted by ${address}, cannot be decoded.`, {
      cause,
    })
  }
}

/** Turns one kind of log into facts. */
export type EventHandler = {
  /** All variants of the event: they share topic 0 and differ in what is indexed. */
  abi: readonly AbiEvent[]
  handle: (log: ChainLog, context: HandlerContext) => void
}

export function defineHandler<const abi extends readonly AbiEvent[]>(
  abi: abi,
  handle: (args: Decoded<abi>['args'], log: ChainLog, context: HandlerContext) => void,
): EventHandler {
  return { abi, handle: (log, context) => handle(decodeLog(abi, log).args, log, context) }
}

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

/** No Safe has more owners than a safe integer; code run by delegatecall can still emit such an event. */
export function toThreshold(log: ChainLog, threshold: bigint): number {
  if (threshold > BigInt(Number.MAX_SAFE_INTEGER)) throw new UndecodableLogError(log)
  return Number(threshold)
}

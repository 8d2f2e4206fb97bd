import { type Abi, type AbiEvent, decodeAbiParameters, type ParseEventLogsReturnType } from 'viem'
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
  const values: unknown[] = decodeBytes(log, () => [...decodeAbiParameters(plain, log.data)])
  const args: Record<string, unknown> = {}
  for (const input of event.inputs)
    if (!input.indexed) args[input.name ?? ''] = values.shift()
    else {
      const topic = topics.shift() ?? '0x'
      const [value] = decodeBytes(log, () => decodeAbiParameters([input], topic))
      args[input.name ?? ''] = value
    }
  // Each value was decoded by the type that this form of the event gives it.
  return { args } as Decoded<abi>
}

/** Whatever a decoder says of the bytes of a log, it says of these bytes alone: they are not what they claim to be. */
export function decodeBytes<result>(log: ChainLog, decode: () => result): result {
  try {
    return decode()
  } catch (cause) {
    throw new UndecodableLogError(log, { cause })
  }
}

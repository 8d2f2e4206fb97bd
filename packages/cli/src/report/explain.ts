import type { ChainClient } from '@countersign/protocol/chain'
import type { ClearField, ClearReading, ExplainedAction } from '@countersign/protocol/clear'
import type { TransactionDescription } from '@countersign/protocol/decode'
import type { Address } from 'viem'
import { RefusedError } from '../CliError.ts'
import { readTextFile } from '../file/readTextFile.ts'
import type { Line } from '../terminal/Line.ts'
import { getNativeCurrency, readToken } from './describe.ts'

export type ExplainParameters = {
  chainId: number
  description: TransactionDescription
  /** An ERC-7730 descriptor of the user. */
  file: string | undefined
  node: ChainClient | undefined
  safe: Address | undefined
}

/** ERC-7730 explanations of each call, from bundled descriptors and the user's file. */
export async function explain(parameters: ExplainParameters): Promise<ExplainedAction[]> {
  const { chainId, description, file, node, safe } = parameters
  const { explainActions, InvalidDescriptorError, parseDescriptorFile, toKnownDescriptor } = await import(
    '@countersign/protocol/clear'
  )
  const text = file === undefined ? undefined : await readTextFile(file)
  try {
    const own =
      text === undefined
        ? []
        : [toKnownDescriptor({ descriptor: parseDescriptorFile(text), name: file ?? '' }, 'yours')]
    return await explainActions({
      action: description,
      facts: {
        chain: { id: chainId, name: `${chainId}`, nativeCurrency: getNativeCurrency(chainId) },
        findToken: async (address) => (node ? readToken(node, address) : undefined),
      },
      findDescriptors: async () => own,
      safes: safe ? [safe] : [],
    })
  } catch (cause) {
    if (cause instanceof InvalidDescriptorError)
      throw new RefusedError(cause.shortMessage, { cause, field: '--description' })
    throw cause
  }
}

const failures = {
  failed: 'cannot decode these bytes',
  refused: 'does not apply to these values',
} as const

/** The explanations under a call, each with its source. */
export function renderReadings(readings: readonly ClearReading[], indent = '  '): Line[] {
  return readings.flatMap((reading): Line[] => [
    [`${indent}ERC-7730: `, reading.kind === 'read' ? (reading.sentence ?? reading.intent) : failures[reading.kind]],
    ...(reading.kind === 'read' ? reading.fields.flatMap((field) => renderField(field, `${indent}  `)) : []),
    [{ style: 'dim', text: `${indent}  [${reading.source}] ${reading.name} ${reading.hash}` }],
  ])
}

function renderField({ address, call, label, value }: ClearField, indent: string): Line[] {
  const named = address && address !== value ? `${value} (${address})` : value
  return [[`${indent}${label}: ${named}`], ...renderReadings(call?.readings ?? [], `${indent}  `)]
}

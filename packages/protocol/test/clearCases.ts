import { type Address, encodeFunctionData, getAddress, type Hex } from 'viem'
import { expect, test } from 'vitest'
import { type ClearFacts, type ClearReading, toKnownDescriptor } from '../src/clear/ClearReading.ts'
import { type Descriptor, parseDescriptor } from '../src/clear/DescriptorSchema.ts'
import { explainCall } from '../src/clear/explainCall.ts'
import { parseFormatKey } from '../src/clear/parseFormatKey.ts'

/**
 * The behaviours of the public conformance suite of ERC-7730 (sourcifyeth/erc7730-spec-tests, 2.0.0 and 2.1.0), each
 * under the id that it has there, with descriptions and values of our own: docs/clear-signing.md says why, and
 * lists those that are not met.
 */
export const contract = getAddress('0x00000000000000000000000000000000c0FFee00')
export const inner = getAddress('0x00000000000000000000000000000000C0fFEe01')
export const coin = getAddress('0x00000000000000000000000000000000C0fFEe02')
export const ada: Address = '0x70997970C51812dc3A010C7d01b50e0d17dc79C8'
export const bea: Address = '0x3C44CdDdB6a900fa2b585dd299e03d12FA4293BC'
export const zero: Address = '0x0000000000000000000000000000000000000000'

const tokens: Record<string, { decimals: number; symbol: string }> = {
  [contract]: { decimals: 6, symbol: 'SIX' },
  [inner]: { decimals: 6, symbol: 'INN' },
  [coin]: { decimals: 18, symbol: 'COIN' },
  [zero]: { decimals: 0, symbol: 'NONE' },
}
export const facts: ClearFacts = {
  chain: { id: 1, name: 'Ethereum', nativeCurrency: { decimals: 18, symbol: 'ETH' } },
  findChain: (id) => (id === 10 ? { name: 'OP', nativeCurrency: { decimals: 18, symbol: 'ETH' } } : undefined),
  findName: (address) => (address === ada ? 'Ada' : undefined),
  findToken: async (address) => tokens[address],
}

type Spec = NonNullable<NonNullable<Descriptor['display']>['formats']>[string]
export type Case = {
  id: string
  key: string
  args: readonly unknown[]
  format: Spec
  expected: unknown
  display?: Record<string, unknown>
  from?: Address
  intent?: string
  metadata?: Record<string, unknown>
  sentence?: string
  value?: bigint
}

export const raw = (path: string, label = path) => ({ path, label, format: 'raw' as const })
type Shown = NonNullable<Spec['fields']>[number]
export const field = (
  path: string,
  format: NonNullable<Shown['format']>,
  params: Shown['params'] = {},
  label = path,
): Shown => ({
  path,
  label,
  format,
  params,
})

export function describeContract(formats: Record<string, unknown>, rest: Record<string, unknown> = {}, to = contract) {
  return parseDescriptor({
    $schema: 'https://example.org/erc7730-v2.schema.json',
    context: { contract: { deployments: [{ chainId: 1, address: to }] } },
    metadata: { owner: 'Tests', ...(typeof rest.metadata === 'object' ? rest.metadata : {}) },
    display: { ...(typeof rest.display === 'object' ? rest.display : {}), formats },
  })
}

export function encode(key: string, args: readonly unknown[]): Hex {
  const parsed = parseFormatKey(key)
  if (!parsed) throw new Error(`${key} is no key`)
  return encodeFunctionData({ abi: [parsed.abi], args, functionName: parsed.abi.name })
}

const innerDescriptor = describeContract(
  {
    'move(address to,uint256 amount)': {
      intent: 'Move',
      fields: [
        raw('to'),
        field('amount', 'tokenAmount', { tokenPath: '@.to' }),
        field('@.value', 'amount', {}, 'sent'),
        raw('@.from', 'by'),
      ],
    },
  },
  { metadata: { owner: 'Inner' } },
  inner,
)

export async function read({ args, display, format, from, key, metadata, value = 0n }: Omit<Case, 'id' | 'expected'>) {
  const descriptor = describeContract({ [key]: format }, { display, metadata })
  const readings = await explainCall({
    call: { data: encode(key, args), from, to: contract, value },
    descriptors: [descriptor, innerDescriptor].map((file, index) =>
      toKnownDescriptor({ descriptor: file, name: `${index}.json` }, 'operator'),
    ),
    facts,
  })
  expect(readings).toHaveLength(1)
  const [reading] = readings
  if (!reading) throw new Error('There is no reading.')
  return reading
}

type Pair = [label: string, value: unknown]

export function toPairs(reading: ClearReading): Pair[] {
  if (reading.kind !== 'read') throw new Error(reading.kind)
  return reading.fields.map(({ address, call, label, value }): Pair => {
    const [innerReading] = call?.readings ?? []
    return [label, innerReading ? toPairs(innerReading) : (address ?? value)]
  })
}

export const one = (
  id: string,
  key: string,
  args: readonly unknown[],
  shown: unknown,
  expected: unknown,
  more = {},
): Case => ({
  args,
  expected: [['it', expected]],
  format: { intent: 'Do', fields: [{ label: 'it', ...Object(shown) }] },
  id,
  key,
  ...more,
})

/** One test for each, under its id. */
export function testCases(cases: readonly Case[]): void {
  test.each(cases)('default: $id', async ({ expected, intent, sentence, ...rest }) => {
    const reading = await read(rest)
    expect(toPairs(reading)).toEqual(expected)
    expect(reading).toMatchObject({ intent: intent ?? 'Do', owner: 'Tests' })
    expect('sentence' in reading ? reading.sentence : undefined).toBe(sentence)
  })
}

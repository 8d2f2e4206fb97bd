/**
 * Runs the test vectors of a folder of descriptions (ERC-7730): a checkout of the public registry, or of the conformance
 * suite. Prints what differs and how many passed: `npx tsx --conditions=@repo/source scripts/clear-signing/vectors.ts <folder>`.
 */
import { readdir, readFile } from 'node:fs/promises'
import { dirname, join, relative } from 'node:path'
import {
  type ClearFacts,
  type ClearReading,
  type KnownDescriptor,
  parseDescriptorFile,
  resolveIncludes,
  toKnownDescriptor,
} from '@countersign/protocol/clear'
import { TypedDataSchema } from '@countersign/protocol/wire'
import { getAddress, isAddress, parseTransaction } from 'viem'
import { z } from 'zod'
import { explainCall } from '../../packages/protocol/src/clear/explainCall.ts'
import { explainTypedData } from '../../packages/protocol/src/clear/explainTypedData.ts'

const HexSchema = z.templateLiteral(['0x', z.string()])
const ExpectedSchema = z.looseObject({
  intent: z.unknown(),
  fields: z.array(z.object({ label: z.string(), value: z.unknown() })).optional(),
  match: z.literal(false).optional(),
})
const FileSchema = z.looseObject({
  descriptor: z.string(),
  dataProvider: z
    .looseObject({
      tokens: z.record(z.string(), z.looseObject({ decimals: z.number(), symbol: z.string() })).optional(),
      addressNames: z.record(z.string(), z.string()).optional(),
      ensNames: z.record(z.string(), z.string()).optional(),
      nftCollectionNames: z.record(z.string(), z.string()).optional(),
      chainNames: z.record(z.string(), z.string()).optional(),
    })
    .optional(),
  tests: z.array(
    z.looseObject({
      description: z.string().optional(),
      rawTx: HexSchema.optional(),
      data: z.unknown().optional(),
      from: z.string().optional(),
      expected: ExpectedSchema,
    }),
  ),
})
type Vectors = z.infer<typeof FileSchema>

const natives: Record<number, string> = { 56: 'BNB', 100: 'xDAI', 137: 'POL', 43114: 'AVAX', 42220: 'CELO' }

const root = process.argv[2]
if (!root) throw new Error('Name the folder.')
const all = (await readdir(root, { recursive: true })).filter((name) => name.endsWith('.json'))
const read = async (path: string) => parseDescriptorFile(await readFile(join(root, path), 'utf8'))
const known: KnownDescriptor[] = []
for (const path of all.filter(
  (name) => !/(^|\/)(tests?v?2?|sigs)\//.test(relative('.', name)) || /\/descriptors\//.test(name),
))
  try {
    known.push(toKnownDescriptor({ descriptor: await resolveIncludes({ path, read }), name: path }, 'operator'))
  } catch {
    // Not a descriptor: package.json, an index, or an included file.
  }

let [passed, total] = [0, 0]
for (const path of all.filter(
  (name) => /\.tests\.json$/.test(name) && !/\/tests\/calldata|\/tests\/eip712/.test(name),
)) {
  const parsed = FileSchema.safeParse(JSON.parse(await readFile(join(root, path), 'utf8')))
  if (!parsed.success) {
    process.stdout.write(
      `${path}: not read (${parsed.error.issues[0]?.path.join('.')}: ${parsed.error.issues[0]?.message})\n`,
    )
    continue
  }
  const own = join(dirname(path), parsed.data.descriptor)
  const ordered = [...known.filter(({ name }) => name === own), ...known.filter(({ name }) => name !== own)]
  for (const item of parsed.data.tests) {
    total += 1
    const { actual, expected } = await compare(item, parsed.data, ordered)
    if (actual === expected) passed += 1
    else process.stdout.write(`${path}: ${item.description ?? ''}\n  expected ${expected}\n  got      ${actual}\n`)
  }
}
process.stdout.write(`${passed}/${total}\n`)

type Item = Vectors['tests'][number]

async function compare(item: Item, file: Vectors, descriptors: readonly KnownDescriptor[]) {
  const { fields = [], intent, match } = item.expected
  const expected = match === false ? 'no match' : JSON.stringify([toText(intent), fields.map(toPair)])
  const [reading] = await explain(item, file, descriptors)
  return { actual: reading ? JSON.stringify(toPlain(reading)) : 'no match', expected }
}

async function explain(item: Item, file: Vectors, descriptors: readonly KnownDescriptor[]): Promise<ClearReading[]> {
  const from = item.from && isAddress(item.from, { strict: false }) ? getAddress(item.from) : undefined
  if (item.rawTx) {
    const { chainId = 1, data = '0x', to, value = 0n } = parseTransaction(item.rawTx)
    if (!to) return []
    return explainCall({ call: { data, from, to: getAddress(to), value }, descriptors, facts: toFacts(file, chainId) })
  }
  const typedData = TypedDataSchema.safeParse(item.data)
  if (!typedData.success) return []
  const chainId = Number(typedData.data.domain.chainId ?? 1)
  const account = from ?? '0x0000000000000000000000000000000000000000'
  return explainTypedData({ account, descriptors, facts: toFacts(file, chainId), typedData: typedData.data })
}

function toFacts({ dataProvider = {} }: Vectors, chainId: number): ClearFacts {
  const find = <value>(list: Record<string, value> | undefined, address: string) =>
    Object.entries(list ?? {}).find(([key]) => key.toLowerCase() === address.toLowerCase())?.[1]
  const { addressNames, chainNames, ensNames, nftCollectionNames, tokens } = dataProvider
  const toChain = (id: number) => ({
    name: chainNames?.[id] ?? String(id),
    nativeCurrency: { decimals: 18, symbol: natives[id] ?? 'ETH' },
  })
  return {
    chain: { id: chainId, ...toChain(chainId) },
    findChain: (id) => (chainNames?.[id] ? toChain(id) : undefined),
    findName: (address) => find(addressNames, address) ?? find(ensNames, address),
    findToken: async (address) => {
      const collection = find(nftCollectionNames, address)
      return find(tokens, address) ?? (collection === undefined ? undefined : { symbol: collection })
    },
  }
}

type Plain = [intent: string, fields: [label: string, value: unknown][]]

function toPlain(reading: ClearReading): Plain | string {
  if (reading.kind === 'refused') return 'no match'
  if (reading.kind !== 'read') return reading.kind
  return [
    reading.intent,
    reading.fields.map(({ call, label, value }): [string, unknown] => {
      const [inner] = call?.readings ?? []
      return [label, inner ? toPlain(inner) : value]
    }),
  ]
}

function toPair({ label, value }: { label: string; value: unknown }): [string, unknown] {
  const inner = ExpectedSchema.safeParse(value)
  return [
    label,
    inner.success && typeof value === 'object'
      ? [toText(inner.data.intent), (inner.data.fields ?? []).map(toPair)]
      : value,
  ]
}

function toText(intent: unknown): string {
  if (typeof intent !== 'object' || intent === null) return String(intent)
  return Object.entries(intent)
    .map(([key, value]) => `${key}: ${value}`)
    .join(', ')
}

import { mergeDescriptors } from '@ethereum-sourcify/clear-signing'
import { type Hex, stringToBytes, toHex } from 'viem'
import { z } from 'zod'
import { BaseError } from '../errors/BaseError.ts'
import { keccak256 } from '../hash/keccak256.ts'

/** The largest file of the public registry has 480 kB; a description for people needs a few. */
export const maxDescriptorBytes = 512 * 1024
/** Fields of fields of formats: real files nest eleven levels. */
const maxDepth = 24
/** Keys that reach the prototype instead of the file's data. */
const forbiddenKeys = new Set(['__proto__', 'constructor', 'prototype'])

/** A file that is no description, or one that would cost too much to read. */
export class InvalidDescriptorError extends BaseError {
  constructor(reason: string) {
    super('INVALID_DESCRIPTOR', `The file is not a description that can be used: ${reason}.`)
  }
}

const TextSchema = z.string().max(2_000)
const PathSchema = z.string().max(500)
const SpecSchema = z.union([TextSchema, z.number()])

const DeploymentSchema = z.looseObject({ chainId: z.int().positive(), address: z.string().max(64) })
const DeploymentsSchema = z.array(DeploymentSchema).max(5_000)

/** What the renderer computes with is bounded: 10 to the power of a billion is never done. */
const ParamsSchema = z.looseObject({
  decimals: z.int().min(0).max(255).optional(),
  tokenPath: PathSchema.optional(),
  token: PathSchema.optional(),
  nativeCurrencyAddress: z.union([PathSchema, z.array(PathSchema).max(50)]).optional(),
  threshold: SpecSchema.optional(),
  message: TextSchema.optional(),
  chainId: SpecSchema.optional(),
  chainIdPath: PathSchema.optional(),
  encoding: TextSchema.optional(),
  base: TextSchema.optional(),
  prefix: z.boolean().optional(),
  $ref: PathSchema.optional(),
  collection: PathSchema.optional(),
  collectionPath: PathSchema.optional(),
  callee: PathSchema.optional(),
  calleePath: PathSchema.optional(),
  selector: PathSchema.optional(),
  selectorPath: PathSchema.optional(),
  amount: SpecSchema.optional(),
  amountPath: PathSchema.optional(),
  spender: PathSchema.optional(),
  spenderPath: PathSchema.optional(),
  types: z.array(TextSchema).max(20).optional(),
  sources: z.array(TextSchema).max(20).optional(),
  senderAddress: z.union([PathSchema, z.array(PathSchema).max(50)]).optional(),
})

const formats = [
  'raw',
  'amount',
  'tokenAmount',
  'nftName',
  'date',
  'duration',
  'unit',
  'enum',
  'chainId',
  'addressName',
  'tokenTicker',
  'calldata',
  'interoperableAddressName',
] as const

const FieldSchema = z.looseObject({
  path: PathSchema.optional(),
  label: TextSchema.optional(),
  format: z.enum(formats).optional(),
  params: ParamsSchema.optional(),
  separator: TextSchema.optional(),
  $ref: PathSchema.optional(),
  get fields(): z.ZodOptional<z.ZodArray<typeof FieldSchema>> {
    return z.array(FieldSchema).max(500).optional()
  },
})

const FormatSchema = z.looseObject({
  intent: z.union([TextSchema, z.record(z.string().max(200), TextSchema)]).optional(),
  interpolatedIntent: TextSchema.optional(),
  fields: z.array(FieldSchema).max(500).optional(),
})

/** ERC-7730 file of version 2. Parsing changes nothing: the hash covers the complete content. */
const DescriptorSchema = z.looseObject({
  $schema: TextSchema.optional(),
  includes: TextSchema.optional(),
  context: z
    .looseObject({
      contract: z.looseObject({ deployments: DeploymentsSchema.optional() }).optional(),
      eip712: z
        .looseObject({
          deployments: DeploymentsSchema.optional(),
          domain: z.record(z.string().max(200), z.union([TextSchema, z.number()])).optional(),
          domainSeparator: z
            .string()
            .regex(/^0x[0-9a-fA-F]{64}$/)
            .optional(),
        })
        .optional(),
    })
    .optional(),
  metadata: z
    .looseObject({
      owner: TextSchema.optional(),
      contractName: TextSchema.optional(),
      token: z.looseObject({ decimals: z.int().min(0).max(255).optional(), ticker: TextSchema.optional() }).optional(),
      enums: z.record(z.string().max(200), z.record(z.string().max(200), TextSchema)).optional(),
    })
    .optional(),
  display: z
    .looseObject({
      definitions: z.record(z.string().max(200), FieldSchema).optional(),
      formats: z.record(z.string().max(4_000), FormatSchema).optional(),
    })
    .optional(),
})

export type Descriptor = z.infer<typeof DescriptorSchema>

export type DescriptorFile = {
  /** With all that it includes. */
  descriptor: Descriptor
  name: string
}

/** Parses an untrusted file. */
export function parseDescriptorFile(text: string): Descriptor {
  if (text.length > maxDescriptorBytes)
    throw new InvalidDescriptorError(`it is larger than ${maxDescriptorBytes} bytes`)
  let value: unknown
  try {
    value = JSON.parse(text)
  } catch {
    throw new InvalidDescriptorError('it is not JSON')
  }
  return parseDescriptor(value)
}

/** The same for what was already read from JSON. */
export function parseDescriptor(value: unknown): Descriptor {
  assertPlain(value)
  const parsed = DescriptorSchema.safeParse(value)
  if (!parsed.success) {
    const [issue] = parsed.error.issues
    throw new InvalidDescriptorError(`${issue?.path.join('.') || 'the file'}: ${issue?.message ?? 'not understood'}`)
  }
  const [, major] = /erc7730-v(\d+)/.exec(parsed.data.$schema ?? '') ?? []
  if (major !== undefined && major !== '2') throw new InvalidDescriptorError(`it is of version ${major}, not 2`)
  return parsed.data
}

/** Level by level, before any schema that calls itself: nothing here runs out of stack. */
function assertPlain(value: unknown): void {
  let level: unknown[] = [value]
  for (let depth = 0; level.length > 0; depth++) {
    if (depth > maxDepth) throw new InvalidDescriptorError(`it nests more than ${maxDepth} levels`)
    const objects = level.filter((item) => typeof item === 'object' && item !== null)
    for (const item of objects)
      for (const key of Object.keys(item))
        if (forbiddenKeys.has(key)) throw new InvalidDescriptorError(`it has a key named ${key}`)
    level = objects.flatMap((item) => Object.values(item))
  }
}

/** The hash that auditors attest to (ERC-8176): keccak-256 of the canonical JSON (RFC 8785), includes merged in. */
export function hashDescriptor(descriptor: Descriptor): Hex {
  return toHex(keccak256(stringToBytes(toCanonicalJson(descriptor))))
}

/** Keys in the order of their UTF-16 units and no blanks; numbers and text as JavaScript writes them, as RFC 8785 asks. */
function toCanonicalJson(value: unknown): string {
  if (Array.isArray(value)) return `[${value.map(toCanonicalJson).join(',')}]`
  if (typeof value !== 'object' || value === null) return JSON.stringify(value)
  const members = Object.entries(value)
    .filter(([, member]) => member !== undefined)
    .sort(([one], [other]) => (one < other ? -1 : 1))
  return `{${members.map(([key, member]) => `${JSON.stringify(key)}:${toCanonicalJson(member)}`).join(',')}}`
}

/** Real files include one other, which sometimes includes a third. */
const maxIncludes = 8

type ResolveIncludesParameters = {
  /** As it is named from the root of the folder: `registry/safe/calldata-Safe.json`. */
  path: string
  /** A file of the folder; undefined where there is none. */
  read: (path: string) => Promise<Descriptor | undefined>
}

/** One description of a file and of all that it includes. Nothing outside of the folder is ever included. */
export async function resolveIncludes({ path, read }: ResolveIncludesParameters): Promise<Descriptor> {
  const chain: Descriptor[] = []
  const seen = new Set<string>()
  for (let next: string | undefined = path; next !== undefined; ) {
    if (seen.has(next)) throw new InvalidDescriptorError(`it includes itself through ${next}`)
    if (seen.size > maxIncludes) throw new InvalidDescriptorError(`it includes more than ${maxIncludes} files`)
    seen.add(next)
    const file: Descriptor | undefined = await read(next)
    if (!file) throw new InvalidDescriptorError(`there is no ${next}`)
    chain.push(file)
    next = file.includes === undefined ? undefined : resolvePath(next, file.includes)
  }
  return chain.reduceRight((included, including) =>
    // What is merged is checked again: parts that are sound alone may not be together.
    parseDescriptor(mergeDescriptors(toPlain(including), toPlain(included))),
  )
}

/** The renderer has types of its own for what the schema here has already read. */
function toPlain(descriptor: Descriptor) {
  return JSON.parse(JSON.stringify(descriptor))
}

/** Relative to the including file; a path outside the folder resolves to nothing. */
function resolvePath(from: string, relative: string): string {
  if (/^[a-z][a-z0-9+.-]*:/i.test(relative) || relative.startsWith('/'))
    throw new InvalidDescriptorError(`it includes ${relative}, which is not in the folder`)
  const parts = from.split('/').slice(0, -1)
  for (const part of relative.split('/')) {
    if (part === '' || part === '.') continue
    if (part !== '..') parts.push(part)
    else if (parts.pop() === undefined)
      throw new InvalidDescriptorError(`it includes ${relative}, which is not in the folder`)
  }
  return parts.join('/')
}

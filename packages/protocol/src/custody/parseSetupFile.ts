import { type Address, type Hex, keccak256, stringToBytes } from 'viem'
import { z } from 'zod'
import { InvalidFileError, maxFileSize, parseStrictJson, toInvalidFile } from '../file/parseTransactionFile.ts'
import { msg } from '../text/msg.ts'
import { sanitizeText } from '../text/sanitizeText.ts'
import { AddressSchema, HashSchema, HexSchema, SignatureHexSchema, UintStringSchema } from '../wire/primitives.ts'
import { createCommands } from './createCommands.ts'
import { accountKinds, type SetupChain, type SetupFile, type SignedSetupFile } from './SetupFile.ts'

const setupFileFormat = 'countersign-setup-file'

const maxOwners = 100
const maxChains = 50

/** Text that people read: refused if it is not what a page would show of it. */
const TextSchema = z
  .string()
  .max(64)
  .refine((text) => sanitizeText(text, { maxLength: 64 }) === text, { error: 'Hidden characters' })

const UrlSchema = z
  .string()
  .max(500)
  .refine((text) => URL.canParse(text) && /^(https?|wss?):$/.test(new URL(text).protocol), { error: 'Invalid URL' })

const VersionSchema = z
  .string()
  .regex(/^\d{1,4}\.\d{1,4}\.\d{1,4}(\+[0-9A-Za-z.-]{1,20})?$/, { error: 'Invalid version' })

const UintSchema = UintStringSchema.transform(BigInt)
const ThresholdSchema = z.int().min(1).max(maxOwners)

const ChainSchema = z.strictObject({
  chainId: z.int().positive(),
  chainName: TextSchema,
  block: UintSchema,
  blockHash: HashSchema,
  version: VersionSchema,
  implementation: AddressSchema,
  proxyCodeHash: HashSchema,
  implementationCodeHash: HashSchema,
  creation: z
    .strictObject({
      factory: AddressSchema,
      singleton: AddressSchema,
      initializer: HexSchema,
      saltNonce: UintSchema,
    })
    .nullable(),
  owners: z
    .array(z.strictObject({ address: AddressSchema, kind: z.enum(accountKinds), name: TextSchema }))
    .min(1)
    .max(maxOwners),
  threshold: ThresholdSchema,
  nonce: UintSchema,
  modules: z.array(AddressSchema).max(1_000).nullable(),
  guard: AddressSchema.nullable(),
  moduleGuard: AddressSchema.nullable(),
  fallbackHandler: AddressSchema.nullable(),
  nested: z
    .array(
      z.strictObject({ safe: AddressSchema, owners: z.array(AddressSchema).max(maxOwners), threshold: UintSchema }),
    )
    .max(50),
  commands: z.array(z.string().max(70_000)).max(10),
})

const SetupFileSchema = z.strictObject({
  format: z.literal(setupFileFormat),
  version: z.literal(1),
  createdAt: z.iso.datetime(),
  name: TextSchema,
  safe: AddressSchema,
  chains: z.array(ChainSchema).min(1).max(maxChains),
  nodes: z.array(z.strictObject({ chainId: z.int().positive(), url: UrlSchema })).max(maxChains),
  services: z.array(UrlSchema).max(maxChains),
  signatures: z.array(z.strictObject({ owner: AddressSchema, signature: SignatureHexSchema })).max(maxOwners),
})

/** Reads a setup file strictly; everything in it stays a claim of its author. @throws InvalidFileError */
export function parseSetupFile(text: string): SignedSetupFile {
  if (text.length > maxFileSize)
    throw new InvalidFileError(
      msg('file.tooLong', 'The file is longer than {bytes, number} bytes.', { bytes: maxFileSize }),
      { field: 'file' },
    )
  const parsed = SetupFileSchema.safeParse(parseStrictJson(text))
  if (!parsed.success) throw toInvalidFile(parsed.error)
  const { chains, createdAt, name, nodes, safe, services, signatures } = parsed.data
  const ids = chains.map(({ chainId }) => chainId)
  if (new Set(ids).size !== ids.length)
    throw new InvalidFileError(msg('custody.chainTwice', 'chains: a network is there twice.'), { field: 'chains' })
  for (const [index, { commands, ...chain }] of chains.entries()) {
    if (chain.threshold > chain.owners.length || hasRepeatedOwner(chain))
      throw new InvalidFileError(
        msg('custody.ownersImpossible', 'chains: these owners and this threshold are not possible.'),
        { field: `chains.${index}.owners` },
      )
    // Whoever changes a command wants somebody to run it.
    if (commands.join('\n\n') !== listCommandTexts(safe, chain).join('\n\n'))
      throw new InvalidFileError(
        msg('custody.commandsChanged', 'commands: they are not those of this Safe. Do not run them.'),
        { field: `chains.${index}.commands` },
      )
  }
  return {
    chains: chains.map(({ commands: _, ...chain }) => chain),
    createdAt,
    name,
    nodes,
    safe,
    services,
    signatures,
  }
}

function hasRepeatedOwner({ owners }: SetupChain): boolean {
  return new Set(owners.map(({ address }) => address.toLowerCase())).size !== owners.length
}

function listCommandTexts(safe: Address, chain: SetupChain): string[] {
  return createCommands(safe, chain).map(({ text }) => text)
}

/** The file without its signatures, in one order of names: what is signed. */
function toContent({ chains, createdAt, name, nodes, safe, services }: SetupFile) {
  return {
    format: setupFileFormat,
    version: 1,
    createdAt,
    name,
    safe,
    chains: chains.map((chain) => ({
      chainId: chain.chainId,
      chainName: chain.chainName,
      block: `${chain.block}`,
      blockHash: chain.blockHash,
      version: chain.version,
      implementation: chain.implementation,
      proxyCodeHash: chain.proxyCodeHash,
      implementationCodeHash: chain.implementationCodeHash,
      creation: chain.creation && {
        factory: chain.creation.factory,
        singleton: chain.creation.singleton,
        initializer: chain.creation.initializer,
        saltNonce: `${chain.creation.saltNonce}`,
      },
      owners: chain.owners.map((owner) => ({ address: owner.address, kind: owner.kind, name: owner.name })),
      threshold: chain.threshold,
      nonce: `${chain.nonce}`,
      modules: chain.modules && [...chain.modules],
      guard: chain.guard,
      moduleGuard: chain.moduleGuard,
      fallbackHandler: chain.fallbackHandler,
      nested: chain.nested.map((node) => ({
        safe: node.safe,
        owners: [...node.owners],
        threshold: `${node.threshold}`,
      })),
      commands: listCommandTexts(safe, chain),
    })),
    nodes: nodes.map(({ chainId, url }) => ({ chainId, url })),
    services: [...services],
  }
}

/** A setup file as text, which `parseSetupFile` reads. */
export function writeSetupFile(file: SignedSetupFile): string {
  const signatures = file.signatures.map(({ owner, signature }) => ({ owner, signature }))
  return `${JSON.stringify({ ...toContent(file), signatures }, null, 2)}\n`
}

/** Identity of the content: each owner signs this hash. */
export function hashSetupFile(file: SetupFile): Hex {
  return keccak256(stringToBytes(JSON.stringify(toContent(file))))
}

/** In English on every device, so that all owners see the same. */
const notice = 'I reviewed this setup file. This signature approves no transaction.'

/**
 * What an owner signs. Name, version and type differ from those of Safe transactions and messages of every version, so
 * the signature is worth nothing to a Safe.
 */
export function getSetupFileTypedData(file: SetupFile) {
  const [first] = file.chains
  if (!first) throw new InvalidFileError(msg('custody.noChain', 'chains: there is none.'), { field: 'chains' })
  return {
    domain: { chainId: first.chainId, name: 'Countersign setup file', verifyingContract: file.safe, version: '1' },
    message: {
      content: hashSetupFile(file),
      notice,
      owners: first.owners.map(({ address }) => address),
      safe: file.safe,
      threshold: BigInt(first.threshold),
    },
    primaryType: 'SetupFile' as const,
    types: {
      SetupFile: [
        { name: 'notice', type: 'string' },
        { name: 'safe', type: 'address' },
        { name: 'owners', type: 'address[]' },
        { name: 'threshold', type: 'uint256' },
        { name: 'content', type: 'bytes32' },
      ],
    },
  }
}

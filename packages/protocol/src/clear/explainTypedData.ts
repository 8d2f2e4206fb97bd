import { eip712, formatTypedData } from '@ethereum-sourcify/clear-signing'
import { type Address, type Hex, hashStruct, keccak256, stringToHex } from 'viem'
import { assertTypedDataIsCheap } from '../hash/assertTypedDataIsCheap.ts'
import { isSameAddress } from '../hash/isSameAddress.ts'
import { type TypedData, TypedDataSchema } from '../wire/TypedDataSchema.ts'
import { bindBundled, type ContractKind } from './bundledDescriptors.ts'
import type { ClearFacts, ClearField, ClearReading, KnownDescriptor } from './ClearReading.ts'
import type { Descriptor } from './DescriptorSchema.ts'
import { explainCall } from './explainCall.ts'
import { readWith, type ShownField } from './toReading.ts'

const maxReadings = 8

type ExplainTypedDataParameters = {
  /** Who signs. */
  account: Address
  descriptors: readonly KnownDescriptor[]
  facts: ClearFacts
  typedData: TypedData
}

/** One reading for each descriptor that is bound to the domain and type. Never throws. */
export async function explainTypedData(parameters: ExplainTypedDataParameters): Promise<ClearReading[]> {
  const { descriptors, facts, typedData } = parameters
  const signedDomain = findSignedDomain(typedData)
  if (!signedDomain || signedDomain.chainId !== facts.chain.id) return []
  const type = eip712.computeEncodeType(typedData.primaryType, typedData.types)
  if (type === undefined || !/^[ -~]*$/.test(type)) return []
  const bound = descriptors.filter(
    ({ descriptor }) =>
      Object.hasOwn(descriptor.display?.formats ?? {}, type) && isBoundTo(descriptor, signedDomain, typedData),
  )
  const readings: ClearReading[] = []
  for (const known of bound.slice(0, maxReadings))
    readings.push(await readTypedData(known, { signedDomain, type }, parameters))
  return readings
}

type SignedDomain = { address: Address; chainId: number; separator: Hex }

/** Chain and contract that the signature is for; without both nothing binds a description to it. */
function findSignedDomain({ domain, message, primaryType, types }: TypedData): SignedDomain | undefined {
  const { chainId, verifyingContract } = domain
  if (chainId === undefined || !verifyingContract) return undefined
  try {
    assertTypedDataIsCheap({ domain, message, primaryType, types })
    const separator = hashStruct({
      // In any case of its letters: a checksum is no part of an address.
      data: { ...domain, chainId: BigInt(chainId), verifyingContract: verifyingContract.toLowerCase() },
      primaryType: 'EIP712Domain',
      types: { EIP712Domain: types.EIP712Domain ?? listDomainFields(domain) },
    })
    return { address: verifyingContract, chainId: Number(chainId), separator }
  } catch {
    // What cannot be hashed is not signed either.
    return undefined
  }
}

const domainTypes = {
  name: 'string',
  version: 'string',
  chainId: 'uint256',
  verifyingContract: 'address',
  salt: 'bytes32',
}

function listDomainFields(domain: TypedData['domain']) {
  return Object.entries(domainTypes).flatMap(([name, type]) => (Object.hasOwn(domain, name) ? [{ name, type }] : []))
}

/** All constraints of the descriptor must hold, and they must include a contract on a chain: a name alone binds nothing. */
function isBoundTo(
  { context }: Descriptor,
  { address, chainId, separator }: SignedDomain,
  { domain }: TypedData,
): boolean {
  const binding = context?.eip712
  if (!binding || (!binding.deployments && !binding.domainSeparator)) return false
  if (binding.domainSeparator && binding.domainSeparator.toLowerCase() !== separator) return false
  const isDeployed = (binding.deployments ?? []).some(
    (deployment) => deployment.chainId === chainId && deployment.address.toLowerCase() === address.toLowerCase(),
  )
  if (binding.deployments && !isDeployed) return false
  return Object.entries(binding.domain ?? {}).every(
    ([key, expected]) => Object.hasOwn(domain, key) && isSameText(Reflect.get(domain, key), expected),
  )
}

/** Addresses are written in either case. */
function isSameText(actual: unknown, expected: string | number): boolean {
  const [one, other] = [String(actual), String(expected)]
  return one === other || (one.startsWith('0x') && one.toLowerCase() === other.toLowerCase())
}

function readTypedData(
  known: KnownDescriptor,
  { signedDomain: { address, chainId }, type }: { signedDomain: SignedDomain; type: string },
  { account, descriptors, facts, typedData }: ExplainTypedDataParameters,
): Promise<ClearReading> {
  const { primaryType, types } = typedData
  const { display } = known.descriptor
  const found = { [primaryType]: [{ encodeTypeHashes: [keccak256(stringToHex(type))], path: 'file' }] }
  const index = { calldataIndex: {}, typedDataIndex: { [`eip155:${chainId}:${address.toLowerCase()}`]: found } }
  return readWith(known, {
    facts,
    follow: (field) => followCall(field, { descriptors, facts }),
    getIndex: () => index,
    part: {
      context: { eip712: { deployments: [{ address, chainId }] } },
      display: { ...display, formats: { [type]: display?.formats?.[type] ?? {} } },
    },
    render: async (options) => {
      const domain = { chainId, verifyingContract: address }
      return formatTypedData({ account, domain, message: toSignedMessage(typedData), primaryType, types }, options)
    },
  })
}

async function followCall(
  { embedded, ...field }: ShownField,
  { descriptors, facts }: Pick<ExplainTypedDataParameters, 'descriptors' | 'facts'>,
): Promise<ClearField> {
  if (!embedded || !field.call || !/^0x([0-9a-f]{2})*$/.test(embedded.data)) return field
  const { to } = field.call
  const call = { data: `0x${embedded.data.slice(2)}`, to, value: undefined } as const
  return { ...field, call: { to, readings: await explainCall({ call, descriptors, facts }) } }
}

/** Only what the types name is signed, and only that is shown; numbers in the one form that the renderer reads. */
function toSignedMessage({ message, primaryType, types }: TypedData): Record<string, unknown> {
  const toValue = (type: string, value: unknown): unknown => {
    if (type.endsWith(']')) {
      const inner = type.slice(0, type.lastIndexOf('['))
      return Array.isArray(value) ? value.map((item) => toValue(inner, item)) : undefined
    }
    if (Object.hasOwn(types, type)) return toStruct(type, value)
    if (/^u?int\d*$/.test(type)) return toDecimal(value)
    return value
  }
  const toStruct = (type: string, value: unknown): Record<string, unknown> => {
    const source = Object(value)
    return Object.fromEntries(
      (types[type] ?? []).flatMap((field) =>
        Object.hasOwn(source, field.name) ? [[field.name, toValue(field.type, Reflect.get(source, field.name))]] : [],
      ),
    )
  }
  return toStruct(primaryType, message)
}

function toDecimal(value: unknown): unknown {
  if (typeof value === 'number' && Number.isSafeInteger(value)) return String(value)
  return typeof value === 'string' && /^(0x[0-9a-f]{1,64}|-?\d{1,78})$/i.test(value) ? BigInt(value).toString() : value
}

type ExplainMessageParameters = {
  /** Who signs. */
  account: Address
  facts: ClearFacts
  findDescriptors?: ((address: Address) => Promise<readonly KnownDescriptor[]>) | undefined
  /** Accounts that are known to be Safes. */
  safes: readonly Address[]
  /** As it is hashed. */
  content: unknown
}

export async function explainMessage(parameters: ExplainMessageParameters): Promise<ClearReading[]> {
  const { account, content, facts, findDescriptors } = parameters
  const parsed = TypedDataSchema.safeParse(content)
  const address = parsed.data?.domain.verifyingContract
  if (!parsed.success || !address) return []
  const typedData = parsed.data
  const kind = await findKind(typedData, address, parameters)
  const bundled = kind ? bindBundled(kind, { address, chainId: facts.chain.id }) : []
  const others = (await findDescriptors?.(address)) ?? []
  return explainTypedData({ account, descriptors: [...bundled, ...others], facts, typedData })
}

async function findKind(
  typedData: TypedData,
  address: Address,
  { facts, safes }: ExplainMessageParameters,
): Promise<ContractKind | undefined> {
  if (safes.some((safe) => isSameAddress(safe, address))) return 'safe'
  if (typedData.primaryType !== 'Permit') return undefined
  return (await facts.findToken?.(address))?.type === 'ERC20' ? 'erc20' : undefined
}

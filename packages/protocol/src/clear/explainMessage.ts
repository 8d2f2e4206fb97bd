import type { Address } from 'viem'
import { isSameAddress } from '../hash/parseAddress.ts'
import { type TypedData, TypedDataSchema } from '../wire/MessageSchema.ts'
import { bindBundled, type ContractKind } from './bundledDescriptors.ts'
import type { ClearFacts, ClearReading, KnownDescriptor } from './ClearReading.ts'
import { explainTypedData } from './explainTypedData.ts'

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

/** Readings of typed data that is to be signed. */
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

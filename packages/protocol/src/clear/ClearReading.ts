import type { Address, Hex } from 'viem'
import { z } from 'zod'
import { type Descriptor, type DescriptorFile, hashDescriptor, parseDescriptor } from './DescriptorSchema.ts'

/** Source of a descriptor: bundled, the operator, the user. */
type DescriptorSource = 'bundled' | 'operator' | 'yours'

export type KnownDescriptor = {
  /** With all that it includes. */
  descriptor: Descriptor
  /** ERC-8176. */
  hash: Hex
  name: string
  source: DescriptorSource
}

export type ClearField = {
  /** Heading of the fields that belong together. */
  group?: string
  label: string
  value: string
  /** The account that the value names, to be shown in full beside any name. */
  address?: Address
  token?: Address
  /** `raw`: shown as plain number or bytes, because the facts for formatting it are unknown. */
  note?: 'raw'
  /** A call inside of this field, by the descriptions that are bound to its target. */
  call?: { to: Address; readings: ClearReading[] }
}

/** What of a description is not so: whom it names, how much, of which token, or what the call is for. */
export type Contradiction = 'account' | 'amount' | 'intent' | 'token'

/** A description held against the call as it was decoded here. `unknown`: nothing here could confirm it. */
export type Comparison = { verdict: 'agrees' | 'contradicts' | 'unknown'; contradictions: readonly Contradiction[] }

/** Reading of one call or message by one descriptor: a claim of its author, shown beside the recomputed facts. */
export type ClearReading = Omit<KnownDescriptor, 'descriptor'> & {
  /** Author, as claimed by the descriptor. */
  owner?: string
} & (
    | {
        kind: 'read'
        intent: string
        /** The intent with the values in it. */
        sentence?: string
        fields: ClearField[]
        /** Fields beyond those that fit. */
        omitted: number
        /** For descriptors that are not bundled; absent without a decoded call to compare with. */
        comparison?: Comparison
      }
    /** The description itself forbids to be used for these values. */
    | { kind: 'refused' }
    /** Bound to this call, and not able to read it. */
    | { kind: 'failed' }
  )

type ClearChain = { name: string; nativeCurrency: { decimals: number; symbol: string } }

/** What a description may use beyond itself: only what the caller knows from sources of its own. */
export type ClearFacts = {
  chain: ClearChain & { id: number }
  /** Other chains, where a description speaks of them. */
  findChain?: ((chainId: number) => ClearChain | undefined) | undefined
  findName?: ((address: Address) => string | undefined) | undefined
  /** As reported by the token contract. */
  findToken?: ((address: Address) => Promise<ClearToken | undefined>) | undefined
}

export type ClearToken = {
  type?: 'ERC20' | 'ERC721' | 'ERC1155' | undefined
  decimals?: number | undefined
  symbol?: string | undefined
}

const ListSchema = z.object({
  descriptors: z.array(z.object({ name: z.string().max(500), descriptor: z.unknown() })).max(100),
})

/** What `GET /clear-signing/:chainId/:address` answers, read anew: files that are none are left out, hashes are made here. */
export function parseDescriptorList(value: unknown, source: DescriptorSource): KnownDescriptor[] {
  const list = ListSchema.safeParse(value)
  if (!list.success) return []
  return list.data.descriptors.flatMap(({ descriptor, name }) => {
    try {
      return [toKnownDescriptor({ descriptor: parseDescriptor(descriptor), name }, source)]
    } catch {
      return []
    }
  })
}

export function toKnownDescriptor({ descriptor, name }: DescriptorFile, source: DescriptorSource): KnownDescriptor {
  return { descriptor, hash: hashDescriptor(descriptor), name, source }
}

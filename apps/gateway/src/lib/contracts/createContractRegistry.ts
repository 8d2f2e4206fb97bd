import { type KnownFunction, toKnownFunctions } from '@countersign/protocol/decode'
import { AddressSchema, NameSchema } from '@countersign/protocol/wire'
import type { AbiFunction, AbiParameter, Address } from 'viem'
import { z } from 'zod'

const ParameterSchema: z.ZodType<AbiParameter> = z.lazy(() =>
  z
    .object({
      components: z.array(ParameterSchema).optional(),
      name: z.string().max(256).optional(),
      type: z.string().regex(/^[a-z][a-z0-9]*(\[\d*\])*$/, { error: 'expected a Solidity type' }),
    })
    .refine(({ components, type }) => type.startsWith('tuple') === (components !== undefined), {
      error: 'only tuples have components, and every tuple needs them',
    }),
)

const FunctionSchema = z.object({
  inputs: z.array(ParameterSchema),
  name: z.string().max(256),
  outputs: z.array(ParameterSchema).default([]),
  stateMutability: z.enum(['pure', 'view', 'nonpayable', 'payable']).default('nonpayable'),
  type: z.literal('function'),
})

/** Only functions are used. */
const AbiSchema = z
  .array(z.looseObject({ type: z.string() }))
  .transform((items) => items.filter(({ type }) => type === 'function'))
  .pipe(z.array(FunctionSchema))

/** The operator's ABIs. With an address an ABI applies to that contract, without one it is a guess for any. */
export const AbisFileSchema = z.strictObject({
  contracts: z.array(
    z.strictObject({
      abi: AbiSchema,
      address: AddressSchema.optional(),
      /** @default every chain */
      chainId: z.int().positive().optional(),
      name: NameSchema.optional(),
    }),
  ),
})

export type DescribedContract = {
  abi: readonly AbiFunction[]
  address?: `0x${string}` | undefined
  chainId?: number | undefined
  name?: string | undefined
}

type ContractLocation = { address: Address; chainId: number }

/** Contract names and ABIs from the operator's files. */
export type ContractRegistry = {
  find: (location: ContractLocation) => DescribedContract | undefined
  /** Functions of this contract, then guesses from ABIs without an address. */
  findFunctions: (location: ContractLocation) => readonly KnownFunction[]
  /** Those with an address. */
  list: (of: { chainId: number }) => readonly (DescribedContract & { address: Address })[]
}

export function createContractRegistry(contracts: readonly DescribedContract[]): ContractRegistry {
  const guesses = contracts
    .filter(({ address }) => address === undefined)
    .map(({ abi, chainId }) => ({ chainId, functions: toKnownFunctions(abi, 'guess') }))
  const named = new Map(
    contracts.flatMap((contract) =>
      contract.address === undefined
        ? []
        : [
            [
              toKey(contract.chainId, contract.address),
              { contract, functions: toKnownFunctions(contract.abi, 'verified') },
            ] as const,
          ],
    ),
  )
  const lookUp = ({ address, chainId }: ContractLocation) =>
    named.get(toKey(chainId, address)) ?? named.get(toKey(undefined, address))
  return {
    find: (location) => lookUp(location)?.contract,
    findFunctions: (location) => [
      ...(lookUp(location)?.functions ?? []),
      ...guesses
        .filter(({ chainId }) => chainId === undefined || chainId === location.chainId)
        .flatMap(({ functions }) => functions),
    ],
    list: ({ chainId }) =>
      contracts.flatMap((contract) => {
        const { address } = contract
        const isServed = address !== undefined && lookUp({ address, chainId })?.contract === contract
        return isServed ? [{ ...contract, address }] : []
      }),
  }
}

const toKey = (chainId: number | undefined, address: Address) => `${chainId ?? '*'}:${address}`

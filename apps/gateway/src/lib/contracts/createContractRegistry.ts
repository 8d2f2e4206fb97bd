import { type KnownFunction, toKnownFunctions } from '@countersign/protocol/decode'
import type { Address } from 'viem'
import type { DescribedContract } from './AbisFileSchema.ts'

type ContractLocation = { address: Address; chainId: number }

/** Contract names and ABIs from the operator's files. */
export type ContractRegistry = {
  find: (location: ContractLocation) => DescribedContract | undefined
  /** Functions of this contract, then guesses from ABIs without an address. */
  findFunctions: (location: ContractLocation) => readonly KnownFunction[]
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
  }
}

const toKey = (chainId: number | undefined, address: Address) => `${chainId ?? '*'}:${address}`

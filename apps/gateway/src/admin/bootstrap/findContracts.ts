import { type SafeDeployment, safeDeployments } from '@countersign/protocol/chain'
import type { ChainConfig } from '@countersign/protocol/config'
import { passkeyDeployments } from '@countersign/protocol/passkey'
import { type Address, type Hex, keccak256, pad } from 'viem'
import type { ChainClient } from '../../lib/createChainClient.ts'

/** Also those of passkey owners. */
export type OfficialContract = Omit<SafeDeployment, 'name'> & { name: string }

/** An official contract on a chain: deployed as published, absent, or other code at its address. */
export type FoundContract = OfficialContract & { state: 'deployed' | 'missing' | 'other' }

/** Signers of passkeys and their verifiers, whose addresses do not depend on the Safe's version. */
export async function findPasskeyContracts(client: ChainClient): Promise<FoundContract[]> {
  return Promise.all(passkeyDeployments.map((deployment) => findContract(client, { ...deployment, kind: 'canonical' })))
}

/** Every contract from 1.3.0 on, at each of its official addresses. Older ones are read, but nobody deploys them anew. */
export async function findOfficialContracts(client: ChainClient): Promise<FoundContract[]> {
  const wanted = safeDeployments.filter(({ version }) => version >= '1.3.0')
  const found: FoundContract[] = []
  // A few at a time: providers limit requests.
  for (let start = 0; start < wanted.length; start += 10)
    found.push(...(await Promise.all(wanted.slice(start, start + 10).map((wish) => findContract(client, wish)))))
  return found
}

export async function findContract(client: ChainClient, deployment: OfficialContract): Promise<FoundContract> {
  const code = await client.getCode({ address: deployment.address })
  if (code === undefined) return { ...deployment, state: 'missing' }
  return { ...deployment, state: keccak256(code) === deployment.codeHash ? 'deployed' : 'other' }
}

/** A contract at an address of the chains file, and what its code is. */
export type OwnContract = {
  address: Address
  deployment: SafeDeployment | undefined
  state: 'deployed' | 'missing' | 'other'
}

/** The addresses of the operator: the code must be official, wherever it is. */
export async function findOwnContracts(
  client: ChainClient,
  { safeFactories = [], safeSingletons = [] }: Pick<ChainConfig, 'safeFactories' | 'safeSingletons'>,
): Promise<OwnContract[]> {
  const addresses = [...safeFactories, ...safeSingletons.map(({ address }) => address)]
  return Promise.all(
    addresses.map(async (address): Promise<OwnContract> => {
      const code = await client.getCode({ address })
      if (code === undefined) return { address, deployment: undefined, state: 'missing' }
      const deployment = findByCode(code, address)
      return { address, deployment, state: deployment ? 'deployed' : 'other' }
    }),
  )
}

/** The official contract with this code. Some contain their own address, which then differs. */
export function findByCode(code: Hex, address: Address): SafeDeployment | undefined {
  const hash = keccak256(code)
  const own = pad(address, { size: 32 }).slice(2).toLowerCase()
  return safeDeployments.find((deployment) => {
    if (deployment.codeHash === hash) return true
    const official = pad(deployment.address, { size: 32 }).slice(2).toLowerCase()
    return code.includes(own) && keccak256(`0x${code.slice(2).replaceAll(own, official)}`) === deployment.codeHash
  })
}

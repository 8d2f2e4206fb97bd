import type { SafeContractName } from '@countersign/protocol/chain'
import { parseChainsFile } from '@countersign/protocol/config'
import type { Address } from 'viem'
import { AdminError } from '../AdminCommand.ts'
import { readOrBegin, replaceFile } from '../node/chainsFile.ts'

type OwnContracts = { deployed: readonly { address: Address; name: string }[]; id: number; version: string }

/** Adds the factory and the singletons to the chain's entry: with them the service indexes and recognises its Safes. */
export async function writeOwnContracts(file: string, { deployed, id, version }: OwnContracts): Promise<void> {
  const content = await readOrBegin(file)
  const { chains = [] } = parseChainsFile({ file, text: JSON.stringify(content) })
  const chain = chains.find((candidate) => candidate.id === id)
  if (!chain) throw new AdminError(`${file} has no chain ${id}. Add it with countersign-admin chain add.`)
  const find = (name: SafeContractName) => deployed.filter((contract) => contract.name === name)
  const added = {
    safeFactories: [...(chain.safeFactories ?? []), ...find('SafeProxyFactory').map(({ address }) => address)],
    safeSingletons: [
      ...(chain.safeSingletons ?? []),
      ...find('Safe').map(({ address }) => ({ address, version })),
      ...find('SafeL2').map(({ address }) => ({ address, version: `${version}+L2` })),
    ],
  }
  const next = { ...content, chains: content.chains.map((entry) => (entry.id === id ? { ...entry, ...added } : entry)) }
  const text = `${JSON.stringify(next, undefined, 2)}\n`
  parseChainsFile({ file, text })
  await replaceFile(file, text)
}

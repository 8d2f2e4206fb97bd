import { readOrigin } from '@countersign/protocol/chain'
import { queryOptions } from '@tanstack/react-query'
import type { Address, Hex } from 'viem'
import type { CurrentSafe } from '../safe/parseSafeParams.ts'
import { safeKey } from '../safe/queries.ts'
import { getChainClient, type Services } from '../services/Services.ts'
import { type Change, type ChangedPart, type Changes, readChanges } from './readChanges.ts'

/** The last change of a part, with who made it. */
export type LastChange = Change & {
  /** In milliseconds since 1970, by the header of its block. */
  at: number | undefined
  /** Who sent the transaction of the chain that it was part of. */
  sender: Address | undefined
  /** What the owners signed for it; undefined where it was no transaction of theirs, or one of several. */
  safeTxHash: Hex | undefined
  /** The module that did it without them. */
  module: Address | undefined
}

export type SafeChanges = Changes & { last: ReadonlyMap<ChangedPart, LastChange> }

/** What changed of a Safe and who did it, by the chain's word alone. */
export function changesQuery(services: Services, safe: CurrentSafe) {
  return queryOptions({
    queryKey: [...safeKey(safe), 'state', 'changes'],
    queryFn: async ({ signal }): Promise<SafeChanges> => {
      const client = getChainClient(services, safe.chainId)
      const startBlock = BigInt(safe.chain.startBlock)
      const changes = await readChanges(client, { safe: safe.address, signal, startBlock })
      const newest = [...new Map(changes.list.toReversed().map((change) => [change.part, change])).values()]
      const last = await Promise.all(newest.map((change) => findMaker(services, safe, change)))
      return { ...changes, last: new Map(last.map((change) => [change.part, change])) }
    },
    staleTime: 60_000,
    // A map has no fields that could be compared.
    structuralSharing: false,
  })
}

async function findMaker(services: Services, { address, chainId }: CurrentSafe, change: Change): Promise<LastChange> {
  const { block, transactionHash } = change
  const [{ sender, timestamp }, { executions }] = await Promise.all([
    readOrigin(getChainClient(services, chainId), { blockNumber: block, transactionHash }),
    services.kernel.readSafeRange({ chainId, from: block, safe: address, to: block }),
  ])
  const here = executions.filter((execution) => execution.transactionHash === transactionHash)
  // Which of several did it the events do not say.
  const execution = here.length === 1 ? here[0] : undefined
  return {
    ...change,
    at: timestamp === undefined ? undefined : Number(timestamp) * 1000,
    module: execution?.module,
    safeTxHash: execution?.safeTxHash,
    sender,
  }
}

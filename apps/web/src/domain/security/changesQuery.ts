import { readOrigin } from '@countersign/protocol/chain'
import { queryOptions } from '@tanstack/react-query'
import type { Address, Hex } from 'viem'
import type { CurrentSafe } from '../safe/parseSafeParams.ts'
import { safeKey } from '../safe/queries.ts'
import { getChainClient, type Services } from '../services/Services.ts'
import { type Change, type ChangedPart, type Changes, readChanges } from './readChanges.ts'

/** The last change of one setting, and who made it. */
export type LastChange = Change & {
  /** The block's time in Unix milliseconds. */
  at: number | undefined
  /** The sender of the Ethereum transaction. */
  sender: Address | undefined
  /** The Safe transaction; undefined if it was none, or one of several. */
  safeTxHash: Hex | undefined
  /** The module that made the change. */
  module: Address | undefined
}

export type SafeChanges = Changes & { last: ReadonlyMap<ChangedPart, LastChange> }

/** A Safe's changes and their authors, read from the chain only. */
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
    // Structural sharing cannot compare maps.
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
  // With several executions the events do not show which one made the change.
  const execution = here.length === 1 ? here[0] : undefined
  return {
    ...change,
    at: timestamp === undefined ? undefined : Number(timestamp) * 1000,
    module: execution?.module,
    safeTxHash: execution?.safeTxHash,
    sender,
  }
}

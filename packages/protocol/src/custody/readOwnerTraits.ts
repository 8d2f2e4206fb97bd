import { type Address, numberToHex } from 'viem'
import { type ChainClient, readBlock, requestBlock } from '../chain/ChainClient.ts'
import { verifyOwnerTree } from '../verify/verifyOwnerTree.ts'
import { readAccountKind } from './readSetupChain.ts'
import type { AccountKind } from './SetupFile.ts'

export type OwnerTraits = {
  address: Address
  kind: AccountKind
  /** Transactions sent; no person sends thousands. */
  sent: number
  /** A contract that had no code some time ago; undefined where the node does not know. */
  isFresh: boolean | undefined
}

/** About a week on most chains; nodes that prune older state do not answer. */
const freshBlocks = 50_000n

/** What the chain shows about the accounts that own a Safe. @throws ChainUnreachableError, WrongChainError */
export async function readOwnerTraits(
  client: ChainClient,
  { chainId, owners, safe }: { chainId: number; owners: readonly Address[]; safe: Address },
): Promise<OwnerTraits[]> {
  const block = await readBlock(client, { chainId })
  const { nodes } = await verifyOwnerTree(client, { chainId, safe })
  const at = numberToHex(block.number)
  return Promise.all(
    owners.map(async (address): Promise<OwnerTraits> => {
      const isSafe = nodes?.value.some((node) => node.safe === address && node.safe !== safe) ?? false
      const method = 'eth_getTransactionCount'
      const [kind, count] = await Promise.all([
        readAccountKind(client, { address, block, isSafe }),
        requestBlock(method, client.request({ method, params: [address, at] })),
      ])
      const isContract = kind === 'contract' || kind === 'safe'
      return {
        address,
        isFresh: isContract ? await readIsFresh(client, address, block.number) : false,
        kind,
        sent: Number(count),
      }
    }),
  )
}

async function readIsFresh(client: ChainClient, address: Address, head: bigint): Promise<boolean | undefined> {
  // A chain that is younger than that has only fresh contracts.
  if (head <= freshBlocks) return undefined
  const before = numberToHex(head - freshBlocks)
  const code = await client.request({ method: 'eth_getCode', params: [address, before] }).catch(() => undefined)
  return code === undefined ? undefined : code === '0x'
}

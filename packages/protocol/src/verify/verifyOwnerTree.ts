import { type Address, getAddress } from 'viem'
import { type ChainClient, ChainUnreachableError, readBlock } from '../chain/ChainClient.ts'
import { toPlannedState } from '../chain/planCreation.ts'
import { type RawState, readRawState } from '../chain/readRawState.ts'
import type { PlanCreationParameters } from '../chain/SafeFacts.ts'
import { type BlockReference, createVerified, fromChain, recomputed, type Verified } from '../evidence/Evidence.ts'
import { msg } from '../text/msg.ts'
import { type Check, createCheck, createUnknown } from './Check.ts'

/** Safe among the owners, with its own owners. */
export type OwnerNode = { safe: Address; owners: readonly Address[]; threshold: bigint }

export type OwnerTree = {
  /** Every Safe in the tree, the root first. Owners missing here are not Safes. */
  nodes: Verified<readonly OwnerNode[]> | undefined
  checks: Check[]
}

const maximumSafes = 50

type VerifyOwnerTreeParameters = {
  chainId: number
  safe: Address
  /** The creation parameters: used only if they yield the address and the chain has no code there. */
  planned?: PlanCreationParameters | undefined
}

/** Who controls a Safe: follows owners that are Safes, to find cycles and single points of failure. */
export async function verifyOwnerTree(
  client: ChainClient,
  { chainId, planned, safe }: VerifyOwnerTreeParameters,
): Promise<OwnerTree> {
  try {
    const block = await readBlock(client, { chainId })
    const root = await readRoot(client, { block, planned, safe })
    const nodes = await readNodes(client, root, block)
    if (!nodes)
      return {
        checks: [
          createUnknown({ id: 'T76' }, [
            'TREE_TOO_LARGE',
            msg('nested.tooMany', 'More than {max, number} Safes are nested.', { max: maximumSafes }),
          ]),
        ],
        nodes: undefined,
      }
    const evidence = root.planned && nodes.length === 1 ? recomputed : fromChain(block)
    return { checks: checkOwnerTree(nodes, block), nodes: createVerified(nodes, evidence) }
  } catch (error) {
    if (!(error instanceof ChainUnreachableError)) throw error
    return { checks: [createUnknown({ id: 'T76' }, [error.code, error.translatable])], nodes: undefined }
  }
}

type ReadRootParameters = Omit<VerifyOwnerTreeParameters, 'chainId'> & { block: BlockReference }

async function readRoot(client: ChainClient, { block, planned, safe }: ReadRootParameters): Promise<RawState> {
  return toPlannedState(await readRawState(client, getAddress(safe), block), planned)
}

async function readNodes(client: ChainClient, root: RawState, block: BlockReference): Promise<OwnerNode[] | undefined> {
  const nodes: OwnerNode[] = []
  const seen = new Set<string>([root.safe])
  let states = [root]
  while (states.length > 0) {
    const found = states.flatMap(({ owners, safe, threshold }) =>
      owners && threshold !== undefined && threshold > 0n ? [{ owners, safe, threshold }] : [],
    )
    nodes.push(...found)
    if (nodes.length > maximumSafes) return undefined
    const level = [...new Set(found.flatMap(({ owners }) => owners))].filter((owner) => !seen.has(owner))
    for (const address of level) seen.add(address)
    // One level at a time: each is one round of requests.
    states = await Promise.all(level.map((address) => readRawState(client, address, block)))
  }
  return nodes
}

/** Cycles, Safes controlled by a single key, and Safes that cannot reach their threshold. */
export function checkOwnerTree(nodes: readonly OwnerNode[], block: BlockReference): Check[] {
  const evidence = fromChain(block)
  const bySafe = new Map(nodes.map((node) => [node.safe, node]))
  const checks: Check[] = []
  for (const node of nodes) {
    if (reaches(node.safe, node, bySafe, new Set()))
      checks.push(
        createCheck('warn', { actual: node.safe, id: 'T76' }, evidence, [
          'OWNERS_IN_A_CIRCLE',
          msg('nested.circle', 'Through other Safes, {safe} is an owner of itself.', { safe: node.safe }),
        ]),
      )
    if (!canSign(node.safe, bySafe, new Set()))
      checks.push(
        createCheck('warn', { actual: node.safe, id: 'T76' }, evidence, [
          'DEADLOCK',
          msg('nested.deadlock', '{safe} cannot reach its threshold without its own signature.', { safe: node.safe }),
        ]),
      )
  }
  const [root, ...nested] = nodes
  for (const node of nested)
    if (node.threshold === 1n)
      checks.push(
        createCheck('warn', { actual: node.safe, id: 'T76' }, evidence, [
          'NESTED_THRESHOLD_ONE',
          msg('nested.singleOwner', 'Any single owner can sign for {safe}.', { safe: node.safe }),
        ]),
      )
  if (checks.length === 0 && root)
    checks.push(
      createCheck('ok', { actual: `${nodes.length}`, id: 'T76' }, evidence, [
        'TREE_SOUND',
        nested.length === 0
          ? msg('nested.none', 'No owner is a Safe.')
          : msg('nested.noCircle', 'No circular ownership. Owners that are Safes: {count, number}.', {
              count: nested.length,
            }),
      ]),
    )
  return checks
}

type Nodes = ReadonlyMap<Address, OwnerNode>

function reaches(target: Address, node: OwnerNode, nodes: Nodes, seen: Set<Address>): boolean {
  return node.owners.some((owner) => {
    if (owner === target) return true
    const next = nodes.get(owner)
    if (!next || seen.has(owner)) return false
    seen.add(owner)
    return reaches(target, next, nodes, seen)
  })
}

/** Whether a Safe can sign without any Safe on its path having to sign first. */
function canSign(safe: Address, nodes: Nodes, waiting: Set<Address>): boolean {
  const node = nodes.get(safe)
  if (!node) return true
  if (waiting.has(safe)) return false
  const path = new Set(waiting).add(safe)
  const able = node.owners.filter((owner) => canSign(owner, nodes, path)).length
  return BigInt(able) >= node.threshold
}

import type { Hex } from 'viem'
import { type ChainClient, ChainUnreachableError, readBlock, WrongChainError } from '../chain/ChainClient.ts'
import { type BlockReference, fromChain, yours } from '../evidence/Evidence.ts'
import { msg } from '../text/msg.ts'
import { type Check, createCheck, createUnknown } from '../verify/Check.ts'
import type { Checkpoint } from './Checkpoint.ts'
import { type BlockHeader, readHeader } from './readHeader.ts'

/** A node and the name that reports give it, such as its host. */
export type ProofNode = { name: string; client: ChainClient }

export type HeadOf = { node: ProofNode; head: BlockReference }

export type HeaderOf = { node: ProofNode; header: BlockHeader }

export type ConfirmedBlock = {
  block: BlockReference
  /** Each node's header of that block. */
  headers: readonly HeaderOf[]
  /** Headers with the confirmed hash whose fields produce it; empty where nothing can be proven. */
  provable: readonly HeaderOf[]
  isConfirmed: boolean
}

/** Seconds that a node may be behind another one. */
const maxLag = 120n
/** Blocks that a reorganisation usually replaces at most. */
const stableDepth = 4n

/** Nodes of the right chain with their newest block. */
export async function readHeads(
  nodes: readonly ProofNode[],
  chainId: number,
): Promise<{ checks: Check[]; heads: HeadOf[] }> {
  const checks: Check[] = []
  const found = await Promise.all(
    nodes.map(async (node) => {
      try {
        return [{ head: await readBlock(node.client, { chainId }), node }]
      } catch (error) {
        checks.push(toNodeProblem(node, error))
        return []
      }
    }),
  )
  const heads = found.flat()
  const newest = heads.toSorted((a, b) => Number(b.head.timestamp - a.head.timestamp))[0]
  for (const { head, node } of heads)
    if (newest && newest.head.timestamp - head.timestamp > maxLag)
      checks.push(
        createCheck(
          'warn',
          { actual: `${newest.head.number}`, claimed: `${head.number}`, id: 'T130' },
          fromChain(head),
          [
            'NODE_BEHIND',
            msg(
              'proof.nodeBehind',
              'The newest block of {node} is {seconds, number} seconds older than that of {other}.',
              {
                node: node.name,
                other: newest.node.name,
                seconds: Number(newest.head.timestamp - head.timestamp),
              },
            ),
          ],
        ),
      )
  return { checks, heads }
}

/** Why a node cannot be used. A response that cannot be read is none: a hostile one must not stop the others. */
export function toNodeProblem({ name }: ProofNode, error: unknown): Check {
  if (error instanceof WrongChainError)
    return createCheck('block', { actual: `${error.expected}`, claimed: `${error.actual}`, id: 'T130' }, yours, [
      'NODE_OTHER_CHAIN',
      msg('proof.nodeOtherChain', '{node} is on chain {actual}, not on chain {expected}.', {
        actual: error.actual,
        expected: error.expected,
        node: name,
      }),
    ])
  return createUnknown({ id: 'T130' }, [
    'NODE_SILENT',
    msg('proof.nodeSilent', '{node} did not respond.', { node: name }),
  ])
}

/** The block to prove: the checkpoint's, else the newest one of all nodes. */
export async function confirmBlock(
  heads: readonly HeadOf[],
  { chainId, checkpoint }: { chainId: number; checkpoint?: Checkpoint | undefined },
): Promise<{ checks: Check[]; confirmed: ConfirmedBlock | undefined }> {
  if (checkpoint) return compareHeaders(await readHeaders(heads, checkpoint.number), { chainId, checkpoint })
  const [newest = 0n] = heads.map(({ head }) => head.number).toSorted((a, b) => Number(a - b))
  const first = await readHeaders(heads, newest)
  // Honest nodes differ in a block that a reorganisation replaced on one of them.
  const isSame = new Set(first.headers.map(({ header }) => header.hash)).size < 2
  return compareHeaders(isSame || newest < stableDepth ? first : await readHeaders(heads, newest - stableDepth), {
    chainId,
  })
}

type Headers = { checks: Check[]; headers: HeaderOf[] }

async function readHeaders(heads: readonly HeadOf[], number: bigint): Promise<Headers> {
  const checks: Check[] = []
  const headers = await Promise.all(
    heads.map(async ({ node }) => {
      try {
        return [{ header: await readHeader(node.client, number), node }]
      } catch (error) {
        if (!(error instanceof ChainUnreachableError)) throw error
        const text = msg('proof.noBlock', '{node} does not return block {block, number}.', {
          block: Number(number),
          node: node.name,
        })
        checks.push(createUnknown({ id: 'T130' }, ['BLOCK_MISSING', text]))
        return []
      }
    }),
  )
  return { checks, headers: headers.flat() }
}

function compareHeaders(
  { checks, headers }: Headers,
  { chainId, checkpoint }: { chainId: number; checkpoint?: Checkpoint },
): { checks: Check[]; confirmed: ConfirmedBlock | undefined } {
  const hash = checkpoint?.hash ?? findMajority(headers)
  const [any] = headers
  if (!any || !hash) return { checks, confirmed: undefined }
  const others = headers.filter(({ header }) => header.hash !== hash)
  const agreeing = headers.filter(({ header }) => header.hash === hash)
  const first = agreeing[0] ?? any
  const { number, timestamp } = first.header
  const block: BlockReference = { chainId, hash, number, timestamp }
  const isConfirmed = agreeing.length >= (checkpoint ? 1 : 2)
  for (const { header, node } of others)
    checks.push(
      createCheck('block', { actual: hash, claimed: header.hash, id: 'T130' }, checkpoint ? yours : fromChain(block), [
        checkpoint ? 'CHECKPOINT_DIFFERS' : 'BLOCKS_DIFFER',
        checkpoint
          ? msg('proof.checkpointDiffers', 'Block {block, number} of {node} is not the one of your checkpoint.', {
              block: Number(number),
              node: node.name,
            })
          : msg('proof.blocksDiffer', '{node} and {other} have different blocks {block, number}.', {
              block: Number(number),
              node: first.node.name,
              other: node.name,
            }),
      ]),
    )
  if (agreeing.length === 0) return { checks, confirmed: undefined }
  const provable = agreeing.filter(({ header }) => header.isHashed)
  if (provable.length > 0)
    for (const { node } of agreeing.filter(({ header }) => !header.isHashed))
      checks.push(
        createCheck('block', { id: 'T130' }, fromChain(block), [
          'HEADER_CHANGED',
          msg('proof.headerChanged', 'The header of block {block, number} from {node} does not produce its hash.', {
            block: Number(number),
            node: node.name,
          }),
        ]),
      )
  return { checks, confirmed: { block, headers, isConfirmed, provable } }
}

/** The hash that most nodes have; of two that differ the first one's. */
function findMajority(headers: readonly HeaderOf[]): Hex | undefined {
  const votes = new Map<Hex, number>()
  for (const { header } of headers) votes.set(header.hash, (votes.get(header.hash) ?? 0) + 1)
  return [...votes].toSorted(([, a], [, b]) => b - a)[0]?.[0]
}

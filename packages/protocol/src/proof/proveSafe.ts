import type { Address } from 'viem'
import { ChainUnreachableError, tryRead } from '../chain/ChainClient.ts'
import { createVerified, fromChain, provenAt, type Verified } from '../evidence/Evidence.ts'
import { msg } from '../text/msg.ts'
import { type Check, createCheck, createUnknown, getWorstVerdict, type Verdict } from '../verify/Check.ts'
import type { Checkpoint } from './Checkpoint.ts'
import {
  type ConfirmedBlock,
  confirmBlock,
  type HeaderOf,
  type ProofNode,
  readHeads,
  toNodeProblem,
} from './confirmBlock.ts'
import { type ProvenState, proveState, type StateProof } from './proveState.ts'
import { readHeader } from './readHeader.ts'
import { factSubjects, facts, readStatement, type Statement, toFactText } from './readStatement.ts'

export type ProveSafeParameters = {
  chainId: number
  safe: Address
  /** The node that the app reads, then others of your choice. */
  nodes: readonly ProofNode[]
  /** A block of yours, instead of or beside a second node. */
  checkpoint?: Checkpoint | undefined
}

export type ProofReport = {
  verdict: Verdict
  checks: Check[]
  /** What the state root of a confirmed block proves; undefined: nothing. */
  proven: Verified<Partial<ProvenState>> | undefined
}

/**
 * Proves owners, threshold, nonce, modules, guards, code and balance of a Safe with `eth_getProof` against a block that
 * a second node or a checkpoint confirms, and compares what each node states. Without proofs, nodes are compared.
 *
 * @example
 * const report = await proveSafe({ chainId: 1, nodes: [{ client, name: 'node.example' }], safe, checkpoint })
 */
export async function proveSafe(parameters: ProveSafeParameters): Promise<ProofReport> {
  // Read again where a reorganisation replaced the block in between.
  return (
    (await tryProve(parameters)) ?? (await tryProve(parameters)) ?? toReport([createUnknown({ id: 'T130' }, unsteady)])
  )
}

const unsteady = ['BLOCK_REPLACED', msg('proof.blockReplaced', 'The block was replaced while it was read.')] as const

async function tryProve(parameters: ProveSafeParameters): Promise<ProofReport | undefined> {
  const { chainId, checkpoint, nodes, safe } = parameters
  const { checks, heads } = await readHeads(nodes, chainId)
  if (heads.length === 0) return toReport(checks)
  if (checkpoint && checkpoint.chainId !== chainId)
    return toReport([...checks, createOtherCheckpoint(checkpoint, chainId)])
  const { checks: ofBlock, confirmed } = await confirmBlock(heads, { chainId, checkpoint })
  checks.push(...ofBlock)
  if (!confirmed) return toReport(checks)
  const answers = await readAnswers(confirmed, safe)
  if (!(await isSteady(confirmed))) return undefined
  const proven = mergeProofs(answers)
  checks.push(
    createBlockCheck(confirmed, checkpoint),
    ...answers.flatMap(({ problem }) => problem ?? []),
    ...(proven
      ? judgeProofs({
          answers: answers.filter(({ isOfBlock }) => isOfBlock || confirmed.isConfirmed),
          confirmed,
          own: nodes[0],
          proven,
        })
      : [createUnsupported(confirmed)]),
    ...compareStatements(answers, confirmed, confirmed.isConfirmed ? proven : undefined),
  )
  const isProven = confirmed.isConfirmed && proven !== undefined && Object.keys(proven).length > 0
  return { ...toReport(checks), proven: isProven ? createVerified(proven, provenAt(confirmed.block)) : undefined }
}

function toReport(checks: Check[]): ProofReport {
  return { checks, proven: undefined, verdict: getWorstVerdict(checks) }
}

type Answer = {
  node: ProofNode
  /** Whether the node has the block that is proven, and not another one of its number. */
  isOfBlock: boolean
  statement: Statement | undefined
  /** undefined: the node has no proofs, or its block is not the one to prove. */
  proof: StateProof | undefined
  problem: Check | undefined
}

function readAnswers({ block, headers, provable }: ConfirmedBlock, safe: Address): Promise<Answer[]> {
  const [trusted] = provable
  return Promise.all(
    headers.map(async ({ header, node }): Promise<Answer> => {
      const isOfBlock = header.hash === block.hash
      try {
        const statement = await readStatement(node.client, safe, block)
        const { modules, owners } = statement
        const proof =
          trusted && isOfBlock
            ? await tryRead(() =>
                proveState(node.client, { expected: { modules, owners }, header: trusted.header, safe }),
              )
            : undefined
        return { isOfBlock, node, problem: undefined, proof, statement }
      } catch (error) {
        return { isOfBlock, node, problem: toNodeProblem(node, error), proof: undefined, statement: undefined }
      }
    }),
  )
}

async function isSteady({ headers }: ConfirmedBlock): Promise<boolean> {
  const isSame = async ({ header, node }: HeaderOf) => {
    try {
      return (await readHeader(node.client, header.number)).hash === header.hash
    } catch (error) {
      // It is reported elsewhere.
      if (error instanceof ChainUnreachableError) return true
      throw error
    }
  }
  return !(await Promise.all(headers.map(isSame))).includes(false)
}

/** Valid proofs of one root agree, so the first one counts. Undefined: no node has proofs. */
function mergeProofs(answers: readonly Answer[]): Partial<ProvenState> | undefined {
  const proofs = answers.flatMap(({ proof }) => proof ?? [])
  return proofs.length === 0 ? undefined : Object.assign({}, ...proofs.toReversed().map(({ state }) => state))
}

type Judged = {
  own: ProofNode | undefined
  answers: readonly Answer[]
  confirmed: ConfirmedBlock
  proven: Partial<ProvenState>
}

/** A node is named where it contradicts the proof; a proof that leads nowhere, where another node has a better one. */
function judgeProofs({ answers, confirmed: { block, isConfirmed }, own, proven }: Judged): Check[] {
  const evidence = isConfirmed ? provenAt(block) : fromChain(block)
  const number = Number(block.number)
  return facts.flatMap((fact): Check[] => {
    const { id, subject } = factSubjects[fact]
    const actual = toFactText(proven, fact)
    const invalid = answers.flatMap(({ node, proof }) => (proof?.failed.has(fact) ? node : []))
    const checks = invalid.map(({ name }) =>
      createCheck('warn', { id }, evidence, [
        'PROOF_INVALID',
        msg('proof.invalid', '{node} returned an invalid proof of the {subject}.', { node: name, subject }),
      ]),
    )
    if (actual === undefined)
      return [
        ...checks,
        createUnknown({ id }, [
          'FACT_UNPROVEN',
          msg('proof.unproven', 'The {subject} could not be proven.', { subject }),
        ]),
      ]
    for (const { node, statement } of answers) {
      const stated = statement && (toFactText(statement, fact) ?? '')
      // A list of modules may be longer than what is read.
      if (stated === undefined || stated === actual || (fact === 'modules' && statement?.modules === undefined))
        continue
      const isOwn = node === own
      const values = { actual: actual || nothing, claimed: stated || nothing, id }
      const text = msg('proof.nodeLies', '{node} states a false {subject}.', { node: node.name, subject })
      // Nothing that the app shows or signs is from another node.
      checks.push(
        isOwn
          ? createCheck('block', values, evidence, ['NODE_LIES', text])
          : createCheck('warn', values, evidence, ['OTHER_NODE_LIES', text]),
      )
    }
    if (isConfirmed)
      checks.push(
        createCheck('ok', { actual: actual || nothing, id }, evidence, [
          'FACT_PROVEN',
          msg('proof.proven', 'The {subject} is proven at block {block, number}.', { block: number, subject }),
        ]),
      )
    return checks
  })
}

const nothing = msg('value.nothing', 'nothing')

/** Without a proof nobody can be named: what two nodes state differently is shown with both values. */
function compareStatements(
  answers: readonly Answer[],
  { block }: ConfirmedBlock,
  proven: Partial<ProvenState> = {},
): Check[] {
  const open = facts.filter((fact) => proven[fact] === undefined)
  const [first, ...others] = answers.filter(({ statement }) => statement !== undefined)
  if (!first || others.length === 0 || open.length === 0) return []
  const differences = others.flatMap(({ node, statement }) =>
    open.flatMap((fact) => {
      const [one, other] = [first.statement, statement].map((state) => state && (toFactText(state, fact) ?? ''))
      if (one === other) return []
      const { id, subject } = factSubjects[fact]
      return createCheck('block', { actual: other || nothing, claimed: one || nothing, id }, fromChain(block), [
        'NODES_DIFFER',
        msg('proof.nodesDiffer', '{node} and {other} state a different {subject}.', {
          node: first.node.name,
          other: node.name,
          subject,
        }),
      ])
    }),
  )
  if (differences.length > 0 || open.length < facts.length) return differences
  const names = { node: first.node.name, other: others.map(({ node }) => node.name).join(', ') }
  const agree = msg('proof.nodesAgree', '{node} and {other} state the same about this Safe.', names)
  return [createCheck('ok', { id: 'T130' }, fromChain(block), ['NODES_AGREE', agree])]
}

function createUnsupported({ block }: ConfirmedBlock): Check {
  return createUnknown({ id: 'T130' }, [
    'NO_PROOFS',
    msg(
      'proof.unsupported',
      'No node proves block {block, number}: it has no eth_getProof, or the chain hashes other headers.',
      {
        block: Number(block.number),
      },
    ),
  ])
}

function createBlockCheck({ block, isConfirmed }: ConfirmedBlock, checkpoint: Checkpoint | undefined): Check {
  const number = Number(block.number)
  if (!isConfirmed)
    return createUnknown({ id: 'T130' }, [
      'BLOCK_UNCONFIRMED',
      msg('proof.unconfirmed', 'Nobody else confirms block {block, number}. Name a second node or a checkpoint.', {
        block: number,
      }),
    ])
  return createCheck('ok', { actual: block.hash, id: 'T130' }, fromChain(block), [
    'BLOCK_CONFIRMED',
    checkpoint
      ? msg('proof.confirmedByCheckpoint', 'Block {block, number} is the one of your checkpoint.', { block: number })
      : msg('proof.confirmed', 'Two nodes have the same block {block, number}.', { block: number }),
  ])
}

function createOtherCheckpoint({ chainId }: Checkpoint, expected: number): Check {
  return createUnknown({ id: 'T130' }, [
    'CHECKPOINT_OTHER_CHAIN',
    msg('proof.checkpointChain', 'Your checkpoint is of chain {actual}, not of chain {expected}.', {
      actual: chainId,
      expected,
    }),
  ])
}

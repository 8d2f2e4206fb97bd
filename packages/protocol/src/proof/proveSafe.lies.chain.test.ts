import { chainId } from '@countersign/devchain'
import { demoAccounts } from '@countersign/devchain/accounts'
import { safeContracts } from '@countersign/devchain/demo-world'
import { borrowDevchain, createTestClient, deploySafe, executeAsSafe } from '@countersign/devchain/testing'
import { type Address, encodeFunctionData, type Hex, keccak256, numberToHex, pad, parseAbi, toRlp } from 'viem'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { z } from 'zod'
import { createTrie } from '../../test/createTrie.ts'
import {
  honest,
  type Lie,
  startLyingNode,
  withAnswer,
  withModules,
  withNonce,
  withOwners,
  withThreshold,
  withVersion,
} from '../../test/lyingNode.ts'
import { slots } from '../chain/slots.ts'
import { proveSafe } from './proveSafe.ts'

const [alice, bob, carol, dave, erin] = demoAccounts
const abi = parseAbi(['function enableModule(address module)'])

let chain: Awaited<ReturnType<typeof borrowDevchain>>
let client: ReturnType<typeof createTestClient>
let safe: Address
/** Before the module was enabled. */
let earlier: bigint
beforeAll(async () => {
  chain = await borrowDevchain()
  client = createTestClient(chain.url)
  safe = await deploySafe({ client, owners: [alice.address, bob.address, carol.address], threshold: 2 })
  earlier = await client.getBlockNumber()
  const data = encodeFunctionData({ abi, args: [dave.address], functionName: 'enableModule' })
  await executeAsSafe({ client, safe, transaction: { data, to: safe } })
  await client.sendTransaction({ account: alice.address, to: safe, value: 5n })
})
afterAll(() => chain.stop())

const word = (address: Address) => pad(address, { size: 32 })
const singleton = safeContracts['1.4.1'].singletonL2
const slotOf = (name: keyof typeof slots, value: Address): Lie =>
  withAnswer('eth_getStorageAt', [safe, slots[name]], () => word(value))

const ProofSchema = z.looseObject({
  accountProof: z.array(z.string()),
  storageProof: z.array(z.looseObject({ key: z.string(), proof: z.array(z.string()) })),
})
type Proof = z.infer<typeof ProofSchema>

/** Changes the proof of the Safe. */
const proofOf = (change: (proof: Proof) => unknown): Lie =>
  withAnswer('eth_getProof', [safe], (answer) => change(ProofSchema.parse(answer)))

const flip = (node: string) => `${node.slice(0, -1)}${node.endsWith('0') ? '1' : '0'}`

/** Everywhere: proofs that another slot is empty may end at the same node. */
function changeThreshold(proof: Proof): Proof {
  const leaf = proof.storageProof.find(({ key }) => BigInt(key) === 4n)?.proof.at(-1)
  const change = (nodes: string[]) => nodes.map((node) => (node === leaf ? flip(node) : node))
  return { ...proof, storageProof: proof.storageProof.map((slot) => ({ ...slot, proof: change(slot.proof) })) }
}

/** A chain of its own: the Safe with one owner, and a header with that state root and the right hash of it. */
function inventChain(): Lie {
  const slot = (index: number) => numberToHex(index, { size: 32 })
  const inMapping = (key: Address, mapping: number) => keccak256(`0x${word(key).slice(2)}${slot(mapping).slice(2)}`)
  const first: Address = '0x0000000000000000000000000000000000000001'
  const entries: [Hex, Hex][] = [
    [slot(0), singleton],
    [slot(3), '0x01'],
    [slot(4), '0x01'],
    [inMapping(first, 2), erin.address],
    [inMapping(erin.address, 2), '0x01'],
  ]
  const storage = createTrie(entries.map(([key, value]) => [key, toRlp(value)]))
  return async ({ method, params }, answer, forward) => {
    if (method === 'eth_getBlockByNumber') return { ...z.looseObject({}).parse(answer), ...(await invent(forward)) }
    if (method !== 'eth_getProof') return answer
    const [address, keys] = z.tuple([z.string(), z.array(z.string()), z.string()]).parse(params)
    const { state } = await build(forward)
    return {
      accountProof: state.prove(address as Address),
      storageProof: keys.map((key) => ({ key, proof: storage.prove(key as Hex), value: '0x0' })),
    }
  }

  async function build(forward: Parameters<Lie>[2]) {
    const hashOf = async (address: Address) =>
      keccak256((await forward({ method: 'eth_getCode', params: [address, 'latest'] })) as Hex)
    const account = (root: Hex, code: Hex) => toRlp(['0x01', '0x05', root, code])
    const state = createTrie([
      [safe, account(storage.root, await hashOf(safe))],
      [singleton, account(createTrie([]).root, await hashOf(singleton))],
    ])
    return { state }
  }

  async function invent(forward: Parameters<Lie>[2]) {
    const { state } = await build(forward)
    const fields = {
      baseFeePerGas: null,
      difficulty: '0x0',
      extraData: '0x',
      gasLimit: '0x0',
      gasUsed: '0x0',
      stateRoot: state.root,
      withdrawalsRoot: null,
    }
    const block = await client.getBlock()
    const integer = (value: bigint) =>
      (value === 0n ? '0x' : numberToHex(value).replace(/^0x(?=(..)*.$)/, '0x0')) as Hex
    const header = toRlp([
      ...([block.parentHash, block.sha3Uncles, block.miner, state.root, block.transactionsRoot] as Hex[]),
      ...([block.receiptsRoot, block.logsBloom ?? '0x', '0x', integer(block.number), '0x', '0x'] as Hex[]),
      ...([integer(block.timestamp), '0x', block.mixHash, block.nonce ?? '0x'] as Hex[]),
    ])
    return { ...fields, hash: keccak256(header) }
  }
}

/** The node is stuck at an earlier block. */
const stuck: Lie = async ({ method, params }, answer, forward) =>
  method === 'eth_getBlockByNumber' && params[0] === 'latest'
    ? { ...z.looseObject({}).parse(await forward({ method, params: [numberToHex(earlier), false] })), timestamp: '0x1' }
    : answer

type Named = [code: string, id: string]
/** [lie, what names the node beside an honest one, what is seen with that node alone] */
const lies: [name: string, lie: () => Lie, withTwo: Named, alone: Named][] = [
  ['an owner more', () => withOwners((all) => [...all, erin.address]), ['NODE_LIES', 'T131'], ['NODE_LIES', 'T131']],
  ['an owner less', () => withOwners((all) => all.slice(1)), ['NODE_LIES', 'T131'], ['NODE_LIES', 'T131']],
  [
    'another owner',
    () => withOwners((all) => [erin.address, ...all.slice(1)]),
    ['NODE_LIES', 'T131'],
    ['NODE_LIES', 'T131'],
  ],
  ['no owners', () => withOwners(() => []), ['NODE_LIES', 'T131'], ['NODE_LIES', 'T131']],
  ['a lower threshold', () => withThreshold(1n), ['NODE_LIES', 'T132'], ['NODE_LIES', 'T132']],
  ['a higher threshold', () => withThreshold(3n), ['NODE_LIES', 'T132'], ['NODE_LIES', 'T132']],
  ['a later nonce', () => withNonce(9n), ['NODE_LIES', 'T133'], ['NODE_LIES', 'T133']],
  ['an earlier nonce', () => withNonce(0n), ['NODE_LIES', 'T133'], ['NODE_LIES', 'T133']],
  ['a hidden module', () => withModules([]), ['NODE_LIES', 'T134'], ['NODE_LIES', 'T134']],
  ['an invented module', () => withModules([dave.address, erin.address]), ['NODE_LIES', 'T134'], ['NODE_LIES', 'T134']],
  ['an invented guard', () => slotOf('guard', erin.address), ['NODE_LIES', 'T135'], ['NODE_LIES', 'T135']],
  ['an invented module guard', () => slotOf('moduleGuard', erin.address), ['NODE_LIES', 'T135'], ['NODE_LIES', 'T135']],
  [
    'another fallback handler',
    () => slotOf('fallbackHandler', erin.address),
    ['NODE_LIES', 'T135'],
    ['NODE_LIES', 'T135'],
  ],
  [
    'another implementation',
    () => slotOf('implementation', erin.address),
    ['NODE_LIES', 'T137'],
    ['NODE_LIES', 'T137'],
  ],
  [
    'other code of the Safe',
    () => withAnswer('eth_getCode', [safe], () => '0x60'),
    ['NODE_LIES', 'T137'],
    ['NODE_LIES', 'T137'],
  ],
  ['no code', () => withAnswer('eth_getCode', [safe], () => '0x'), ['NODE_LIES', 'T137'], ['NODE_LIES', 'T137']],
  [
    'other code of the implementation',
    () => withAnswer('eth_getCode', [singleton], () => '0x60'),
    ['NODE_LIES', 'T137'],
    ['NODE_LIES', 'T137'],
  ],
  ['another version', () => withVersion('1.3.0'), ['NODE_LIES', 'T137'], ['NODE_LIES', 'T137']],
  [
    'a higher balance',
    () => withAnswer('eth_getBalance', [safe], () => '0xffff'),
    ['NODE_LIES', 'T136'],
    ['NODE_LIES', 'T136'],
  ],
  ['no balance', () => withAnswer('eth_getBalance', [safe], () => '0x0'), ['NODE_LIES', 'T136'], ['NODE_LIES', 'T136']],
  [
    'another chain',
    () => withAnswer('eth_chainId', [], () => '0x1'),
    ['NODE_OTHER_CHAIN', 'T130'],
    ['NODE_OTHER_CHAIN', 'T130'],
  ],
  ['a stale head', () => stuck, ['NODE_BEHIND', 'T130'], ['BLOCK_UNCONFIRMED', 'T130']],
  [
    'another state root',
    () =>
      withAnswer('eth_getBlockByNumber', [], (block) => ({
        ...z.looseObject({}).parse(block),
        stateRoot: keccak256('0x01'),
      })),
    ['HEADER_CHANGED', 'T130'],
    ['NO_PROOFS', 'T130'],
  ],
  [
    'a changed account',
    () => proofOf((proof) => ({ ...proof, accountProof: proof.accountProof.map(flip) })),
    ['PROOF_INVALID', 'T136'],
    ['PROOF_INVALID', 'T136'],
  ],
  [
    'a proof without the account',
    () => proofOf((proof) => ({ ...proof, accountProof: proof.accountProof.slice(0, -1) })),
    ['PROOF_INVALID', 'T136'],
    ['PROOF_INVALID', 'T136'],
  ],
  [
    'no proofs of slots',
    () => proofOf((proof) => ({ ...proof, storageProof: [] })),
    ['PROOF_INVALID', 'T135'],
    ['PROOF_INVALID', 'T135'],
  ],
  [
    'a changed slot of the threshold',
    () => proofOf(changeThreshold),
    ['PROOF_INVALID', 'T132'],
    ['PROOF_INVALID', 'T132'],
  ],
  [
    'proofs of an earlier block',
    () =>
      ({ method, params }, answer, forward) =>
        method === 'eth_getProof' ? forward({ method, params: [params[0], params[1], numberToHex(earlier)] }) : answer,
    ['PROOF_INVALID', 'T136'],
    ['PROOF_INVALID', 'T136'],
  ],
  [
    'no form of a proof',
    () => withAnswer('eth_getProof', [], () => ({ accountProof: ['0xzz'] })),
    ['PROOF_INVALID', 'T136'],
    ['PROOF_INVALID', 'T136'],
  ],
  ['an invented chain with proofs of its own', inventChain, ['BLOCKS_DIFFER', 'T130'], ['BLOCK_UNCONFIRMED', 'T130']],
]

const open = (name: string, lie: Lie = honest) => startLyingNode({ lie, name, url: chain.url })

describe.each(lies)('%s', (_, create, withTwo, alone) => {
  test.each([
    ['first', (liar: Lie) => [open('liar', liar), open('honest')]],
    ['second', (liar: Lie) => [open('honest'), open('liar', liar)]],
  ] as const)('error: as the %s of two nodes it is named', async (place, start) => {
    const { checks, verdict } = await proveSafe({ chainId, nodes: start(create()), safe })
    const faults = checks.filter((check) => check.verdict !== 'ok')
    const [code, id] = withTwo
    // What a second node states is not what the app shows: nothing is blocked.
    const expected = place === 'second' && code === 'NODE_LIES' ? 'OTHER_NODE_LIES' : code
    expect(faults.map((fault) => [fault.code, fault.id])).toContainEqual([expected, id])
    for (const fault of faults)
      if (named.test(fault.code)) expect(fault.message).toMatch(/^(The header .* from )?liar /)
    expect(verdict).not.toBe('ok')
  })

  test('error: alone it proves nothing', async () => {
    const { checks, proven, verdict } = await proveSafe({ chainId, nodes: [open('liar', create())], safe })
    expect(checks.map(({ code, id }) => [code, id])).toContainEqual(alone)
    expect(proven).toBeUndefined()
    expect(['block', 'unknown']).toContain(verdict)
  })
})

const named = /NODE_LIES|PROOF_INVALID|HEADER_CHANGED|NODE_OTHER_CHAIN/

test('behavior: nodes without proofs are compared, and what differs has both values', async () => {
  const refuse = withAnswer('eth_getProof', [], () => {
    throw Object.assign(new Error('the method eth_getProof does not exist'), { code: -32_601 })
  })
  const both =
    (lie: Lie): Lie =>
    async (request, answer, forward) =>
      refuse(request, await lie(request, answer, forward), forward)
  const same = await proveSafe({ chainId, nodes: [open('a', refuse), open('b', refuse)], safe })
  expect(same.checks.map(({ code }) => code)).toEqual(['BLOCK_CONFIRMED', 'NO_PROOFS', 'NODES_AGREE'])
  expect([same.proven, same.verdict]).toEqual([undefined, 'unknown'])
  const nodes = [open('a', both(withThreshold(1n))), open('b', refuse)]
  const { checks } = await proveSafe({ chainId, nodes, safe })
  expect(checks.at(-1)).toMatchObject({ actual: '2', claimed: '1', code: 'NODES_DIFFER', id: 'T132', verdict: 'block' })
})

test('behavior: what invalid proofs leave open is compared', async () => {
  const broken = withAnswer('eth_getProof', [], () => ({ accountProof: [], storageProof: [] }))
  const lie: Lie = async (request, answer, forward) =>
    broken(request, await withThreshold(1n)(request, answer, forward), forward)
  const { checks, proven } = await proveSafe({ chainId, nodes: [open('a', lie), open('b', broken)], safe })
  expect(proven).toBeUndefined()
  expect(checks.find(({ code }) => code === 'NODES_DIFFER')).toMatchObject({ actual: '2', claimed: '1', id: 'T132' })
})

test('behavior: one node with proofs is enough to name the other', async () => {
  const refuse = withAnswer('eth_getProof', [], () => {
    throw new Error('the method eth_getProof does not exist')
  })
  const lie: Lie = async (request, answer, forward) =>
    refuse(request, await withThreshold(1n)(request, answer, forward), forward)
  const { checks, proven } = await proveSafe({ chainId, nodes: [open('liar', lie), open('honest')], safe })
  expect(checks.find(({ code }) => code === 'NODE_LIES')).toMatchObject({ actual: '2', claimed: '1', id: 'T132' })
  expect(proven?.value.threshold).toBe(2n)
})

test('behavior: of three nodes two outvote an invented chain', async () => {
  const nodes = [open('liar', inventChain()), open('b'), open('c')]
  const { checks, proven } = await proveSafe({ chainId, nodes, safe })
  expect(proven?.value.owners).toHaveLength(3)
  const named = checks.filter(({ code }) => code === 'BLOCKS_DIFFER').map(({ message }) => message)
  expect(named).toEqual([expect.stringContaining('liar')])
})

test('error: a node that does not respond', async () => {
  const silent: Lie = () => {
    throw new Error('offline')
  }
  const { checks, verdict } = await proveSafe({ chainId, nodes: [open('a', silent), open('b', silent)], safe })
  expect(checks.map(({ code }) => code)).toEqual(['NODE_SILENT', 'NODE_SILENT'])
  expect(verdict).toBe('unknown')
})

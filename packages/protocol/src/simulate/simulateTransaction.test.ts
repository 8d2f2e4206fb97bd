import {
  encodeErrorResult,
  encodeFunctionData,
  erc20Abi,
  type Hex,
  numberToHex,
  pad,
  parseAbi,
  zeroAddress,
  zeroHash,
} from 'viem'
import { expect, test } from 'vitest'
import { slots } from '../../test/recordedNode.ts'
import { createSimulationNode, type SimulationNodeParameters, word } from '../../test/simulationNode.ts'
import { summarize } from '../../test/summarize.ts'
import { alice, block, createSafeFacts, createTransaction, dave, erin, getDeployment, safe } from '../../test/world.ts'
import { toMappingSlot } from '../chain/slots.ts'
import type { SafeTransaction } from '../hash/hashSafeTransaction.ts'
import { simulateTransaction } from './simulateTransaction.ts'

const token = '0x00000000000000000000000000000000000000A1'
const topic = (address: Hex) => pad(address, { size: 32 }).toLowerCase()
const transferTopic = '0xddf252ad1be2c89b69c2b068fc378daa952ba7f163c4a11628f55a4df523b3ef'
const transferLog = (value: bigint, contract = token) => ({
  address: contract,
  data: word(value),
  topics: [transferTopic, topic(safe), topic(dave)],
})
const transfer = encodeFunctionData({ abi: erc20Abi, args: [dave, 5n], functionName: 'transfer' })

type Options = Partial<SafeTransaction> & { claimedOutcome?: 'success' | 'failure'; signatures?: Hex }

async function simulate(
  node: SimulationNodeParameters = {},
  { claimedOutcome, signatures, ...transaction }: Options = {},
  facts = createSafeFacts(),
) {
  const { client, requests } = createSimulationNode(node)
  const simulation = await simulateTransaction(client, {
    facts,
    signatures,
    transaction: createTransaction(transaction),
    ...(claimedOutcome ? { claimedOutcome } : {}),
  })
  return { ...simulation, lines: summarize(simulation.checks), requests }
}

/** A trace in which the Safe makes its call. */
function toFrame(
  { calls = [], ...inner }: { calls?: object[]; [name: string]: unknown } = {},
  transaction: Options = {},
) {
  const { data, operation, to, value } = createTransaction(transaction)
  const call = {
    from: safe,
    input: data,
    to,
    type: operation === 1 ? 'DELEGATECALL' : 'CALL',
    value: numberToHex(value),
  }
  return {
    calls: [
      {
        calls: [{ ...call, calls, ...inner }],
        from: safe,
        input: '0x6a761202',
        to: getDeployment('SafeL2').address,
        type: 'DELEGATECALL',
      },
    ],
    from: alice,
    gasUsed: '0x15f90',
    input: '0x6a761202',
    to: safe,
    type: 'CALL',
    ...('error' in inner ? { error: 'execution reverted' } : {}),
  }
}

const toDiff = (changes: Record<Hex, Hex>, address: string = safe) => ({
  post: { [address]: { storage: { [word(5)]: word(8), ...changes } } },
  pre: { [address]: { storage: { [word(5)]: word(7) } } },
})
const tracing = (frame: unknown, diff: unknown = toDiff({})): Pick<SimulationNodeParameters, 'trace'> => ({
  trace: (_, { tracer }) => (tracer === 'callTracer' ? frame : diff),
})

test('default: with changed storage alone, the state before and after; the other effects are unknown', async () => {
  const seen = await simulate({ after: { getEthBalance: 10n ** 18n - 1_000n, nonce: 8n } })
  expect(seen).toMatchObject({
    block,
    coin: -1_000n,
    gas: undefined,
    outcome: 'success',
    settings: [],
    tokens: [],
    ways: ['eth_call'],
  })
  expect(seen.notSeen).toEqual(['tokens', 'pieces', 'allowances', 'storage', 'calls', 'gas'])
  expect(seen.lines).toEqual(['ok T80 SIMULATION_SUCCEEDS success'])
  // Only the approvals differ from the chain.
  const overrides = seen.requests.flatMap(({ method, params }) =>
    method === 'eth_call' ? [(params as [unknown, unknown, Record<string, { stateDiff: object }>?])[2]] : [],
  )
  for (const override of overrides) expect(Object.values(override?.[safe]?.stateDiff ?? {})).toEqual([word(1), word(1)])
  for (const { params } of seen.requests) expect(JSON.stringify(params)).toContain(numberToHex(block.number))
})

test('default: a node that simulates blocks reports every token that moves', async () => {
  const balanceOf = (amount: bigint) => () => amount
  const seen = await simulate({
    after: { balanceOf: balanceOf(95n) },
    before: { balanceOf: balanceOf(100n) },
    execution: {
      logs: [
        transferLog(5n),
        { address: erin, data: '0x', topics: [transferTopic, topic(safe), topic(dave), word(9)] },
        {
          address: erin,
          data: '0x',
          topics: ['0x17307eab39ab6107e8899845ad3d59bd9653f200f220920489ca2b5937696c31', topic(safe), topic(dave)],
        },
      ],
    },
    simulate: 'yes',
  })
  // With what two signatures cost more than the approvals.
  expect(seen).toMatchObject({ gas: 105_310n, outcome: 'success', ways: ['eth_simulateV1'] })
  expect(seen.tokens).toEqual([{ change: -5n, token }])
  expect(seen.pieces).toEqual([{ change: -1n, token: erin, tokenId: 9n, type: 'ERC721' }])
  expect(seen.notSeen).toEqual(['storage', 'calls'])
  // Once to discover the token, once to read its balance.
  expect(seen.requests.filter(({ method }) => method === 'eth_simulateV1')).toHaveLength(2)
})

test('behavior: an amount is the token’s balance change, not its log', async () => {
  const { tokens } = await simulate({
    after: { balanceOf: () => 40n },
    before: { balanceOf: () => 100n },
    execution: { logs: [transferLog(1n)] },
    simulate: 'yes',
  })
  expect(tokens).toEqual([{ change: -60n, token }])
  const silent = await simulate({ execution: { logs: [transferLog(1n)] }, simulate: 'yes' })
  expect(silent.tokens).toEqual([{ change: -1n, token }])
})

test('behavior: an allowance that the call names is read without any log', async () => {
  const data = encodeFunctionData({ abi: erc20Abi, args: [dave, 7n], functionName: 'approve' })
  const { allowances } = await simulate({ after: { allowance: () => 7n } }, { data, to: token, value: 0n })
  expect(allowances).toEqual([{ after: 7n, before: 0n, kind: 'amount', spender: dave, token }])
  const all = encodeFunctionData({
    abi: parseAbi(['function setApprovalForAll(address operator, bool approved)']),
    args: [dave, true],
  })
  const given = await simulate({ after: { isApprovedForAll: true } }, { data: all, to: token, value: 0n })
  expect(given.allowances).toEqual([{ isAllowed: true, kind: 'all', spender: dave, token }])
})

test('behavior: every setting of the Safe that changes is listed with before and after', async () => {
  const changes: [string, unknown, object][] = [
    ['getOwners', [erin, alice], { after: [erin, alice], setting: 'owners' }],
    ['getThreshold', 1n, { after: ['1'], before: ['2'], setting: 'threshold' }],
    [
      'getModulesPaginated',
      [[dave], '0x0000000000000000000000000000000000000001'],
      { after: [dave], setting: 'modules' },
    ],
    [
      'masterCopy',
      getDeployment('Safe').address,
      { after: [getDeployment('Safe').address], setting: 'implementation' },
    ],
    [
      'getStorageAt',
      (slot: bigint) => (slot === BigInt(slots.guard) ? pad(dave, { size: 32 }) : word(0)),
      { after: [dave], before: [zeroAddress], setting: 'guard' },
    ],
    [
      'getStorageAt',
      (slot: bigint) => (slot === BigInt(slots.fallbackHandler) ? pad(dave, { size: 32 }) : word(0)),
      { after: [dave], setting: 'fallbackHandler' },
    ],
  ]
  for (const [name, value, expected] of changes) {
    const { lines, settings } = await simulate({ after: { [name]: value } })
    expect(settings).toMatchObject([expected])
    expect(lines[1]).toMatch(/^warn T80 SAFE_CHANGES /)
  }
})

test('behavior: the getters of unknown code are not trusted', async () => {
  const seen = await simulate({ after: { getOwners: [dave], masterCopy: erin } })
  expect(seen.settings).toEqual([
    { after: [erin], before: [getDeployment('SafeL2').address], setting: 'implementation' },
  ])
  expect(seen.notSeen).toContain('settings')
  expect(seen.lines).toContain('unknown T80 CHANGES_UNKNOWN')
})

test('default: a node that traces shows the calls, the gas and all storage', async () => {
  const calls = [
    { from: safe, input: transfer, logs: [transferLog(5n)], to: token, type: 'CALL', value: '0x0' },
    { from: safe, input: '0x', to: erin, type: 'STATICCALL' },
  ]
  const diff = toDiff({
    [slots.guard]: pad(dave, { size: 32 }),
    [word(77)]: word(1),
    [toMappingSlot(alice, 2n)]: word(9),
  })
  const seen = await simulate({ before: { balanceOf: () => 9n }, ...tracing(toFrame({ calls }), diff) })
  expect(seen).toMatchObject({ gas: 95_310n, otherStorage: 1, ways: ['eth_call', 'debug_traceCall'] })
  expect(seen.calls).toMatchObject([
    { depth: 0, to: erin, type: 'CALL', value: 1_000n },
    { depth: 1, selector: '0xa9059cbb', to: token },
  ])
  expect(seen.settings.map(({ setting }) => setting)).toEqual(['owners', 'guard'])
  expect(seen.notSeen).toEqual([])
  expect(seen.lines[1]).toBe('warn T80 SAFE_CHANGES guard, other storage, owners')
})

test('behavior: storage shows a change also where the code of the Safe denies it', async () => {
  const diff = toDiff({ [slots.implementation]: pad(erin, { size: 32 }) })
  const seen = await simulate({ ...tracing(toFrame({}), diff) })
  expect(seen.settings).toMatchObject([{ after: [erin], setting: 'implementation' }])
})

test('behavior: a node that traces without changed storage traces the call inside, or gets the signatures', async () => {
  const refused = { error: 'execution reverted', from: alice, input: '0x6a761202', to: safe, type: 'CALL' }
  const inner = { from: safe, input: '0x', logs: [transferLog(5n)], to: erin, type: 'CALL', value: '0x3e8' }
  const trace: SimulationNodeParameters['trace'] = (call, { tracer }) => {
    if (tracer !== 'callTracer') return toDiff({})
    return call.from === safe ? inner : refused
  }
  const part = await simulate({ trace })
  expect(part).toMatchObject({ gas: undefined, tokens: [{ change: -5n, token }] })
  expect(part.notSeen).toEqual(['gas'])
  const delegated = await simulate({ trace }, { operation: 1 })
  expect(delegated.notSeen).toContain('calls')
  const signed = await simulate(
    {
      trace: (call, { tracer }) => {
        if (tracer !== 'callTracer') return toDiff({})
        return call.data.includes('5161') ? toFrame({}, { operation: 1 }) : refused
      },
    },
    { operation: 1, signatures: `0x${'5161'.repeat(32)}1b` },
  )
  expect(signed).toMatchObject({ gas: 90_000n, ways: ['eth_call', 'debug_traceCall'] })
})

const because = (message: string) =>
  encodeErrorResult({ abi: parseAbi(['error Error(string message)']), args: [message], errorName: 'Error' })

test('behavior: a failure, with the reason as a sentence', async () => {
  const failing = { execution: { data: because('GS013'), isOk: false } }
  const outer = await simulate(failing, { claimedOutcome: 'success', operation: 1 })
  expect(outer).toMatchObject({
    coin: 0n,
    lines: ['warn T80 SIMULATION_FAILS failure for success'],
    notSeen: [],
    outcome: 'failure',
    reason: 'the Safe’s call fails (GS013)',
  })
  expect(outer.checks[0]?.message).toBe('Simulation on your node failed: the Safe’s call fails (GS013).')
  const traced = await simulate({
    ...failing,
    ...tracing(
      toFrame({
        calls: [
          { error: 'execution reverted', from: safe, input: '0x', output: because('too late'), to: erin, type: 'CALL' },
        ],
        error: 'execution reverted',
        output: '0x',
      }),
    ),
  })
  expect(traced.reason).toBe('too late')
  const inner = await simulate({ execution: { data: word(0) } })
  expect(inner).toMatchObject({ outcome: 'failure', reason: undefined })
})

test('behavior: a reason from a contract is made harmless', async () => {
  const { reason } = await simulate(
    { execution: { data: because(`a\u202eb${'x'.repeat(999)}`), isOk: false } },
    { operation: 1 },
  )
  expect(reason).toBe(`ab${'x'.repeat(197)}…`)
})

test('behavior: without Multicall3 only the outcome is known', async () => {
  const seen = await simulate({ hasMulticall: false })
  expect(seen.outcome).toBe('success')
  expect(seen.notSeen).toEqual(['coin', 'tokens', 'pieces', 'allowances', 'settings', 'storage', 'calls', 'gas'])
  expect(seen.lines).toEqual(['ok T80 SIMULATION_SUCCEEDS success', 'unknown T80 CHANGES_UNKNOWN'])
})

test('behavior: an owner who sends it decides where a contract treats others differently', async () => {
  const seen = await simulate({ direct: () => word(1), execution: { data: because('GS013'), isOk: false } })
  expect(seen).toMatchObject({ coin: 0n, outcome: 'success' })
  expect(seen.notSeen).toContain('coin')
})

test('behavior: a node that passes over changed storage has tried nothing', async () => {
  for (const simulate_ of [undefined, 'yes'] as const) {
    const seen = await simulate({ obeys: false, simulate: simulate_ }, { claimedOutcome: 'success' })
    expect(seen).toMatchObject({ notSeen: ['all'], outcome: 'unknown', ways: [] })
    expect(seen.lines).toEqual(['unknown T80 SIMULATION_UNKNOWN for success'])
    expect(seen.discarded.at(-1)?.message.text).toBe(
      'The response of eth_call was not used: it ignores the state overrides.',
    )
  }
})

test('behavior: without known owners nobody can try it', async () => {
  for (const owners of [undefined, []]) {
    const seen = await simulate({}, { claimedOutcome: 'failure' }, { ...createSafeFacts(), owners })
    expect([seen.outcome, seen.notSeen, seen.requests]).toEqual(['unknown', ['all'], []])
  }
})

test('behavior: what the Safe pays for the gas depends on the price of that moment', async () => {
  expect((await simulate({}, { gasPrice: 1n })).notSeen).toContain('refund')
  expect((await simulate({}, { gasPrice: 1n, gasToken: token })).notSeen).not.toContain('refund')
})

test('behavior: headers of simulated blocks as nodes return them', async () => {
  const headers = {
    'Anvil 1.7': { number: numberToHex(block.number), parentHash: zeroHash },
    'a chain with Tendermint, which has another hash for its blocks': { parentHash: word(1) },
    'a node that returns the calls alone': { number: undefined, parentHash: undefined },
    'geth, reth, nethermind and erigon': {},
  }
  for (const [name, header] of Object.entries(headers)) {
    const seen = await simulate({ simulate: (_, made) => [{ ...made, ...header }] })
    expect([seen.ways, seen.discarded], name).toEqual([['eth_simulateV1'], []])
  }
  const bare = await simulate({
    simulate: (_, made: { calls?: object[] }) => [
      { ...made, calls: made.calls?.map((call) => ({ ...call, error: null, logs: null, maxUsedGas: '0x186a0' })) },
    ],
  })
  expect(bare.ways).toEqual(['eth_simulateV1'])
})

test('error: results of another block are rejected, and reported', async () => {
  const other = 'The response of eth_simulateV1 was not used: it is for another block.'
  const seen = await simulate({ simulate: (_, made) => [{ ...made, number: numberToHex(block.number + 9n) }] })
  expect([seen.ways, seen.discarded.map(({ message }) => message.text)]).toEqual([['eth_call'], [other]])
  const replaced = await simulate({
    hasReplacedBlock: true,
    simulate: (_, made) => [{ ...made, parentHash: word(1) }],
  })
  expect([replaced.ways, replaced.discarded.map(({ message }) => message.text)]).toEqual([['eth_call'], [other]])
  const behind = await simulate({ before: { nonce: 6n }, direct: () => word(1), simulate: 'yes' })
  expect(behind.notSeen).toContain('settings')
  expect(behind.discarded.map(({ message, method }) => [method, message.text])).toEqual(
    ['eth_simulateV1', 'eth_call'].map((method) => [
      method,
      `The response of ${method} was not used: its owners, threshold or nonce are not those of the block.`,
    ]),
  )
  const owners = await simulate({ before: { getOwners: [erin] }, direct: () => word(1) })
  expect(owners.notSeen).toContain('coin')
})

test('error: malformed, endless and huge answers are refused, and are no sign that nothing happens', async () => {
  const deep = (levels: number): object =>
    Array.from({ length: levels }).reduce<object>((frame) => ({ ...toFrame(), calls: [frame] }), toFrame())
  const many = Array.from({ length: 6_000 }, () => ({ from: safe, input: '0x', to: erin, type: 'CALL' }))
  for (const frame of [null, [], 'no', { ...toFrame(), type: '<b>' }, deep(200), toFrame({ calls: many })]) {
    const seen = await simulate(tracing(frame))
    expect(seen.notSeen).toEqual(['tokens', 'pieces', 'allowances', 'storage', 'calls', 'gas'])
  }
  for (const diff of [null, { post: [] }, { post: {}, pre: { [safe]: 1 } }, toDiff({ [word(1)]: '0xzz' })]) {
    const seen = await simulate(tracing(toFrame(), diff))
    expect(seen.notSeen).toEqual(['storage'])
  }
  const answers = [
    () => null,
    () => [],
    (_: unknown, made: object) => [made, made],
    (_: unknown, made: object) => [{ ...made, calls: [] }],
    (_: unknown, made: object) => [{ ...made, calls: [{ status: 'yes' }] }],
    (_: unknown, made: { calls?: object[] }) => [
      { ...made, calls: made.calls?.map((call) => ({ ...call, returnData: `0x${'00'.repeat(300_000)}` })) },
    ],
  ]
  for (const answer of answers) {
    const seen = await simulate({ simulate: answer })
    expect(seen.ways).toEqual(['eth_call'])
    expect(seen.discarded.map(({ message }) => message.text)).toEqual([
      'The response of eth_simulateV1 was not used: it is malformed.',
    ])
  }
})

test('error: a node that does not answer', async () => {
  const seen = await simulate({ direct: () => undefined, hasMulticall: false, obeys: false })
  expect([seen.outcome, seen.notSeen]).toEqual(['unknown', ['all']])
})

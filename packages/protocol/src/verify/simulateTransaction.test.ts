import { concat, type Hex, keccak256, numberToHex, pad } from 'viem'
import { expect, test } from 'vitest'
import { createPaperNode, createRevert, NodeAnswerError, slots } from '../../test/paperNode.ts'
import { summarize } from '../../test/summarize.ts'
import { alice, block, createSafeFacts, createTransaction, erin, safe } from '../../test/world.ts'
import type { SafeTransaction } from '../hash/SafeTransaction.ts'
import { encodeExecTransaction } from '../signatures/encodeExecTransaction.ts'
import { simulateTransaction } from './simulateTransaction.ts'

const word = (value: number | bigint) => numberToHex(value, { size: 32 })
const inMapping = (slot: number) => keccak256(concat([word(1), word(slot)]))
const success = () => word(1)
const refuse = () => {
  throw createRevert()
}
/** A trace of the whole execution: the nonce rises, and `changes` beside it. */
const toTrace = (changes: Record<Hex, Hex> = {}, address: string = safe) => ({
  post: { [address]: { storage: { [word(5)]: word(8), ...changes } } },
  pre: { [address]: { storage: { [word(5)]: word(7) } } },
})
const silent = () => {
  throw new NodeAnswerError(-32601, 'the method debug_traceCall does not exist')
}

async function simulate(
  { call = success, trace = () => toTrace() }: { call?: () => unknown; trace?: (...params: never[]) => unknown } = {},
  { claimedOutcome, ...transaction }: Partial<SafeTransaction> & { claimedOutcome?: 'success' | 'failure' } = {},
  facts = createSafeFacts(),
) {
  const { client, requests } = createPaperNode({ answers: { debug_traceCall: trace, eth_call: call } })
  const { changes, checks, outcome } = await simulateTransaction(client, {
    facts,
    transaction: createTransaction(transaction),
    ...(claimedOutcome ? { claimedOutcome } : {}),
  })
  return { changes, lines: summarize(checks), outcome, requests }
}

test('default: it is run as an owner, with the threshold at one', async () => {
  const { changes, lines, outcome, requests } = await simulate()
  expect([outcome, changes, lines]).toEqual(['success', [], ['ok T80 SIMULATION_SUCCEEDS success']])
  const signatures = concat([pad(alice, { size: 32 }), word(0), '0x01'])
  const data = encodeExecTransaction({ signatures, transaction: createTransaction() })
  const call = { data, from: alice, to: safe }
  const overrides = { [safe]: { stateDiff: { [word(4)]: word(1) } } }
  const tracer = { tracer: 'prestateTracer', tracerConfig: { diffMode: true } }
  expect(requests).toEqual([
    { method: 'eth_call', params: [call, '0x4d2', overrides] },
    { method: 'debug_traceCall', params: [call, '0x4d2', { ...tracer, stateOverrides: overrides }] },
  ])
})

test('behavior: what fails, and what cannot be tried', async () => {
  for (const call of [() => word(0), refuse])
    expect(await simulate({ call }, { claimedOutcome: 'success' })).toMatchObject({
      lines: ['warn T80 SIMULATION_FAILS failure for success'],
      outcome: 'failure',
    })
  const offline = () => {
    throw new Error('offline')
  }
  expect(await simulate({ call: offline }, { claimedOutcome: 'success' })).toMatchObject({
    lines: ['unknown T80 SIMULATION_UNKNOWN for success'],
    outcome: 'unknown',
  })
})

test('behavior: without known owners nobody can try it', async () => {
  for (const owners of [undefined, []]) {
    const facts = { ...createSafeFacts(), owners }
    const { changes, lines, outcome, requests } = await simulate({}, { claimedOutcome: 'failure' }, facts)
    expect([outcome, changes, lines]).toEqual(['unknown', undefined, ['unknown T80 SIMULATION_UNKNOWN for failure']])
    expect(requests).toEqual([])
  }
})

test('behavior: every slot that decides who controls a Safe has its name', async () => {
  const named: [Hex, string][] = [
    [slots.implementation, 'implementation'],
    [slots.guard, 'guard'],
    [slots.fallbackHandler, 'fallback handler'],
    [slots.moduleGuard, 'module guard'],
    [word(3), 'number of owners'],
    [word(4), 'threshold'],
    [inMapping(1), 'modules'],
    [inMapping(2), 'owners'],
    [word(77), 'other storage'],
  ]
  for (const [slot, name] of named) {
    const { changes, lines } = await simulate({ trace: () => toTrace({ [slot]: word(9) }) })
    expect([slot, changes]).toEqual([slot, [name]])
    expect(lines[1]).toBe(`warn T80 SAFE_CHANGES ${name}`)
  }
  const { lines } = await simulate({
    trace: () => toTrace({ [word(4)]: word(9), [slots.guard]: word(9), [word(99)]: word(1), [word(98)]: word(1) }),
  })
  expect(lines[1]).toBe('warn T80 SAFE_CHANGES guard, other storage, threshold')
})

test('behavior: only differences count, removed words too, in any spelling', async () => {
  const trace = () => ({
    post: {
      [safe.toUpperCase().replace('X', 'x')]: { storage: { '0x5': word(8), '0x4': '0x2' } },
      [erin]: { storage: { [word(3)]: word(1) } },
    },
    pre: { [safe]: { storage: { [word(3)]: word(9), [word(4)]: word(2), [word(5)]: word(7) } }, [erin]: {} },
  })
  expect((await simulate({ trace })).changes).toEqual(['number of owners'])
})

test('behavior: a node that ignores the override is asked about the inner call', async () => {
  // The refused execution changes nothing; the inner call, traced on its own, changes the guard.
  const trace = (call: { from: string }) =>
    call.from === safe ? { post: { [safe]: { storage: { [slots.guard]: word(9) } } }, pre: {} } : { post: {}, pre: {} }
  const { changes, requests } = await simulate({ trace }, { data: '0xabcd', to: erin, value: 5n })
  expect(changes).toEqual(['guard'])
  expect(requests[2]?.params).toEqual([
    { data: '0xabcd', from: safe, to: erin, value: '0x5' },
    '0x4d2',
    { tracer: 'prestateTracer', tracerConfig: { diffMode: true } },
  ])
})

test('behavior: a delegatecall cannot be traced on its own', async () => {
  const { changes, lines, requests } = await simulate({ trace: () => ({ post: {}, pre: {} }) }, { operation: 1 })
  expect([changes, lines[1]]).toEqual([undefined, 'unknown T80 CHANGES_UNKNOWN'])
  expect(requests).toHaveLength(2)
})

test('behavior: nodes that do not trace, or in another form', async () => {
  for (const trace of [silent, () => null, () => ({ post: [] }), () => ({ post: {}, pre: { [safe]: 1 } })]) {
    const { changes, lines } = await simulate({ trace })
    expect([changes, lines]).toEqual([undefined, ['ok T80 SIMULATION_SUCCEEDS success', 'unknown T80 CHANGES_UNKNOWN']])
  }
})

test('behavior: it is tried at the block of the facts', async () => {
  const facts = { ...createSafeFacts(), block: { ...block, number: 5n } }
  const { requests } = await simulate({}, {}, facts)
  expect(requests[0]?.params).toMatchObject([{}, '0x5', {}])
})

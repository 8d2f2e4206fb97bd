import type { TokenFacts } from '@countersign/protocol/decode'
import type { Simulation } from '@countersign/protocol/simulate'
import { maxUint256 } from 'viem'
import { expect, test } from 'vitest'
import { renderLines } from '../terminal/Line.ts'
import { renderSimulation, toSimulationJson } from './renderSimulation.ts'

const token = '0x18D105209982D86172a6270823e095fee297B0a4'
const dave = '0x90F79bf6EB2c4f870365E785982E1f101E93b906'
const simulation: Simulation = {
  allowances: [],
  block: { chainId: 1, hash: `0x${'9'.repeat(64)}`, number: 1_234n, timestamp: 1n },
  calls: [],
  checks: [],
  coin: 0n,
  discarded: [],
  gas: undefined,
  notSeen: [],
  otherStorage: 0,
  outcome: 'success',
  pieces: [],
  reason: undefined,
  settings: [],
  tokens: [],
  ways: ['eth_call'],
}
const tokens = new Map<string, TokenFacts>([[token.toLowerCase(), { decimals: 6, symbol: 'USDC', type: 'ERC20' }]])
const render = (overrides: Partial<Simulation>) =>
  renderLines(renderSimulation({ ...simulation, ...overrides }, { chainId: 1, tokens }), { hasColour: false })

test('default: everything that changes has its line', () => {
  const text = render({
    allowances: [
      { after: maxUint256, before: 0n, kind: 'amount', spender: dave, token },
      { after: 2_000_000n, before: 0n, kind: 'amount', spender: dave, token },
      { isAllowed: true, kind: 'all', spender: dave, token },
      { kind: 'piece', spender: dave, token, tokenId: 4n },
    ],
    calls: [
      { depth: 1, from: dave, hasFailed: true, selector: '0xa9059cbb', to: token, type: 'CALL', value: 10n ** 18n },
    ],
    coin: -8n * 10n ** 17n,
    gas: 90_000n,
    otherStorage: 2,
    pieces: [{ change: -1n, token, tokenId: 7n, type: 'ERC721' }],
    settings: [{ after: ['2'], before: ['1'], setting: 'threshold' }],
    tokens: [
      { change: 5_000_000n, token },
      { change: -3n, token: dave },
    ],
  })
  for (const part of [
    'simulated at block',
    '1234',
    '-0.8 ETH',
    '+5 USDC',
    `-3 base units of ${dave}`,
    `-1 NFT 7 of ${token}`,
    `${dave} may spend any amount of ${token}`,
    `${dave} may spend 2 USDC of ${token}`,
    `${dave} may transfer every token of ${token}`,
    `${dave} may transfer NFT 4 of ${token}`,
    '1 → 2',
    '2 storage slots of the Safe change',
    `call ${token} 0xa9059cbb with 1 ETH (fails)`,
    '90000',
  ])
    expect(text).toContain(part)
})

test('behavior: what was not simulated is listed, a failure has its reason', () => {
  const text = render({ notSeen: ['calls', 'tokens'], outcome: 'failure', reason: 'too late' })
  expect(text).toContain('failure: too late')
  expect(text).toContain('not simulated')
  expect(text).toContain('tokens not named in the calls')
})

test('behavior: a response that was not used is reported', () => {
  const message = { id: 'simulation.discarded.block', text: 'it is for another block' }
  const discarded = [{ message, method: 'eth_simulateV1' }] as const
  expect(render({ discarded })).toMatch(/discarded\s+it is for another block/)
  expect(toSimulationJson({ ...simulation, discarded }).discarded).toEqual([
    { method: 'eth_simulateV1', reason: 'it is for another block' },
  ])
})

test('default: the same for machines', () => {
  expect(toSimulationJson(simulation)).toMatchObject({
    block: 1_234n,
    gas: null,
    notSeen: [],
    outcome: 'success',
    reason: null,
  })
  expect(toSimulationJson(simulation)).not.toHaveProperty('checks')
})

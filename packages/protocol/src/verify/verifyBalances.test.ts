import { type Address, zeroAddress } from 'viem'
import { expect, test } from 'vitest'
import { answerCalls, createPaperNode, type PaperNodeParameters } from '../../test/recordedNode.ts'
import { summarize } from '../../test/summarize.ts'
import { block, chainId, dave, erin, safe } from '../../test/world.ts'
import { claim } from '../evidence/Claimed.ts'
import { isVerified } from '../evidence/Evidence.ts'
import { type ClaimedBalance, verifyBalances } from './verifyBalances.ts'

const usdc = answerCalls({
  balanceOf: (owner: Address) => (owner.toLowerCase() === safe ? 5n : 0n),
  decimals: 6,
  symbol: 'USDC',
})
const accounts = { [dave.toLowerCase()]: { call: usdc }, [safe]: { balance: 9n } }
const verify = (claimed: ClaimedBalance[], pinnedTokens?: Address[], node: PaperNodeParameters = { accounts }) =>
  verifyBalances(createPaperNode(node).client, {
    chainId,
    claimed: claim(claimed),
    safe,
    ...(pinnedTokens ? { pinnedTokens } : {}),
  })

test('default: the service’s facts equal those of the chain', async () => {
  const [native, token] = await verify([
    { balance: 9n, decimals: 18, symbol: 'ETH', token: zeroAddress },
    { balance: 5n, decimals: 6, symbol: 'USDC', token: dave },
  ])
  expect(summarize(native?.checks ?? [])).toEqual(['ok T63 BALANCE_AGREES 9 for 9'])
  expect(native).toMatchObject({ balance: { value: 9n }, decimals: undefined, symbol: undefined, token: zeroAddress })
  expect(summarize(token?.checks ?? [])).toEqual([
    'ok T63 BALANCE_AGREES 5 for 5',
    'ok T34 SYMBOL_AGREES USDC for USDC',
    'ok T35 DECIMALS_AGREES 6 for 6',
  ])
  expect(token).toMatchObject({
    balance: { value: 5n },
    decimals: { value: 6 },
    symbol: { value: 'USDC' },
    token: dave,
  })
  for (const fact of [token?.balance, token?.decimals, token?.symbol]) {
    expect(isVerified(fact)).toBe(true)
    expect(fact?.evidence).toEqual({ block, source: 'chain' })
  }
})

test('behavior: where the service differs, the chain counts', async () => {
  const [report] = await verify([{ balance: 500n, decimals: 4, symbol: 'EURC', token: dave }])
  expect(summarize(report?.checks ?? [])).toEqual([
    'warn T63 BALANCE_DIFFERS 5 for 500',
    'warn T34 SYMBOL_DIFFERS USDC for EURC',
    'warn T35 DECIMALS_DIFFERS 6 for 4',
  ])
  expect(report?.balance?.value).toBe(5n)
})

test('behavior: what the service leaves out is read', async () => {
  const [report] = await verify([{ balance: 5n, token: dave }])
  expect(summarize(report?.checks ?? [])).toEqual([
    'ok T63 BALANCE_AGREES 5 for 5',
    'ok T34 SYMBOL_READ USDC',
    'ok T35 DECIMALS_READ 6',
  ])
})

test('behavior: facts that a token does not return are unknown', async () => {
  const [report] = await verify([{ balance: 5n, decimals: 6, token: erin }])
  expect(summarize(report?.checks ?? [])).toEqual([
    'unknown T63 BALANCE_UNKNOWN for 5',
    'unknown T34 SYMBOL_UNKNOWN',
    'unknown T35 DECIMALS_UNKNOWN for 6',
  ])
  expect(report).toMatchObject({ balance: undefined, decimals: undefined, symbol: undefined })
})

test('parameters: pinnedTokens, once each', async () => {
  const reports = await verify([{ balance: 5n, token: dave }], [dave, erin])
  expect(reports.map(({ token }) => token)).toEqual([dave, erin])
  expect(summarize(reports[1]?.checks ?? [])[0]).toBe('unknown T63 BALANCE_UNKNOWN')
  expect((await verify([], [dave]))[0]).toMatchObject({ balance: { value: 5n } })
})

test('error: a node that does not answer leaves everything unknown', async () => {
  const offline = () => {
    throw new Error('offline')
  }
  for (const method of ['eth_chainId', 'eth_getBalance']) {
    const reports = await verify([{ balance: 5n, token: zeroAddress }], [dave], {
      accounts,
      answers: { [method]: offline },
    })
    for (const [index, token] of [zeroAddress, dave].entries()) {
      expect(reports[index]).toMatchObject({ balance: undefined, decimals: undefined, symbol: undefined, token })
      expect(summarize(reports[index]?.checks ?? [])).toEqual(['unknown T63 CHAIN_UNREACHABLE'])
      expect(reports[index]?.checks[0]?.message).toContain(method)
    }
  }
})

test('error: a node of another chain is a mistake of the caller', async () => {
  await expect(verify([], [], { answers: { eth_chainId: () => '0x1' } })).rejects.toMatchObject({ code: 'WRONG_CHAIN' })
})

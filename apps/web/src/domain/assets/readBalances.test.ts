import { type Address, encodeAbiParameters, type Hex, numberToHex, toFunctionSelector, zeroAddress } from 'viem'
import { expect, test } from 'vitest'
import { createTestServices } from '../../../test/createTestServices.ts'
import { carol as collection, dave as silent, bob as token } from '../../../test/testReport.ts'
import { testSafe } from '../../../test/testSafe.ts'
import { getChainClient } from '../services/Services.ts'
import { type ReadBalancesParameters, readBalances } from './readBalances.ts'

const number = (value: bigint) => numberToHex(value, { size: 32 })
const text = (value: string) => encodeAbiParameters([{ type: 'string' }], [value])
const selectors = {
  balance: toFunctionSelector('balanceOf(address)'),
  decimals: toFunctionSelector('decimals()'),
  supports: toFunctionSelector('supportsInterface(bytes4)'),
  symbol: toFunctionSelector('symbol()'),
}
const answers: Record<string, Record<string, Hex>> = {
  [collection]: {
    [selectors.balance]: number(2n),
    [selectors.supports]: number(1n),
    [selectors.symbol]: text('SEAL'),
  },
  [token]: {
    [selectors.balance]: number(5_000_000n),
    [selectors.decimals]: number(6n),
    [selectors.symbol]: text('US\u202eDC'),
  },
}

function read(parameters: Partial<ReadBalancesParameters> = {}, isDown = false) {
  const services = createTestServices({
    answerNode: (method, params) => {
      if (isDown) throw new Error('node down')
      if (method === 'eth_chainId') return '0x7a69'
      if (method === 'eth_getBalance') return '0x7'
      if (method === 'eth_getBlockByNumber') return { hash: number(9n), number: '0x9', timestamp: '0x1' }
      const [{ data, to }] = params as [{ data: Hex; to: Address }]
      const known = Object.entries(answers).find(([address]) => address.toLowerCase() === to.toLowerCase())?.[1]
      const answer = known?.[data.slice(0, 10)]
      if (!answer) throw Object.assign(new Error('execution reverted'), { code: 3 })
      return answer
    },
  })
  return readBalances(getChainClient(services, testSafe.chainId), {
    address: testSafe.address,
    chainId: testSafe.chainId,
    claimed: [],
    native: { decimals: 18, symbol: 'ETH' },
    tokens: [],
    ...parameters,
  })
}

test('default: the coin and the tokens by their own word, at one block', async () => {
  const { balances, block, unreadable } = await read({ tokens: [token, collection, silent] })
  expect(block).toBe(9n)
  expect(balances).toMatchObject([
    { amount: 7n, isNative: true, symbol: 'ETH', token: zeroAddress, type: 'NATIVE' },
    { amount: 5_000_000n, decimals: 6, symbol: 'USDC', token, type: 'ERC20' },
    { amount: 2n, decimals: 0, symbol: 'SEAL', token: collection, type: 'ERC721' },
  ])
  expect(unreadable).toEqual([silent])
})

test('behavior: what the service says otherwise is told, and not taken', async () => {
  const { balances } = await read({
    claimed: [
      { balance: 9n, token: zeroAddress },
      { balance: 5_000_000n, decimals: 2, symbol: 'EURC', token },
    ],
    tokens: [token],
  })
  const reported = balances.map(({ amount, differences, symbol }) => [
    amount,
    symbol,
    differences.map(({ code }) => code),
  ])
  expect(reported).toEqual([
    [7n, 'ETH', ['BALANCE_DIFFERS']],
    [5_000_000n, 'USDC', ['SYMBOL_DIFFERS', 'DECIMALS_DIFFERS']],
  ])
})

test('error: a node that does not answer is not an empty Safe', async () => {
  await expect(read({}, true)).rejects.toThrow('did not respond')
})

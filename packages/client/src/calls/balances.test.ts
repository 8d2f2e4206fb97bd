import { type Hex, numberToHex } from 'viem'
import { expect, test } from 'vitest'
import { createClient } from '../createClient.ts'
import { getBalances } from './balances.ts'

const safe = '0xF71902B32C9854DB8d6f70Afa6Dcf685F7df8d79'
const toAddress = (number: number): Hex => numberToHex(0xabcdef0123456789n * BigInt(number + 1), { size: 20 })

test('behavior: while thousands of tokens are parsed, the page responds', async () => {
  const items = Array.from({ length: 5_000 }, (_, index) => ({
    balance: '1',
    tokenInfo: {
      address: toAddress(index),
      decimals: 18,
      logoUri: null,
      name: 'Spam',
      symbol: 'SPAM',
      type: 'ERC20',
    },
  }))
  let turns = 0
  const count = () => {
    turns += 1
    timer = setTimeout(count)
  }
  const client = createClient({
    baseUrl: 'http://service.test',
    fetch: async () => {
      const answer = Response.json({ items })
      timer = setTimeout(count)
      return answer
    },
  })
  let timer: ReturnType<typeof setTimeout> | undefined
  const balances = await getBalances(client, { address: safe, chainId: 1 })
  clearTimeout(timer)
  expect(balances.items).toHaveLength(5_000)
  // Parsed in one go there would be one before it and one after it.
  expect(turns).toBeGreaterThan(2)
})

import { getAddress } from 'viem'
import { describe, expect, test } from 'vitest'
import type { z } from 'zod'
import { BalancesSchema } from './BalancesSchema.ts'
import { TokenInfoSchema } from './TokenInfoSchema.ts'

const lower = '0x657ff0d4ec65d82b2bc1247b0a558bcd2f80a0f1'
const address = getAddress(lower)
const fails = (schema: z.ZodType, value: unknown) =>
  schema.safeParse(value).error?.issues.map(({ path }) => path.join('.')) ?? []

describe('tokens and balances', () => {
  const token = { type: 'ERC20', address: lower, decimals: 6, symbol: 'USDC', name: 'USD Coin' }

  test('default: a balance', () => {
    expect(BalancesSchema.parse({ items: [{ tokenInfo: token, balance: '5' }] })).toEqual({
      fiatTotal: '0',
      items: [
        {
          tokenInfo: { ...token, address, logoUri: null },
          balance: '5',
          fiatBalance: '0',
          fiatConversion: '0',
          fiatBalance24hChange: null,
        },
      ],
    })
  })

  test('behavior: fiat amounts as services write them', () => {
    for (const fiatTotal of ['0', '1.5', '-3', '1e21', '1.2E-7', '100.00']) {
      expect(BalancesSchema.parse({ fiatTotal, items: [] }).fiatTotal).toBe(fiatTotal)
    }
    for (const fiatTotal of ['', 'NaN', '1,5', '.5', '5.', 'x1', '1x', '1e', '1e1234', 5]) {
      expect(fails(BalancesSchema, { fiatTotal, items: [] })).toEqual(['fiatTotal'])
    }
  })

  test('behavior: token types', () => {
    for (const type of ['ERC20', 'ERC721', 'NATIVE_TOKEN', 'NATIVE_COIN', 'UNKNOWN']) {
      expect(TokenInfoSchema.parse({ ...token, type }).type).toBe(type)
    }
    expect(TokenInfoSchema.parse({ ...token, type: 'ERC404' }).type).toBe('UNKNOWN')
  })

  test('error: amounts and decimals are strict', () => {
    for (const balance of [5, '5.0', '-5', '0x5']) {
      expect(fails(BalancesSchema, { items: [{ tokenInfo: token, balance }] })).toEqual(['items.0.balance'])
    }
    for (const decimals of [-1, 256, 1.5, '6'])
      expect(fails(TokenInfoSchema, { ...token, decimals })).toEqual(['decimals'])
    expect(TokenInfoSchema.parse({ ...token, decimals: 255 }).decimals).toBe(255)
    expect(TokenInfoSchema.parse({ ...token, decimals: undefined }).decimals).toBe(null)
  })
})

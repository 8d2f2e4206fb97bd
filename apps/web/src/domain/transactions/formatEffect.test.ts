import { expect, test } from 'vitest'
import '../../../test/loadEnglish.ts'
import { alice } from '../../../test/testReport.ts'
import { formatEffect } from './formatEffect.ts'

const amount = { type: 'amount', value: 800_000_000_000_000_000n, decimals: 18 } as const
const text = (value: string) => ({ type: 'text', text: value }) as const
const address = { type: 'address', address: alice } as const

test('default: amount and recipient, by name or by short address', () => {
  const parts = [text('Send '), { ...amount, symbol: 'ETH' }, text(' to '), address]
  expect(formatEffect({ parts }, () => 'Alice')).toBe('Send 0.8 ETH to Alice')
  expect(formatEffect({ parts }, () => undefined)).toBe(`Send 0.8 ETH to ${alice.slice(0, 6)}…${alice.slice(-4)}`)
})

test('behavior: a right-to-left symbol cannot reorder the amount', () => {
  const parts = [{ ...amount, symbol: 'שקל' }]
  expect(formatEffect({ parts }, () => undefined)).toBe('0.8 \u2068שקל\u2069')
})

test('behavior: counts and raw amounts are written as numbers, of the native coin in wei', () => {
  const write = (part: Parameters<typeof formatEffect>[0]['parts'][number]) => {
    return formatEffect({ parts: [part] }, () => undefined)
  }
  expect(write({ type: 'count', value: 1_500n })).toBe('1,500')
  expect(write({ type: 'amount', value: 1_500n })).toBe('1,500 wei')
  expect(write({ type: 'amount', token: alice, value: 5n })).toBe('5 base units of 0xf39F…2266 (decimals unknown)')
})

import { expect, test } from 'vitest'
import { HostedTransactionsSchema } from './HostedTransactionsSchema.ts'

const to = '0x70997970C51812dc3A010C7d01b50e0d17dc79C8'
const read = (transaction: object) => HostedTransactionsSchema.safeParse({ txs: [{ to, ...transaction }] }).data?.txs[0]

test('default: as the official host reads them', () => {
  expect(read({ value: '5', data: '0xAB' })).toEqual({ to, value: 5n, data: '0xab' })
  expect(read({ value: '0x10' })).toEqual({ to, value: 16n, data: '0x' })
  expect(read({ value: 7, data: '' })).toEqual({ to, value: 7n, data: '0x' })
  expect(read({ value: '', data: null })).toEqual({ to, value: 0n, data: '0x' })
  expect(read({ to: to.toLowerCase() })?.to).toBe(to)
  // What libraries send along is passed over; an operation is none of an app's business.
  expect(read({ from: to, gas: '0x5208', operation: 1 })).toEqual({ to, value: 0n, data: '0x' })
})

test('error: everything else', () => {
  for (const transaction of [
    { value: '-1' },
    { value: '1.5' },
    { value: 1.5 },
    { value: '1e3' },
    { value: `${2n ** 256n}` },
    { value: {} },
    { data: '0xabc' },
    { data: 'text' },
    { data: [1] },
    { to: undefined },
    { to: '0x0' },
    { to: to.replace('C8', 'c8') },
  ])
    expect(read(transaction)).toBeUndefined()
  expect(HostedTransactionsSchema.safeParse({ txs: [] }).success).toBe(false)
  expect(HostedTransactionsSchema.safeParse({ txs: Array.from({ length: 501 }, () => ({ to })) }).success).toBe(false)
})

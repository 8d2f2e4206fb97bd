import { expect, test } from 'vitest'
import { createMovement, createPayment, testToken } from '../../../test/testMovements.ts'
import { bob, safe } from '../../../test/testReport.ts'
import { testSafe } from '../../../test/testSafe.ts'
import { listPayments } from './usePaidRecipients.ts'

const tokens = [{ address: testToken, decimals: 6, name: 'USD Coin', symbol: 'USDC' }] as const
const list = (...movements: Parameters<typeof listPayments>[0][number][]) =>
  listPayments(movements, { address: testSafe.address, chain: { tokens: [...tokens] } })

test('default: coins and listed tokens that owners sent', () => {
  const coin = createPayment(3, { kind: 'native', token: null, to: bob })
  const token = createPayment(2, { to: bob })
  expect(list(coin, token)).toEqual([coin, token])
})

test('behavior: not what came in, went to the Safe, had no value, or was sent by others', () => {
  expect(
    list(
      createMovement(1),
      createPayment(2, { to: safe }),
      createPayment(3, { value: '0' }),
      createPayment(4, { safeTxHash: null }),
    ),
  ).toEqual([])
})

test('behavior: not tokens that nobody listed, whose contract can log anything', () => {
  expect(list(createPayment(2, { token: bob, to: bob }))).toEqual([])
})

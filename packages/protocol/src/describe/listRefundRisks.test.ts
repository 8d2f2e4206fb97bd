import { describe, expect, test } from 'vitest'
import { eve, type Given, run, usdc } from '../../test/describing.ts'

describe('refunds', () => {
  const refund = (fields: Given) => run({ value: 1n, ...fields }).allRisks

  test('default: none', () => {
    expect(refund({ safeTxGas: 100n })).toEqual([])
  })

  test('behavior: fields without a price pay nothing and are still told', () => {
    const text = 'Refund fields are set. The gas price is zero, so nothing is paid.'
    for (const fields of [{ baseGas: 1n }, { gasToken: usdc }, { refundReceiver: eve }]) {
      expect(refund(fields)).toMatchObject([{ code: 'REFUND', severity: 'warning', path: [], text }])
    }
  })

  test('behavior: a price pays whoever executes', () => {
    expect(refund({ gasPrice: 10n ** 15n, baseGas: 1000n, safeTxGas: 500n })).toMatchObject([
      { code: 'REFUND', severity: 'warning', path: [], text: 'The Safe pays up to 1.5 ETH to whoever executes.' },
    ])
    expect(refund({ gasPrice: 10n ** 15n, baseGas: 1000n })[0]?.text).toBe(
      'The Safe pays at least 1 ETH, without an upper limit, to whoever executes.',
    )
  })

  test('behavior: a receiver and a token of the proposer are a hidden transfer', () => {
    const fields = { gasPrice: 1_000_000n, baseGas: 5n, safeTxGas: 2n, gasToken: usdc, refundReceiver: eve }
    expect(refund(fields)).toMatchObject([
      {
        code: 'REFUND_TO_STRANGER',
        severity: 'danger',
        path: [],
        text: `The Safe pays up to 7 USDC to ${eve} when this is executed.`,
        address: eve,
      },
    ])
  })
})

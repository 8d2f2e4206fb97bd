import { type Address, encodeFunctionData, type Hex, zeroAddress } from 'viem'
import { expect, test } from 'vitest'
import { alice, createTransaction, dave, safe } from '../../test/world.ts'
import { allowanceModuleAbi as abi } from '../abi/libraryAbi.ts'
import { allowanceModules } from '../chain/findDeployment.ts'
import { describeTransaction } from './describeTransaction.ts'

const usdc: Address = '0x18D105209982D86172a6270823e095fee297B0a4'
const [{ address: official } = { address: zeroAddress }, older] = allowanceModules

function describe(data: Hex, to: Address = official) {
  const { allRisks, sentence } = describeTransaction({
    findName: (address) => (address === dave ? 'Dave' : undefined),
    findToken: (address) => (address === usdc ? { decimals: 6, symbol: 'USDC', type: 'ERC20' } : undefined),
    nativeCurrency: { decimals: 18, symbol: 'ETH' },
    safe,
    transaction: createTransaction({ data, to, value: 0n }),
  })
  return { risks: allRisks.map(({ code }) => code), text: sentence.text }
}
const limit = (token: Address, amount: bigint, minutes: number) =>
  encodeFunctionData({ abi, args: [dave, token, amount, minutes, 0], functionName: 'setAllowance' })

test('default: how much, of what, how often and for whom, and that no signature is needed', () => {
  const { risks, text } = describe(limit(usdc, 250_000_000n, 1_440))
  expect(text).toMatch(/^Set a spending limit of 250 USDC per day for .*Dave.*$/)
  expect(risks).toContain('SPENDING_LIMIT')
  expect(describe(limit(zeroAddress, 10n ** 18n, 0)).text).toMatch(/one-time spending limit of 1 ETH/)
  expect(describe(limit(usdc, 1n, 10_080)).text).toMatch(/ every 7 days for /)
  expect(describe(limit(usdc, 1n, 90)).text).toMatch(/ every 90 minutes for /)
  expect(describe(limit(usdc, 1n, 0), older?.address).risks).toContain('SPENDING_LIMIT')
})

test('behavior: what ends a limit is described, and no danger', () => {
  const calls: [Hex, RegExp][] = [
    [encodeFunctionData({ abi, args: [dave], functionName: 'addDelegate' }), /^Make .*Dave.* a beneficiary/],
    [encodeFunctionData({ abi, args: [dave, true], functionName: 'removeDelegate' }), /^Remove all spending limits of/],
    [encodeFunctionData({ abi, args: [dave, usdc], functionName: 'deleteAllowance' }), /^Remove the spending limit of/],
    [encodeFunctionData({ abi, args: [dave, zeroAddress], functionName: 'deleteAllowance' }), /native coin$/],
    [encodeFunctionData({ abi, args: [dave, usdc], functionName: 'resetAllowance' }), /^Reset the spending limit of/],
    [
      encodeFunctionData({ abi, args: [dave, zeroAddress], functionName: 'resetAllowance' }),
      /^Reset .* for the native coin$/,
    ],
  ]
  for (const [data, text] of calls) expect(describe(data)).toEqual({ risks: [], text: expect.stringMatching(text) })
})

test('behavior: the same functions of another contract are just calls', () => {
  expect(describe(limit(usdc, 1n, 0), alice)).toMatchObject({
    risks: [],
    text: expect.stringMatching(/^Call setAllowance on/),
  })
  const spend = encodeFunctionData({
    abi,
    args: [safe, usdc, dave, 1n, zeroAddress, 0n, alice, '0x'],
    functionName: 'executeAllowanceTransfer',
  })
  expect(describe(spend).text).toMatch(/^Call executeAllowanceTransfer on/)
})

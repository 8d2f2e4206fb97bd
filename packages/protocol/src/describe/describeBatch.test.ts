import { type Address, encodeFunctionData, encodePacked, type Hex, parseAbi, size } from 'viem'
import { expect, test } from 'vitest'
import { allowanceModules } from '../chain/findDeployment.ts'
import { safeDeployments } from '../chain/safeDeployments.ts'
import { describeTransaction } from './describeTransaction.ts'

const safe: Address = '0xF71902B32C9854DB8d6f70Afa6Dcf685F7df8d79'
const ada: Address = '0x70997970C51812dc3A010C7d01b50e0d17dc79C8'
const bob: Address = '0x3C44CdDdB6a900fa2b585dd299e03d12FA4293BC'
const usdc: Address = '0x5FbDB2315678afecb367f032d93F642f64180aa3'
const [official] = allowanceModules
const module = official?.address ?? safe
const find = (name: string) =>
  safeDeployments.find((deployment) => deployment.name === name && deployment.version === '1.4.1')
const multiSend = find('MultiSendCallOnly')?.address ?? safe
const handler = find('CompatibilityFallbackHandler')

const abi = parseAbi([
  'function enableModule(address)',
  'function addDelegate(address)',
  'function setAllowance(address,address,uint96,uint16,uint32)',
  'function deleteAllowance(address,address)',
  'function transfer(address,uint256)',
  'function approve(address,uint256)',
  'function addOwnerWithThreshold(address,uint256)',
  'function changeThreshold(uint256)',
  'function swapOwner(address,address,address)',
  'function setFallbackHandler(address)',
  'function setGuard(address)',
  'function multiSend(bytes)',
])
type Part = { to: Address; value?: bigint; data?: Hex }

const enable = (to = module): Part => ({
  to: safe,
  data: encodeFunctionData({ abi, functionName: 'enableModule', args: [to] }),
})
const add = (to = module, who = ada): Part => ({
  to,
  data: encodeFunctionData({ abi, functionName: 'addDelegate', args: [who] }),
})
const set = (to = module, who = ada): Part => ({
  to,
  data: encodeFunctionData({ abi, functionName: 'setAllowance', args: [who, usdc, 250_000_000n, 1_440, 0] }),
})
const pay = (to: Address, amount: bigint): Part => ({
  to: usdc,
  data: encodeFunctionData({ abi, functionName: 'transfer', args: [to, amount] }),
})
const owner: Part = {
  to: safe,
  data: encodeFunctionData({ abi, functionName: 'addOwnerWithThreshold', args: [ada, 1n] }),
}
const threshold: Part = { to: safe, data: encodeFunctionData({ abi, functionName: 'changeThreshold', args: [2n] }) }
const revoke = (who: Address): Part => ({
  to: usdc,
  data: encodeFunctionData({ abi, functionName: 'approve', args: [who, 0n] }),
})

function run(parts: readonly Part[], codeHash: Hex | null | undefined = official?.codeHashes[0], to = multiSend) {
  const packed = parts.map(({ data = '0x', to, value = 0n }) =>
    encodePacked(['uint8', 'address', 'uint256', 'uint256', 'bytes'], [0, to, value, BigInt(size(data)), data]),
  )
  const data = encodeFunctionData({
    abi,
    functionName: 'multiSend',
    args: [`0x${packed.map((part) => part.slice(2)).join('')}`],
  })
  const { allRisks, sentence } = describeTransaction({
    safe,
    transaction: { to, value: 0n, data, operation: 1 },
    nativeCurrency: { decimals: 18, symbol: 'ETH' },
    ownerState: { ownerCount: 2, threshold: 1 },
    findToken: (address) => (address === usdc ? { type: 'ERC20', decimals: 6, symbol: 'USDC' } : undefined),
    findCodeHash: () => codeHash,
  })
  return {
    dangers: allRisks.filter(({ severity }) => severity === 'danger').map(({ code }) => code),
    text: sentence.text,
  }
}

test.each<[string, Part[], string]>([
  [
    'a spending limit, with all that it needs',
    [enable(), add(), set()],
    `Set a spending limit of 250 USDC per day for ${ada}`,
  ],
  ['a limit of a new beneficiary', [add(), set()], `Set a spending limit of 250 USDC per day for ${ada}`],
  ['limits of two', [add(), set(), add(module, bob), set(module, bob)], 'Change spending limits (4 calls)'],
  ['a batch transfer of one token', [pay(ada, 1_000_000n), pay(bob, 2_500_000n)], 'Pay 3.5 USDC to 2 recipients'],
  ['a batch transfer of several', [pay(ada, 1n), { to: bob, value: 1n }], 'Pay 2 recipients'],
  ['several payments to one', [pay(ada, 1n), { to: ada, value: 1n }], `Make 2 payments to ${ada}`],
  ['owner and threshold', [owner, threshold], 'Change the owners and require 2 of 3 signatures'],
  ['revocations', [revoke(ada), revoke(bob)], 'Revoke 2 token allowances'],
  ['a batch of one', [pay(ada, 1_000_000n)], `Send 1 USDC to ${ada}`],
])('default: %s', (_, parts, text) => {
  expect(run(parts)).toEqual({ dangers: [], text })
})

test('behavior: 199 recipients', () => {
  const parts = Array.from(
    { length: 199 },
    (_, index): Part => ({ to: `0x${(index + 1).toString(16).padStart(40, '0')}`, value: 1n }),
  )
  expect(run([...parts, pay(parts[0]?.to ?? safe, 1n)]).text).toBe('Pay 199 recipients')
})

const spoofed: Address = '0x00000000000000000000000000000000000bad01'
test.each<[string, Part[], Hex | null | undefined]>([
  ['another address with the same code', [enable(spoofed), add(spoofed), set(spoofed)], official?.codeHashes[0]],
  ['the address with other code', [enable(), add(), set()], `0x${'ab'.repeat(32)}`],
  ['the address without code', [enable(), add(), set()], null],
  ['the module enabled beside another one\u2019s limit', [enable(spoofed), add(), set()], official?.codeHashes[0]],
])('error: %s does not remove the warning', (_, parts, codeHash) => {
  expect(run(parts, codeHash).dangers).toContain('MODULE_ENABLED')
})

test('error: code that was not read is nobody\u2019s', () => {
  const { data } = enable()
  const { allRisks } = describeTransaction({
    safe,
    transaction: { to: safe, value: 0n, data: data ?? '0x', operation: 0 },
    nativeCurrency: { decimals: 18, symbol: 'ETH' },
  })
  expect(allRisks).toMatchObject([{ code: 'MODULE_ENABLED', severity: 'danger' }])
})

test.each<[string, Part[]]>([
  ['a call to itself among payments', [pay(ada, 1n), owner]],
  ['a payment among owners', [owner, pay(ada, 1n)]],
  ['a limit with something else', [enable(), add(), set(), pay(bob, 1n)]],
])('error: %s is a batch, with its danger', (_, parts) => {
  const { dangers, text } = run(parts)
  expect(text).toBe(`Run a batch of ${parts.length} calls`)
  expect(dangers).toContain('ADMIN_CALL_IN_BATCH')
})

test('error: a batch that no official library runs is no summary', () => {
  expect(run([pay(ada, 1n), pay(bob, 1n)], undefined, spoofed).text).toMatch(/^Run the code of/)
})

test('behavior: the official fallback handler is worth a notice, any other one a danger', () => {
  const setHandler = (to: Address) => [
    { to: safe, data: encodeFunctionData({ abi, functionName: 'setFallbackHandler', args: [to] }) },
    threshold,
  ]
  expect(run(setHandler(handler?.address ?? safe), handler?.codeHash)).toEqual({
    dangers: [],
    text: 'Change 2 settings of the Safe',
  })
  expect(run(setHandler(ada), handler?.codeHash).dangers).toEqual(['FALLBACK_HANDLER_CHANGED'])
  expect(run(setHandler(handler?.address ?? safe), null).dangers).toEqual(['FALLBACK_HANDLER_CHANGED'])
})

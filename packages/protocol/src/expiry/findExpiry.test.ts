import { type Address, concat, encodeFunctionData, type Hex, slice } from 'viem'
import { expect, test } from 'vitest'
import { checkClaim as check, findChecks as find } from '../../test/checkClaim.ts'
import { block, createClaim, createFacts, createTransaction, dave, getDeployment, safe } from '../../test/world.ts'
import { multiSendAbi } from '../abi/libraryAbi.ts'
import { safeAbi } from '../abi/safeAbi.ts'
import { decodeCall } from '../decode/decodeCall.ts'
import { type Call, encodeMultiSend } from '../decode/decodeMultiSend.ts'
import { describeTransaction } from '../describe/describeTransaction.ts'
import { listOfficialTargets } from '../describe/officialCodes.ts'
import {
  createExpiryCall,
  createExpiryDeployment,
  expiryAddress,
  expiryCodeHash,
  singletonFactory,
  singletonFactoryCodeHash,
} from './expiryContract.ts'
import { findExpiry, listExpiryTargets } from './findExpiry.ts'

const library = getDeployment('MultiSendCallOnly')
const nativeCurrency = { decimals: 18, symbol: 'ETH' }
const pay: Call = { data: '0x', operation: 0, to: dave, value: 5n }
const later = block.timestamp + 60n
const expire = createExpiryCall(later)
const deploy = createExpiryDeployment()

const batch = (calls: readonly Call[], to: Address = library.address): Call => ({
  data: encodeFunctionData({ abi: multiSendAbi, args: [encodeMultiSend(calls)], functionName: 'multiSend' }),
  operation: 1,
  to,
  value: 0n,
})
const codes =
  (expiry: Hex | null | undefined, factory?: Hex | null) =>
  (address: Address): Hex | null | undefined =>
    address === expiryAddress ? expiry : address === singletonFactory ? factory : undefined
const statusOf = (call: Call, ...given: Parameters<typeof codes>) =>
  findExpiry(decodeCall(call), codes(...given))?.status

test('default: the earliest date of the calls that the Safe makes itself', () => {
  const earlier = createExpiryCall(later - 9n)
  const found = findExpiry(decodeCall(batch([expire, pay, batch([earlier])])), codes(expiryCodeHash))
  expect(found).toMatchObject({ at: later - 9n, status: 'valid' })
  expect(found?.calls.size).toBe(2)
  expect(findExpiry(decodeCall(expire), codes(expiryCodeHash))?.at).toBe(later)
  expect(findExpiry(decodeCall(pay), codes(expiryCodeHash))).toBeUndefined()
  // In another Safe, by a delegatecall, with coins, from an unknown library: it does not revert this transaction.
  const execution = encodeFunctionData({
    abi: safeAbi,
    args: [expiryAddress, 0n, expire.data, 0, 0n, 0n, 0n, dave, dave, '0x'],
    functionName: 'execTransaction',
  })
  for (const other of [
    { ...pay, data: execution },
    { ...expire, operation: 1 } as const,
    { ...expire, value: 1n },
    batch([expire], dave),
    { ...batch([expire]), operation: 0 } as const,
    { ...expire, data: `${expire.data}00` } as const,
    createExpiryCall(2n ** 255n),
  ])
    expect(findExpiry(decodeCall(other), codes(expiryCodeHash))).toBeUndefined()
})

test('behavior: only our code, or its deployment before, is an expiry', () => {
  expect(statusOf(batch([pay, expire]), expiryCodeHash)).toBe('valid')
  expect(statusOf(batch([pay, expire]), '0x12')).toBe('foreign')
  expect(statusOf(batch([pay, expire]), null)).toBe('foreign')
  expect(statusOf(batch([pay, expire]), undefined)).toBe('unknown')
  expect(statusOf(batch([deploy, pay, expire]), null, singletonFactoryCodeHash)).toBe('valid')
  expect(statusOf(batch([deploy, pay, expire]), '0x12', singletonFactoryCodeHash)).toBe('foreign')
  expect(statusOf(batch([deploy, pay, expire]), null, '0x12')).toBe('foreign')
  expect(statusOf(batch([deploy, pay, expire]), null, undefined)).toBe('unknown')
  expect(statusOf(batch([pay, expire, deploy]), null, singletonFactoryCodeHash)).toBe('foreign')
  const other: Call = { ...deploy, data: concat([slice(deploy.data, 0, -1), '0x00']) }
  expect(statusOf(batch([other, pay, expire]), null, singletonFactoryCodeHash)).toBe('foreign')
  expect(listExpiryTargets(decodeCall(batch([deploy, expire])))).toEqual([expiryAddress, singletonFactory])
  expect(listOfficialTargets(decodeCall(batch([pay, expire])))).toEqual([expiryAddress])
  expect(listExpiryTargets(decodeCall(batch([deploy, pay])))).toEqual([])
})

test('behavior: the summary is that of the other calls, with the date beside it', () => {
  const describe = (call: Call, ...given: Parameters<typeof codes>) =>
    describeTransaction({ findCodeHash: codes(...given), nativeCurrency, safe, transaction: call })
  const valid = describe(batch([pay, expire]), expiryCodeHash)
  expect(valid.sentence.text).toBe(`Send 0.000000000000000005 ETH to ${dave}`)
  expect(valid.expiresAt).toBe(Number(later) * 1_000)
  expect(valid.actions[1]?.sentence.text).toBe('Expire on 2023-11-14 22:14:20 UTC')
  expect(valid.allRisks.filter(({ severity }) => severity !== 'notice')).toEqual([])
  const owner = encodeFunctionData({ abi: safeAbi, args: [dave, 2n], functionName: 'addOwnerWithThreshold' })
  const settings = describe(batch([{ ...pay, data: owner, to: safe, value: 0n }, expire]), expiryCodeHash)
  expect(settings.allRisks.map(({ code }) => code)).not.toContain('ADMIN_CALL_IN_BATCH')
  const deploying = describe(batch([deploy, pay, expire]), null, singletonFactoryCodeHash)
  expect([deploying.sentence.id, deploying.actions[0]?.sentence.id]).toEqual(['sendAmount', 'deployContract'])
  // A look-alike is a call like any other.
  for (const code of ['0x12', null, undefined] as const) {
    const foreign = describe(batch([pay, expire]), code)
    expect([foreign.expiresAt, foreign.sentence.id, foreign.actions[1]?.sentence.id]).toEqual([
      undefined,
      'batch',
      'callUnknown',
    ])
  }
})

const withCode = (hash: Hex | null, timestamp = block.timestamp) =>
  createFacts({
    codeHashes: new Map([
      [library.address.toLowerCase(), library.codeHash],
      [expiryAddress.toLowerCase(), hash],
    ]),
    safe: { block: { ...block, timestamp } },
  })
const checkExpiring = async (facts: Parameters<typeof check>[1], fields = {}) =>
  find(
    (await check(await createClaim(createTransaction({ ...batch([pay, expire]), ...fields })), facts)).checks,
    'T140',
  )

test('behavior: T140, a date of our contract; afterwards it is blocked', async () => {
  for (const [now, code, verdict] of [
    [later - 1n, 'EXPIRES', 'ok'],
    [later, 'EXPIRES', 'ok'],
    [later + 1n, 'EXPIRED', 'block'],
  ] as const)
    expect(await checkExpiring(withCode(expiryCodeHash, now))).toMatchObject([{ actual: `${later}`, code, verdict }])
  expect(await checkExpiring(withCode(expiryCodeHash))).toMatchObject([{ message: expect.stringContaining('refuses') }])
  const refund = await checkExpiring(withCode(expiryCodeHash), { safeTxGas: 5n })
  expect(refund).toMatchObject([{ message: expect.stringContaining('use up its nonce') }])
})

test('error: T140, look-alikes, and a chain that does not respond', async () => {
  for (const hash of ['0x12', null] as const)
    expect(await checkExpiring(withCode(hash))).toMatchObject([{ code: 'EXPIRY_FOREIGN', verdict: 'block' }])
  expect(await checkExpiring(undefined)).toMatchObject([{ code: 'EXPIRY_UNKNOWN', verdict: 'unknown' }])
})

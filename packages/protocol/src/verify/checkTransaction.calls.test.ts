import { type Address, concat, encodeFunctionData, type Hex, parseAbi } from 'viem'
import { expect, test } from 'vitest'
import { checkClaim as check, findChecks as find } from '../../test/checkClaim.ts'
import {
  chainId,
  createClaim,
  createFacts,
  createTransaction,
  dave,
  erin,
  getDeployment,
  safe,
} from '../../test/world.ts'
import { encodeMultiSend } from '../decode/decodeMultiSend.ts'
import { checkTransaction } from './checkTransaction.ts'
import { createVerificationCache } from './VerificationCache.ts'

const multiSendAbi = parseAbi(['function multiSend(bytes transactions)'])
function batch(calls: Parameters<typeof encodeMultiSend>[0], to: Address = getDeployment('MultiSendCallOnly').address) {
  return createTransaction({
    data: encodeFunctionData({ abi: multiSendAbi, args: [encodeMultiSend(calls)], functionName: 'multiSend' }),
    operation: 1,
    to,
    value: 0n,
  })
}
function withCode(...entries: [Address, Hex | null][]) {
  return createFacts({ codeHashes: new Map(entries.map(([address, hash]) => [address.toLowerCase(), hash])) })
}
const multiSend = getDeployment('MultiSend')
const callOnly = getDeployment('MultiSendCallOnly')

test('behavior: T22, delegatecalls', async () => {
  const call = { data: '0x', operation: 0, to: erin, value: 1n } as const
  const official = await check(await createClaim(batch([call])), withCode([callOnly.address, callOnly.codeHash]))
  expect(find(official.checks, 'T22')).toMatchObject([
    { actual: callOnly.address, code: 'DELEGATECALL_OFFICIAL', evidence: { source: 'bundled' }, verdict: 'ok' },
  ])
  const foreign = await check(
    await createClaim(batch([call])),
    withCode([callOnly.address, multiSend.codeHash.replace('0x0', '0x1') as Hex]),
  )
  expect(find(foreign.checks, 'T22')).toMatchObject([{ code: 'DELEGATECALL_UNKNOWN', verdict: 'block' }])
  const unchecked = await check(await createClaim(batch([call])))
  expect(find(unchecked.checks, 'T22')).toMatchObject([{ code: 'DELEGATECALL_UNCHECKED', verdict: 'block' }])
  const empty = await check(await createClaim(batch([call])), withCode([callOnly.address, null]))
  expect(find(empty.checks, 'T16')).toMatchObject([{ code: 'DELEGATECALL_NO_CODE', verdict: 'block' }])
  // The singleton is official, but not a library.
  const singleton = getDeployment('Safe')
  const wrong = await check(
    await createClaim(createTransaction({ operation: 1, to: singleton.address })),
    withCode([singleton.address, singleton.codeHash]),
  )
  expect(find(wrong.checks, 'T22')).toMatchObject([{ code: 'DELEGATECALL_UNKNOWN' }])
})

test('behavior: T22, a delegatecall inside of a batch', async () => {
  const inner = batch(
    [
      { data: '0x12345678', operation: 1, to: dave, value: 0n },
      { data: '0x', operation: 1, to: dave, value: 0n },
    ],
    multiSend.address,
  )
  const report = await check(
    await createClaim(inner),
    withCode([multiSend.address, multiSend.codeHash], [dave, `0x${'12'.repeat(32)}`]),
  )
  expect(find(report.checks, 'T22')).toMatchObject([
    { actual: multiSend.address, code: 'DELEGATECALL_OFFICIAL' },
    { actual: dave, code: 'DELEGATECALL_UNKNOWN', verdict: 'block' },
  ])
  expect(report.verdict).toBe('block')
})

test('behavior: T22, without the chain a delegatecall is blocked, not unknown', async () => {
  const claim = await createClaim(createTransaction({ operation: 1 }))
  const report = await checkTransaction({
    cache: createVerificationCache(),
    chainId,
    claimed: claim,
    facts: undefined,
    parsed: [],
    safe,
  })
  expect(report.verdict).toBe('block')
})

test('behavior: T23, the flag of the service counts for nothing', async () => {
  const claim = { ...(await createClaim(createTransaction({ operation: 1 }))), trustedDelegateCallTarget: true }
  const report = await check(claim, withCode([erin, `0x${'12'.repeat(32)}`]))
  expect(find(report.checks, 'T23')).toMatchObject([
    { claimed: 'trusted', code: 'TRUST_FLAG_IGNORED', verdict: 'warn' },
  ])
  expect(find(report.checks, 'T22')).toMatchObject([{ verdict: 'block' }])
  const official = await check(
    { ...(await createClaim(batch([]))), trustedDelegateCallTarget: true },
    withCode([callOnly.address, callOnly.codeHash]),
  )
  expect(find(official.checks, 'T23')).toEqual([])
})

test('behavior: T26 and T32, bytes that nobody can explain', async () => {
  const transfer = encodeFunctionData({
    abi: parseAbi(['function transfer(address to, uint256 value)']),
    args: [erin, 5n],
    functionName: 'transfer',
  })
  expect(
    find((await check(await createClaim(createTransaction({ data: transfer, value: 0n })))).checks, 'T26'),
  ).toEqual([])
  const long = await check(await createClaim(createTransaction({ data: concat([transfer, '0xdead']), value: 0n })))
  expect(find(long.checks, 'T26')).toMatchObject([{ actual: '2', code: 'UNEXPLAINED_BYTES', verdict: 'warn' }])
  const short = await check(await createClaim(createTransaction({ data: transfer.slice(0, 80) as Hex, value: 0n })))
  expect(find(short.checks, 'T26')).toMatchObject([
    { actual: '0xa9059cbb', code: 'ARGUMENTS_UNREADABLE', verdict: 'warn' },
  ])
  const broken = encodeFunctionData({ abi: multiSendAbi, args: ['0x05'], functionName: 'multiSend' })
  const report = await check(
    await createClaim(createTransaction({ data: broken, operation: 1, to: callOnly.address })),
    withCode([callOnly.address, callOnly.codeHash]),
  )
  expect(find(report.checks, 'T32')).toMatchObject([{ actual: 'header', code: 'BATCH_BROKEN', verdict: 'block' }])
})

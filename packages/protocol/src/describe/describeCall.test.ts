import { zeroAddress } from 'viem'
import { expect, test } from 'vitest'
import {
  ada,
  batch,
  bob,
  call,
  codes,
  context,
  encode,
  eve,
  type Given,
  run,
  safe,
  toSelf,
  usdc,
  usdcTransfer,
} from '../../test/describing.ts'
import { passkeyFactoryAbi } from '../abi/libraryAbi.ts'
import { safeAbi } from '../abi/safeAbi.ts'
import { erc20CallsAbi } from '../abi/tokenAbi.ts'
import { safeDeployments } from '../chain/safeDeployments.ts'
import { describeTransaction } from './describeTransaction.ts'

test('behavior: without names and tokens only the bytes are described', () => {
  const bare = (given: Given) =>
    describeTransaction({
      safe,
      nativeCurrency: context.nativeCurrency,
      transaction: { to: bob, value: 0n, data: '0x', operation: 0, ...given },
    })
  const { allRisks, class: kind, sentence } = bare({ to: usdc, data: usdcTransfer })
  expect(kind.kind).toBe('Custom')
  expect(sentence.text).toBe(`Send 2500000000 base units of ${usdc} to ${ada}`)
  expect(allRisks).toEqual([])
  const approval = bare({ to: usdc, data: encode(erc20CallsAbi, 'approve', [eve, 5n]) })
  expect(approval.allRisks.map(({ code }) => code)).toEqual(['APPROVAL'])
})

test('behavior: each library that is made for delegatecalls, and no other contract', () => {
  const libraries = safeDeployments.filter(
    ({ address }) => codes({ to: address, data: '0xdeadbeef', operation: 1 })[0] !== 'DELEGATECALL',
  )
  expect([...new Set(libraries.map(({ name }) => name))].sort()).toEqual([
    'CreateCall',
    'MultiSend',
    'MultiSendCallOnly',
    'SafeMigration',
    'SafeToL2Migration',
    'SignMessageLib',
  ])
})

test('behavior: a delegatecall to the Safe itself is a delegatecall, not a change of settings', () => {
  expect(codes({ ...toSelf('changeThreshold', [1n]), operation: 1 })).toEqual(['DELEGATECALL'])
})

test('behavior: changes that leave owners alone preserve what is known of them', () => {
  const changes: [string, unknown[]][] = [
    ['changeMasterCopy', [eve]],
    ['setGuard', [zeroAddress]],
    ['setModuleGuard', [zeroAddress]],
    ['disableModule', [ada, eve]],
    ['enableModule', [eve]],
    ['setFallbackHandler', [eve]],
    ['setGuard', [eve]],
    ['setModuleGuard', [eve]],
    ['swapOwner', [ada, bob, eve]],
  ]
  for (const [functionName, args] of changes) {
    const calls = [toSelf(functionName, args), toSelf('changeThreshold', [1n])]
    const { actions } = run(batch(calls.map(({ data = '0x' }) => call(safe, data))))
    expect([functionName, actions[1]?.sentence.id]).toEqual([functionName, 'changeThreshold'])
  }
})

test('behavior: a selector is lower case, of garbled data only the beginning', () => {
  expect(run({ data: '0xDEADBEEF' }).sentence.text).toContain('(0xdeadbeef)')
  expect(run({ data: `0x${'a'.repeat(33)}` }).sentence.values.selector).toEqual({ type: 'code', text: '0xaaaaaaaa' })
})

test('behavior: an execution through a module of another Safe is one too', () => {
  const data = encode(safeAbi, 'execTransactionFromModule', [ada, 1n, '0x', 0])
  expect(run({ to: bob, data }).sentence.id).toBe('execute')
})

test('behavior: only the official factory deploys the signer of a passkey', () => {
  const factory = '0x1d31F259eE307358a26dFb23EB365939E8641195'
  const data = encode(passkeyFactoryAbi, 'createSigner', [1n, 2n, 3n])
  expect(run({ to: factory, data }).sentence.id).toBe('createPasskeySigner')
  expect(codes({ to: factory, data })).toEqual([])
  expect(run({ to: eve, data }).sentence.id).toBe('call')
})

import { type Hex, zeroAddress } from 'viem'
import { describe, expect, test } from 'vitest'
import { ada, bob, codes, encode, eve, run, safe, toSelf } from '../../test/describing.ts'
import { fallbackHandlerAbi, safeAbi } from '../abi/safeAbi.ts'

describe('settings', () => {
  const cases: [string, readonly unknown[], string, string[]][] = [
    ['addOwnerWithThreshold', [ada, 2n], `Add owner Ada (${ada}) and require 2 of 4 signatures`, ['OWNERS_CHANGED']],
    [
      'addOwnerWithThreshold',
      [ada, 3n],
      `Add owner Ada (${ada}) and require 3 of 4 signatures`,
      ['OWNERS_CHANGED', 'THRESHOLD_CHANGED'],
    ],
    [
      'addOwnerWithThreshold',
      [ada, 1n],
      `Add owner Ada (${ada}) and require 1 of 4 signatures`,
      ['THRESHOLD_LOWERED', 'OWNERS_CHANGED'],
    ],
    ['removeOwner', [bob, ada, 2n], `Remove owner Ada (${ada}) and require 2 of 2 signatures`, ['OWNERS_CHANGED']],
    ['swapOwner', [eve, ada, bob], `Replace owner Ada (${ada}) with ${bob} and keep 2 of 3`, ['OWNERS_CHANGED']],
    ['changeThreshold', [1n], 'Require 1 of 3 signatures instead of 2', ['THRESHOLD_LOWERED']],
    ['changeThreshold', [3n], 'Require 3 of 3 signatures instead of 2', ['THRESHOLD_CHANGED']],
    ['changeThreshold', [2n], 'Require 2 of 3 signatures instead of 2', []],
    ['changeMasterCopy', [eve], `Replace the implementation of the Safe with ${eve}`, ['IMPLEMENTATION_CHANGED']],
    ['enableModule', [eve], `Enable module ${eve}, which can then act without signatures`, ['MODULE_ENABLED']],
    ['disableModule', [bob, eve], `Disable module ${eve}`, ['MODULE_DISABLED']],
    ['setGuard', [eve], `Set guard ${eve}, which can then block any transaction`, ['GUARD_CHANGED']],
    ['setGuard', [zeroAddress], 'Remove the guard', ['GUARD_REMOVED']],
    [
      'setModuleGuard',
      [eve],
      `Set module guard ${eve}, which can then block any module transaction`,
      ['GUARD_CHANGED'],
    ],
    ['setModuleGuard', [zeroAddress], 'Remove the module guard', ['GUARD_REMOVED']],
    ['setFallbackHandler', [eve], `Set fallback handler ${eve}`, ['FALLBACK_HANDLER_CHANGED']],
    ['setFallbackHandler', [zeroAddress], 'Remove the fallback handler', ['FALLBACK_HANDLER_CHANGED']],
  ]
  test.each(cases)('default: %s(%s)', (functionName, args, text, risks) => {
    expect(run(toSelf(functionName, args)).sentence.text).toBe(text)
    expect(codes(toSelf(functionName, args))).toEqual(risks)
  })

  const unknown: [string, readonly unknown[], string, string[]][] = [
    [
      'addOwnerWithThreshold',
      [ada, 2n],
      `Add owner Ada (${ada}) and set the threshold to 2`,
      ['OWNERS_CHANGED', 'THRESHOLD_CHANGED'],
    ],
    [
      'removeOwner',
      [bob, ada, 2n],
      `Remove owner Ada (${ada}) and set the threshold to 2`,
      ['OWNERS_CHANGED', 'THRESHOLD_CHANGED'],
    ],
    ['swapOwner', [eve, ada, bob], `Replace owner Ada (${ada}) with ${bob}`, ['OWNERS_CHANGED']],
    ['changeThreshold', [2n], 'Set the threshold to 2', ['THRESHOLD_CHANGED']],
  ]
  test.each(unknown)('behavior: %s without known owners', (functionName, args, text, risks) => {
    const more = { ownerState: undefined }
    expect(run(toSelf(functionName, args), more).sentence.text).toBe(text)
    expect(codes(toSelf(functionName, args), more)).toEqual(risks)
  })

  test('behavior: the same call to another contract is no settings change', () => {
    const data = encode(safeAbi, 'enableModule', [eve])
    expect(run({ to: bob, data }).sentence.text).toBe(`Call enableModule on ${bob}`)
    expect(codes({ to: bob, data })).toEqual([])
  })

  test('behavior: an unusual encoding gets no meaning, and still every warning', () => {
    const data = encode(safeAbi, 'enableModule', [eve])
    const dirty: Hex = `0x${data.slice(2, 10)}ff${data.slice(12)}`
    expect(run({ to: safe, data: dirty }).sentence.id).toBe('call')
    expect(codes({ to: safe, data: dirty })).toEqual(['UNUSUAL_ENCODING', 'MODULE_ENABLED'])
    expect(codes({ to: safe, data, value: 1n })).toEqual(['MODULE_ENABLED'])
  })

  test('behavior: risk texts name the address and the numbers', () => {
    expect(run(toSelf('changeThreshold', [1n])).allRisks).toMatchObject([
      {
        code: 'THRESHOLD_LOWERED',
        severity: 'danger',
        path: [],
        text: 'The threshold changes to 1 from 2.',
      },
    ])
    expect(run(toSelf('changeThreshold', [1n]), { ownerState: undefined }).allRisks[0]?.text).toBe(
      'The threshold becomes 1.',
    )
    expect(run(toSelf('enableModule', [eve])).allRisks).toMatchObject([
      {
        code: 'MODULE_ENABLED',
        severity: 'danger',
        path: [],
        text: `${eve} can then move all assets without a signature.`,
        address: eve,
      },
    ])
    const texts = (functionName: string, args: readonly unknown[]) =>
      run(toSelf(functionName, args)).allRisks.map(({ address, text }) => [address, text])
    expect(texts('addOwnerWithThreshold', [ada, 2n])).toEqual([[ada, `${ada} becomes an owner and can sign.`]])
    expect(texts('removeOwner', [bob, ada, 2n])).toEqual([[ada, `${ada} is no longer an owner.`]])
    expect(texts('swapOwner', [eve, ada, bob])).toEqual([[bob, `${bob} replaces ${ada} as an owner.`]])
    expect(texts('changeMasterCopy', [eve])).toEqual([
      [eve, `The code of the Safe is replaced by ${eve}: its author controls all assets.`],
    ])
    expect(texts('disableModule', [bob, eve])).toEqual([
      [eve, `The functions of module ${eve} stop working for the Safe.`],
    ])
    expect(texts('setGuard', [eve])).toEqual([
      [eve, `${eve} can then block every transaction, including its own removal.`],
    ])
    expect(texts('setGuard', [zeroAddress])).toEqual([
      [undefined, 'Transactions that the guard blocked become possible.'],
    ])
    expect(texts('setModuleGuard', [eve])).toEqual([[eve, `${eve} can then block every module transaction.`]])
    expect(texts('setModuleGuard', [zeroAddress])).toEqual([
      [undefined, 'Transactions that the module guard blocked become possible.'],
    ])
    expect(texts('setFallbackHandler', [eve])).toEqual([
      [eve, `${eve} then responds in the name of the Safe, including to signature checks.`],
    ])
    expect(texts('setFallbackHandler', [zeroAddress])).toEqual([
      [zeroAddress, 'The Safe no longer answers signature checks and may refuse some tokens.'],
    ])
  })

  test('behavior: configuring the fallback handler through the Safe', () => {
    const data = encode(fallbackHandlerAbi, 'setDomainVerifier', [`0x${'11'.repeat(32)}`, eve])
    expect(run({ to: safe, data }).sentence.text).toBe(
      'Change the configuration of the fallback handler (setDomainVerifier)',
    )
    expect(codes({ to: safe, data })).toEqual(['FALLBACK_HANDLER_CHANGED'])
    expect(run({ to: bob, data }).sentence.text).toBe(`Call setDomainVerifier on ${bob}`)
    expect(codes({ to: bob, data })).toEqual([])
    const simulate = encode(fallbackHandlerAbi, 'simulate', [eve, '0x'])
    expect(codes({ to: safe, data: simulate })).toEqual([])
  })
})

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
    ['swapOwner', [eve, ada, bob], `Replace owner Ada (${ada}) by ${bob} and keep 2 of 3`, ['OWNERS_CHANGED']],
    ['changeThreshold', [1n], 'Require 1 of 3 signatures instead of 2', ['THRESHOLD_LOWERED']],
    ['changeThreshold', [3n], 'Require 3 of 3 signatures instead of 2', ['THRESHOLD_CHANGED']],
    ['changeThreshold', [2n], 'Require 2 of 3 signatures instead of 2', []],
    ['changeMasterCopy', [eve], `Replace the implementation of the Safe by ${eve}`, ['IMPLEMENTATION_CHANGED']],
    ['enableModule', [eve], `Enable module ${eve}, which can then act without signatures`, ['MODULE_ENABLED']],
    ['disableModule', [bob, eve], `Disable module ${eve}`, ['MODULE_DISABLED']],
    ['setGuard', [eve], `Set guard ${eve}, which can then refuse any transaction`, ['GUARD_CHANGED']],
    ['setGuard', [zeroAddress], 'Remove the guard', ['GUARD_REMOVED']],
    [
      'setModuleGuard',
      [eve],
      `Set module guard ${eve}, which can then refuse any module transaction`,
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
    ['swapOwner', [eve, ada, bob], `Replace owner Ada (${ada}) by ${bob}`, ['OWNERS_CHANGED']],
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
        text: 'The threshold is 1 from then on, instead of 2.',
      },
    ])
    expect(run(toSelf('changeThreshold', [1n]), { ownerState: undefined }).allRisks[0]?.text).toBe(
      'The threshold is 1 from then on.',
    )
    expect(run(toSelf('enableModule', [eve])).allRisks).toMatchObject([
      {
        code: 'MODULE_ENABLED',
        severity: 'danger',
        path: [],
        text: `${eve} can then move everything without any signature.`,
        address: eve,
      },
    ])
    const texts = (functionName: string, args: readonly unknown[]) =>
      run(toSelf(functionName, args)).allRisks.map(({ address, text }) => [address, text])
    expect(texts('addOwnerWithThreshold', [ada, 2n])).toEqual([[ada, `${ada} becomes an owner and can sign.`]])
    expect(texts('removeOwner', [bob, ada, 2n])).toEqual([[ada, `${ada} is no longer an owner.`]])
    expect(texts('swapOwner', [eve, ada, bob])).toEqual([[bob, `${bob} becomes an owner in place of ${ada}.`]])
    expect(texts('changeMasterCopy', [eve])).toEqual([
      [eve, `The code of the Safe is replaced by ${eve}: whoever wrote it controls everything.`],
    ])
    expect(texts('disableModule', [bob, eve])).toEqual([[eve, `What ${eve} did for the Safe stops working.`]])
    expect(texts('setGuard', [eve])).toEqual([
      [eve, `${eve} can then refuse every transaction, its own removal included.`],
    ])
    expect(texts('setGuard', [zeroAddress])).toEqual([[undefined, 'What the guard refused is possible again.']])
    expect(texts('setModuleGuard', [eve])).toEqual([[eve, `${eve} can then refuse every module transaction.`]])
    expect(texts('setModuleGuard', [zeroAddress])).toEqual([
      [undefined, 'What the module guard refused is possible again.'],
    ])
    expect(texts('setFallbackHandler', [eve])).toEqual([
      [eve, `${eve} then answers in the name of the Safe, signature checks included.`],
    ])
    expect(texts('setFallbackHandler', [zeroAddress])).toEqual([
      [zeroAddress, 'The Safe no longer answers signature checks and may refuse some tokens.'],
    ])
  })

  test('behavior: configuring the fallback handler through the Safe', () => {
    const data = encode(fallbackHandlerAbi, 'setDomainVerifier', [`0x${'11'.repeat(32)}`, eve])
    expect(run({ to: safe, data }).sentence.text).toBe('Change how the fallback handler answers (setDomainVerifier)')
    expect(codes({ to: safe, data })).toEqual(['FALLBACK_HANDLER_CHANGED'])
    expect(run({ to: bob, data }).sentence.text).toBe(`Call setDomainVerifier on ${bob}`)
    expect(codes({ to: bob, data })).toEqual([])
    const simulate = encode(fallbackHandlerAbi, 'simulate', [eve, '0x'])
    expect(codes({ to: safe, data: simulate })).toEqual([])
  })
})

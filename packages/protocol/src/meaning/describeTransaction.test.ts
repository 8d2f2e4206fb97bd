import { type Abi, type Address, encodeFunctionData, getAddress, type Hex, maxUint256, zeroAddress } from 'viem'
import { describe, expect, test } from 'vitest'
import { controlAbi } from '../abi/controlAbi.ts'
import {
  createCallAbi,
  multiSendAbi,
  safeMigrationAbi,
  safeProxyFactoryAbi,
  signMessageLibAbi,
} from '../abi/libraryAbi.ts'
import { fallbackHandlerAbi, safeAbi } from '../abi/safeAbi.ts'
import { erc20CallsAbi, erc721CallsAbi, erc1155CallsAbi, permit2Abi } from '../abi/tokenAbi.ts'
import { type Call, encodeMultiSend } from '../decode/decodeMultiSend.ts'
import { type DescribeTransactionParameters, describeTransaction } from './describeTransaction.ts'

const safe = getAddress('0x657ff0d4ec65d82b2bc1247b0a558bcd2f80a0f1')
const ada = getAddress('0x70997970c51812dc3a010c7d01b50e0d17dc79c8')
const bob = getAddress('0x3c44cdddb6a900fa2b585dd299e03d12fa4293bc')
const eve = getAddress('0x90f79bf6eb2c4f870365e785982e1f101e93b906')
const usdc = getAddress('0xa0b86991c6218b36c1d19d4a2e9eb0ce3606eb48')
const nft = getAddress('0xbc4ca0eda7647a8ab7c2061c2e118a18a936f13d')
const strange = getAddress('0xdac17f958d2ee523a2206206994597c13d831ec7')
const multiSend = getAddress('0x38869bf66a61cf6bdb996a6ae40d5853fd43b526')
const signMessageLib = getAddress('0xd53cd0ab83d845ac265be939c57f53ad838012c9')
const createCall = getAddress('0x9b35af71d77eaf8d7e40252370304687390a1a52')
const migration = getAddress('0x526643f69b81b008f46d95cd5ced5ec0edffdac6')

const encode = (abi: Abi, functionName: string, args: readonly unknown[] = []): Hex =>
  encodeFunctionData({ abi, functionName, args })

const context: Omit<DescribeTransactionParameters, 'transaction'> = {
  safe,
  nativeCurrency: { symbol: 'ETH', decimals: 18 },
  ownerState: { ownerCount: 3, threshold: 2 },
  findName: (address) => (address === ada ? 'Ada' : undefined),
  findToken: (address) => {
    if (address === usdc) return { type: 'ERC20', symbol: 'USDC', decimals: 6 }
    return address === nft ? { type: 'ERC721', symbol: 'APE' } : undefined
  },
}

type Given = Partial<DescribeTransactionParameters['transaction']>
const run = (given: Given, more: Partial<DescribeTransactionParameters> = {}) =>
  describeTransaction({
    ...context,
    ...more,
    transaction: { to: bob, value: 0n, data: '0x', operation: 0, ...given },
  })
const codes = (given: Given, more: Partial<DescribeTransactionParameters> = {}) =>
  run(given, more).allRisks.map(({ code, path }) => [code, ...path].join(' '))
const toSelf = (functionName: string, args: readonly unknown[]): Given => ({
  to: safe,
  data: encode(safeAbi, functionName, args),
})
const call = (to: Address, data: Hex = '0x', value = 0n, operation: 0 | 1 = 0): Call => ({ to, value, data, operation })
const batch = (calls: Call[], to: Address = multiSend): Given => ({
  to,
  data: encode(multiSendAbi, 'multiSend', [encodeMultiSend(calls)]),
  operation: 1,
})
const usdcTransfer = encode(erc20CallsAbi, 'transfer', [ada, 2_500_000_000n])

describe('transfers', () => {
  test('default: a token to a named recipient', () => {
    const { allRisks, sentence } = run({ to: usdc, data: usdcTransfer })
    expect(sentence.text).toBe(`Send 2,500 USDC to Ada (${ada})`)
    expect(sentence.parts).toEqual([
      { type: 'text', text: 'Send ' },
      { type: 'amount', value: 2_500_000_000n, token: usdc, decimals: 6, symbol: 'USDC' },
      { type: 'text', text: ' to ' },
      { type: 'address', address: ada, name: 'Ada' },
    ])
    expect(sentence.id).toBe('sendAmount')
    expect(allRisks).toEqual([])
  })

  test('behavior: native coin', () => {
    expect(run({ value: 1_234_500_000_000_000_000_000n }).sentence.text).toBe(`Send 1,234.5 ETH to ${bob}`)
  })

  test('behavior: a token without known decimals is told in its smallest units', () => {
    const findToken = () => ({ type: 'ERC20' as const, symbol: 'X' })
    expect(run({ to: usdc, data: usdcTransfer }, { findToken }).sentence.text).toBe(
      `Send 2500000000 smallest units of ${usdc} to Ada (${ada})`,
    )
  })

  test('behavior: a token without a symbol is told by its address', () => {
    const findToken = () => ({ type: 'ERC20' as const, decimals: 6 })
    expect(run({ to: usdc, data: usdcTransfer }, { findToken }).sentence.text).toBe(
      `Send 2,500 of token ${usdc} to Ada (${ada})`,
    )
  })

  test('behavior: an unknown token', () => {
    expect(run({ to: strange, data: usdcTransfer }).sentence.text).toBe(
      `Send 2500000000 smallest units of ${strange} to Ada (${ada})`,
    )
  })

  test('behavior: NFTs', () => {
    const data = encode([erc721CallsAbi[0]], 'safeTransferFrom', [safe, bob, 3n])
    expect(run({ to: nft, data }).sentence.text).toBe(`Send APE number 3 (of ${nft}) to ${bob}`)
    const findToken = () => ({ type: 'ERC721' as const })
    expect(run({ to: nft, data }, { findToken }).sentence.text).toBe(`Send token number 3 of ${nft} to ${bob}`)
    const incoming = encode([erc721CallsAbi[0]], 'safeTransferFrom', [bob, safe, 3n])
    expect(run({ to: nft, data: incoming }).sentence.text).toBe(`Collect APE number 3 (of ${nft}) from ${bob}`)
  })

  test('behavior: collecting and moving by an allowance', () => {
    const collect = encode(erc20CallsAbi, 'transferFrom', [bob, safe, 5n])
    expect(run({ to: usdc, data: collect }).sentence.text).toBe(`Collect 0.000005 USDC from ${bob}`)
    const move = encode(erc20CallsAbi, 'transferFrom', [bob, ada, 5n])
    expect(run({ to: usdc, data: move }).sentence.text).toBe(
      `Move tokens of ${usdc} from ${bob} to Ada (${ada}) by an allowance`,
    )
    const strangers = encode([erc721CallsAbi[0]], 'safeTransferFrom', [safe, bob, 3n])
    expect(run({ to: strange, data: strangers }).sentence.id).toBe('moveTokens')
    const bytes = encode([erc721CallsAbi[1]], 'safeTransferFrom', [safe, bob, 3n, '0x'])
    expect(run({ to: strange, data: bytes }).sentence.id).toBe('moveTokens')
  })

  test('behavior: ERC-1155', () => {
    const one = encode(erc1155CallsAbi, 'safeTransferFrom', [safe, ada, 7n, 2n, '0x'])
    expect(run({ to: strange, data: one }).sentence.text).toBe(`Send 2 of token number 7 of ${strange} to Ada (${ada})`)
    const many = encode(erc1155CallsAbi, 'safeBatchTransferFrom', [safe, ada, [7n, 8n, 9n], [1n, 1n, 1n], '0x'])
    expect(run({ to: strange, data: many }).sentence.text).toBe(`Send 3 kinds of tokens of ${strange} to Ada (${ada})`)
  })

  test('behavior: names and symbols from outside are made harmless', () => {
    const { sentence } = run(
      { to: usdc, data: usdcTransfer },
      {
        findName: () => `Ada\u202e${'x'.repeat(100)}`,
        findToken: () => ({ type: 'ERC20', decimals: 6, symbol: `US\u200bDC${'y'.repeat(100)}` }),
      },
    )
    expect(sentence.parts[1]).toMatchObject({ symbol: `USDC${'y'.repeat(15)}…` })
    expect(sentence.parts[3]).toMatchObject({ name: `Ada${'x'.repeat(56)}…` })
  })
})

describe('nothing', () => {
  test('default: a rejection', () => {
    expect(run({ to: safe }).sentence.text).toBe('Do nothing and use up the nonce (rejection)')
    expect(codes({ to: safe })).toEqual([])
  })

  test('behavior: what only looks like a rejection is told as what it is', () => {
    expect(run({ to: safe, value: 1n }).sentence.id).toBe('sendAmount')
    expect(run({ to: safe, gasPrice: 1n, baseGas: 10n }).sentence.id).toBe('emptyCall')
    expect(run({ to: bob }).sentence.text).toBe(`Call ${bob} without value or data`)
    expect(run({ to: safe, operation: 1 }).sentence.id).toBe('delegatecall')
  })
})

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
    expect(run(toSelf('changeThreshold', [1n])).allRisks).toEqual([
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
    expect(run(toSelf('enableModule', [eve])).allRisks).toEqual([
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

describe('approvals', () => {
  const approve = (value: bigint) => encode(erc20CallsAbi, 'approve', [bob, value])
  const cases: [string, Given, string, string[]][] = [
    ['an amount', { to: usdc, data: approve(5_000_000n) }, `Allow ${bob} to spend up to 5 USDC`, ['APPROVAL']],
    [
      'all',
      { to: usdc, data: approve(maxUint256) },
      `Allow ${bob} to spend an unlimited amount of ${usdc}`,
      ['UNLIMITED_APPROVAL'],
    ],
    [
      '2^96-1',
      { to: usdc, data: approve(2n ** 96n - 1n) },
      `Allow ${bob} to spend an unlimited amount of ${usdc}`,
      ['UNLIMITED_APPROVAL'],
    ],
    [
      '2^96-2',
      { to: usdc, data: approve(2n ** 96n - 2n) },
      `Allow ${bob} to spend up to 79,228,162,514,264,337,593,543.950334 USDC`,
      ['APPROVAL'],
    ],
    ['none', { to: usdc, data: approve(0n) }, `Withdraw the allowance of ${bob} for ${usdc}`, []],
    ['an NFT', { to: nft, data: approve(3n) }, `Allow ${bob} to take APE number 3 (of ${nft})`, ['APPROVAL']],
    [
      'an NFT of number zero',
      { to: nft, data: approve(0n) },
      `Allow ${bob} to take APE number 0 (of ${nft})`,
      ['APPROVAL'],
    ],
    [
      'an NFT of a large number',
      { to: nft, data: approve(maxUint256) },
      `Allow ${bob} to take APE number ${maxUint256} (of ${nft})`,
      ['APPROVAL'],
    ],
    [
      'an unknown token',
      { to: strange, data: approve(3n) },
      `Allow ${bob} to spend 3 units, or to take token number 3, of ${strange}`,
      ['APPROVAL'],
    ],
    [
      'zero of an unknown token',
      { to: strange, data: approve(0n) },
      `Allow ${bob} to spend 0 units, or to take token number 0, of ${strange}`,
      ['APPROVAL'],
    ],
    [
      'all of an unknown token',
      { to: strange, data: approve(maxUint256) },
      `Allow ${bob} to spend an unlimited amount of ${strange}`,
      ['UNLIMITED_APPROVAL'],
    ],
    [
      'more',
      { to: usdc, data: encode(erc20CallsAbi, 'increaseAllowance', [bob, 1_000_000n]) },
      `Allow ${bob} to spend 1 USDC more`,
      ['APPROVAL'],
    ],
    [
      'unlimited more',
      { to: usdc, data: encode(erc20CallsAbi, 'increaseAllowance', [bob, maxUint256]) },
      `Allow ${bob} to spend an unlimited amount of ${usdc}`,
      ['UNLIMITED_APPROVAL'],
    ],
    [
      'zero more',
      { to: usdc, data: encode(erc20CallsAbi, 'increaseAllowance', [bob, 0n]) },
      `Allow ${bob} to spend 0 USDC more`,
      ['APPROVAL'],
    ],
    [
      'less',
      { to: usdc, data: encode(erc20CallsAbi, 'decreaseAllowance', [bob, 1_000_000n]) },
      `Allow ${bob} to spend 1 USDC less`,
      [],
    ],
    [
      'unlimited less',
      { to: usdc, data: encode(erc20CallsAbi, 'decreaseAllowance', [bob, maxUint256]) },
      `Allow ${bob} to spend 115,792,089,237,316,195,423,570,985,008,687,907,853,269,984,665,640,564,039,457,584,007,913,129.639935 USDC less`,
      [],
    ],
    [
      'an operator',
      { to: nft, data: encode(erc721CallsAbi, 'setApprovalForAll', [bob, true]) },
      `Allow ${bob} to take every token of ${nft} that the Safe holds`,
      ['UNLIMITED_APPROVAL'],
    ],
    [
      'no operator',
      { to: nft, data: encode(erc721CallsAbi, 'setApprovalForAll', [bob, false]) },
      `Withdraw the permission of ${bob} to take tokens of ${nft}`,
      [],
    ],
    [
      'Permit2',
      { to: strange, data: encode(permit2Abi, 'approve', [usdc, bob, 5_000_000n, 9]) },
      `Allow ${bob} to spend up to 5 USDC through Permit2`,
      ['APPROVAL'],
    ],
    [
      'Permit2 unlimited',
      { to: strange, data: encode(permit2Abi, 'approve', [usdc, bob, 2n ** 160n - 1n, 9]) },
      `Allow ${bob} to spend an unlimited amount of ${usdc} through Permit2`,
      ['UNLIMITED_APPROVAL'],
    ],
    [
      'Permit2 none',
      { to: strange, data: encode(permit2Abi, 'approve', [usdc, bob, 0n, 9]) },
      `Withdraw the allowance of ${bob} for ${usdc}`,
      [],
    ],
  ]
  test.each(cases)('default: %s', (_name, given, text, risks) => {
    expect(run(given).sentence.text).toBe(text)
    expect(codes(given)).toEqual(risks)
  })

  test('behavior: the risk names the spender', () => {
    expect(run({ to: usdc, data: approve(maxUint256) }).allRisks).toEqual([
      {
        code: 'UNLIMITED_APPROVAL',
        severity: 'danger',
        path: [],
        text: `${bob} can then take all of it, now and later.`,
        address: bob,
      },
    ])
    expect(run({ to: usdc, data: approve(1n) }).allRisks[0]?.text).toBe(
      `${bob} can then take what is allowed without another signature.`,
    )
  })
})

describe('calls', () => {
  test('default: a known function', () => {
    const data = encode(erc20CallsAbi, 'withdraw', [5n])
    expect(run({ to: strange, data }).sentence.text).toBe(`Call withdraw on ${strange}`)
    expect(codes({ to: strange, data })).toEqual([])
  })

  test('behavior: value sent along is always told', () => {
    expect(run({ to: strange, data: '0xd0e30db0', value: 10n ** 18n }).sentence.text).toBe(
      `Call deposit on ${strange} and send 1 ETH`,
    )
    expect(run({ to: usdc, data: usdcTransfer, value: 1n }).sentence.text).toBe(
      `Call transfer on ${usdc} and send 0.000000000000000001 ETH`,
    )
    expect(run({ data: '0xdeadbeef', value: 10n ** 18n }).sentence.text).toBe(
      `Call an unknown function (0xdeadbeef) on ${bob} and send 1 ETH`,
    )
  })

  test('behavior: unknown, short and malformed data', () => {
    expect(run({ data: '0xdeadbeef01' }).sentence.text).toBe(`Call an unknown function (0xdeadbeef) on ${bob}`)
    expect(run({ data: '0x01' }).sentence.text).toBe(`Call an unknown function (0x01) on ${bob}`)
    expect(run({ data: '0xa9059cbb' }).sentence.text).toBe(`Call an unknown function (0xa9059cbb) on ${bob}`)
    for (const data of ['0xdeadbeef01', '0x01', '0xa9059cbb', '0xzz'] as const) {
      expect(codes({ data })).toEqual(['UNKNOWN_CALL'])
    }
    expect(run({ data: '0x01' }).allRisks[0]).toMatchObject({
      address: bob,
      text: `What ${bob} does with this data is not known.`,
    })
  })

  test('behavior: a guess stays unknown and lists all candidates', () => {
    const functions = [
      {
        abi: { ...erc20CallsAbi[0], name: 'friendly' },
        signature: 'friendly(address,uint256)',
        source: 'guess' as const,
      },
    ]
    const data = encode([functions[0]?.abi ?? erc20CallsAbi[0]], 'friendly', [ada, 1n])
    const { allRisks, sentence } = run({ data }, { functions })
    expect(sentence.id).toBe('callUnknown')
    expect(allRisks).toMatchObject([
      { code: 'GUESSED_CALL', text: 'The function is a guess by its selector: friendly(address,uint256).' },
    ])
  })

  test('behavior: unexplained bytes are counted', () => {
    expect(run({ to: usdc, data: `${usdcTransfer}0102` }).allRisks).toEqual([
      {
        code: 'UNEXPLAINED_BYTES',
        severity: 'warning',
        path: [],
        text: 'Bytes of the data without a meaning in transfer(address,uint256): 2.',
        address: usdc,
      },
    ])
  })

  test('behavior: another Safe is made to act, told from its point of view', () => {
    const data = encode(safeAbi, 'execTransaction', [
      bob,
      0n,
      encode(safeAbi, 'enableModule', [eve]),
      0,
      0n,
      0n,
      0n,
      zeroAddress,
      zeroAddress,
      '0x',
    ])
    const { actions, sentence } = run({ to: bob, data })
    expect(sentence.text).toBe(`Make ${bob} execute a transaction`)
    expect(actions).toMatchObject([
      { path: [0], executor: bob, sentence: { id: 'enableModule' }, risks: [{ code: 'MODULE_ENABLED', path: [0] }] },
    ])
    const module = encode(safeAbi, 'execTransactionFromModule', [ada, 7n, '0x', 0])
    expect(run({ to: bob, data: module }).actions[0]?.sentence.text).toBe(
      `Send 0.000000000000000007 ETH to Ada (${ada})`,
    )
  })

  test('behavior: owner numbers of another Safe are not those of this one', () => {
    const data = encode(safeAbi, 'execTransactionFromModule', [bob, 0n, encode(safeAbi, 'changeThreshold', [1n]), 0])
    expect(run({ to: bob, data }).actions[0]?.sentence.text).toBe('Set the threshold to 1')
  })

  test('behavior: approving a hash', () => {
    const hash: Hex = `0x${'11'.repeat(32)}`
    const { allRisks, sentence } = run({ data: encode(safeAbi, 'approveHash', [hash]) })
    expect(sentence.text).toBe(`Approve the hash ${hash} as owner of ${bob}`)
    expect(allRisks).toMatchObject([
      { code: 'HASH_APPROVED', address: bob, text: `It signs a transaction of ${bob}: check that one too.` },
    ])
  })

  test('behavior: handing over control of another contract', () => {
    const data = encode(controlAbi, 'transferOwnership', [eve])
    expect(run({ data }).sentence.text).toBe(`Change who controls ${bob} (transferOwnership)`)
    expect(run({ data }).allRisks).toMatchObject([
      { code: 'CONTROL_TRANSFERRED', address: bob, text: `Control over ${bob} changes.` },
    ])
  })

  test('behavior: creating Safes and contracts', () => {
    const creation = encode(safeProxyFactoryAbi, 'createProxyWithNonce', [eve, '0x', 1n])
    expect(run({ data: creation }).sentence.text).toBe('Create a Safe')
    const deployment = encode(createCallAbi, 'performCreate', [0n, '0x6001'])
    expect(run({ to: createCall, data: deployment }).sentence.text).toBe('Deploy a contract')
  })
})

describe('delegatecalls', () => {
  test('default: unknown code', () => {
    const { allRisks, sentence } = run({ data: encode(safeAbi, 'enableModule', [eve]), operation: 1 })
    expect(sentence.text).toBe(`Run the code of ${bob} as if it were this Safe (enableModule)`)
    expect(allRisks).toEqual([
      {
        code: 'DELEGATECALL',
        severity: 'danger',
        path: [],
        text: `The code at ${bob} runs as if it were the Safe: it can take everything and replace the Safe itself.`,
        address: bob,
      },
    ])
    expect(run({ operation: 1, data: '0xdeadbeef' }).sentence.text).toBe(
      `Run the code of ${bob} as if it were this Safe (0xdeadbeef)`,
    )
    expect(codes({ operation: 1, data: '0xdeadbeef' })).toEqual(['DELEGATECALL', 'UNKNOWN_CALL'])
  })

  test('behavior: official libraries', () => {
    const sign = { to: signMessageLib, data: encode(signMessageLibAbi, 'signMessage', ['0x01']), operation: 1 as const }
    expect(run(sign).sentence.text).toBe('Sign a message in the name of the Safe, on the chain')
    expect(run(sign).allRisks).toMatchObject([
      { code: 'MESSAGE_SIGNED', text: 'The message is then signed by the Safe for anyone who asks.' },
      {
        code: 'DELEGATECALL_TO_LIBRARY',
        severity: 'notice',
        address: signMessageLib,
        text: `The code at ${signMessageLib} runs as if it were the Safe. An official library belongs there.`,
      },
    ])
    const create = { to: createCall, data: encode(createCallAbi, 'performCreate', [0n, '0x']), operation: 1 as const }
    expect(run(create).sentence.text).toBe('Deploy a contract')
    expect(codes(create)).toEqual(['DELEGATECALL_TO_LIBRARY'])
  })

  test('behavior: a migration replaces the implementation', () => {
    const data = encode(safeMigrationAbi, 'migrateL2Singleton')
    expect(run({ to: migration, data, operation: 1 }).sentence.text).toBe(
      'Replace the implementation of the Safe by an official one (migrateL2Singleton)',
    )
    expect(run({ to: migration, data, operation: 1 }).allRisks).toMatchObject([
      { code: 'IMPLEMENTATION_CHANGED', address: migration, text: 'The code of the Safe is replaced.' },
      { code: 'DELEGATECALL_TO_LIBRARY' },
    ])
    expect(run({ to: migration, data }).sentence.text).toBe(
      `Call migrateL2Singleton on SafeMigration 1.4.1 (${migration})`,
    )
    expect(codes({ to: migration, data })).toEqual([])
    expect(codes({ to: bob, data, operation: 1 })).toEqual(['DELEGATECALL', 'IMPLEMENTATION_CHANGED'])
  })
})

describe('batches', () => {
  test('default: each call has its sentence', () => {
    const { actions, allRisks, sentence } = run(batch([call(usdc, usdcTransfer), call(bob, '0x', 10n ** 18n)]))
    expect(sentence.text).toBe('Run a batch of 2 calls')
    expect(actions.map(({ executor, path, sentence: { text } }) => [executor, ...path, text])).toEqual([
      [safe, 0, `Send 2,500 USDC to Ada (${ada})`],
      [safe, 1, `Send 1 ETH to ${bob}`],
    ])
    expect(allRisks).toMatchObject([
      { code: 'VALUE_IN_BATCH', path: [], text: 'The calls of the batch send 1 ETH together.' },
      { code: 'DELEGATECALL_TO_LIBRARY', path: [] },
    ])
  })

  test('behavior: an empty batch', () => {
    expect(run(batch([])).sentence.text).toBe('Run a batch of 0 calls')
  })

  test('behavior: values add up, those of delegatecalls are not sent', () => {
    const given = batch([call(bob, '0x', 1n), call(ada, '0x', 2n), call(eve, '0xdeadbeef', 4n, 1)])
    expect(run(given).allRisks.find(({ code }) => code === 'VALUE_IN_BATCH')?.text).toBe(
      'The calls of the batch send 0.000000000000000003 ETH together.',
    )
    expect(codes(batch([call(eve, '0xdeadbeef', 4n, 1)]))).toEqual([
      'DELEGATECALL 0',
      'UNKNOWN_CALL 0',
      'DELEGATECALL_TO_LIBRARY',
    ])
  })

  test('behavior: an admin call hidden in a batch', () => {
    const hidden = call(safe, encode(safeAbi, 'enableModule', [eve]))
    expect(codes(batch([call(usdc, usdcTransfer), hidden]))).toEqual([
      'MODULE_ENABLED 1',
      'ADMIN_CALL_IN_BATCH 1',
      'DELEGATECALL_TO_LIBRARY',
    ])
    expect(run(batch([hidden])).allRisks.find(({ code }) => code === 'ADMIN_CALL_IN_BATCH')).toEqual({
      code: 'ADMIN_CALL_IN_BATCH',
      severity: 'danger',
      path: [0],
      text: 'The batch contains a call of the Safe to itself, which can change its settings.',
      address: safe,
    })
  })

  test('behavior: unknown data to the Safe itself is an admin call too', () => {
    expect(codes(batch([call(safe, '0xdeadbeef')]))).toEqual([
      'ADMIN_CALL_IN_BATCH 0',
      'UNKNOWN_CALL 0',
      'DELEGATECALL_TO_LIBRARY',
    ])
    expect(codes(batch([call(safe)]))).toEqual(['DELEGATECALL_TO_LIBRARY'])
  })

  test('behavior: the zero address in a batch can mean the Safe itself', () => {
    const description = run(batch([call(zeroAddress, encode(safeAbi, 'changeThreshold', [1n]))]))
    expect(description.actions[0]?.sentence.text).toBe('Require 1 of 3 signatures instead of 2')
    expect(description.allRisks.map(({ code }) => code)).toEqual([
      'THRESHOLD_LOWERED',
      'ADMIN_CALL_IN_BATCH',
      'ZERO_ADDRESS',
      'DELEGATECALL_TO_LIBRARY',
    ])
    expect(description.allRisks[2]).toMatchObject({
      address: zeroAddress,
      path: [0],
      text: 'The call goes to the zero address, which newer batch contracts read as this Safe itself.',
    })
    expect(run({ to: zeroAddress, value: 1n }).allRisks).toEqual([])
  })

  test('behavior: a settings change sees what the calls before it changed', () => {
    const calls = [
      call(safe, encode(safeAbi, 'addOwnerWithThreshold', [ada, 3n])),
      call(safe, encode(safeAbi, 'removeOwner', [ada, bob, 1n])),
      call(safe, encode(safeAbi, 'changeThreshold', [2n])),
      call(safe, encode(safeAbi, 'swapOwner', [ada, eve, bob])),
    ]
    expect(run(batch(calls)).actions.map(({ sentence }) => sentence.text)).toEqual([
      `Add owner Ada (${ada}) and require 3 of 4 signatures`,
      `Remove owner ${bob} and require 1 of 3 signatures`,
      'Require 2 of 3 signatures instead of 1',
      `Replace owner ${eve} by ${bob} and keep 2 of 3`,
    ])
  })

  test('behavior: what another account does leaves this Safe as it is', () => {
    const inner = encode(safeAbi, 'execTransactionFromModule', [bob, 0n, encode(safeAbi, 'changeThreshold', [1n]), 0])
    const calls = [call(bob, inner), call(safe, encode(safeAbi, 'changeThreshold', [1n]))]
    expect(run(batch(calls)).actions[1]?.sentence.text).toBe('Require 1 of 3 signatures instead of 2')
  })

  test('behavior: batches in batches', () => {
    const inner = batch([call(safe, encode(safeAbi, 'setGuard', [eve]))])
    const outer = batch([call(multiSend, inner.data, 0n, 1)])
    expect(codes(outer)).toEqual([
      'GUARD_CHANGED 0 0',
      'ADMIN_CALL_IN_BATCH 0 0',
      'DELEGATECALL_TO_LIBRARY',
      'DELEGATECALL_TO_LIBRARY 0',
    ])
    expect(run(outer).actions[0]?.actions[0]?.path).toEqual([0, 0])
  })

  test('behavior: nesting has a limit', () => {
    let given = batch([call(bob, '0x', 1n)])
    for (let depth = 0; depth < 3; depth++) given = batch([call(multiSend, given.data, 0n, 1)])
    expect(run(given, { maxDepth: 3 }).allRisks[0]).toMatchObject({
      code: 'NESTED_TOO_DEEP',
      severity: 'danger',
      path: [0, 0, 0],
      text: 'Calls are nested deeper than this check reads.',
    })
    expect(codes(given, { maxDepth: 4 })).not.toContain('NESTED_TOO_DEEP 0 0 0')
  })

  test('error: a batch that cannot be read', () => {
    const given: Given = { to: multiSend, data: encode(multiSendAbi, 'multiSend', ['0x00']), operation: 1 }
    expect(run(given).sentence.text).toBe('Run a batch that cannot be read')
    expect(run(given).allRisks[0]).toMatchObject({
      code: 'BROKEN_BATCH',
      path: [],
      text: 'The batch cannot be read from byte 0 on; what it does is not known.',
    })
  })

  test('behavior: a batch that is called, not delegatecalled, does not act as the Safe', () => {
    const given: Given = { ...batch([call(safe, encode(safeAbi, 'enableModule', [eve]))]), operation: 0, value: 1n }
    const { actions, allRisks, sentence } = run(given)
    expect(sentence.text).toBe('Run a batch of one call')
    expect(actions[0]).toMatchObject({ executor: multiSend, class: { kind: 'Custom' } })
    expect(allRisks).toMatchObject([
      {
        code: 'BATCH_NOT_DELEGATED',
        address: multiSend,
        text: 'The batch is not run as the Safe: its calls come from the batch contract.',
      },
    ])
  })

  test('behavior: a batch through a contract that is no official library', () => {
    const given = batch([call(usdc, usdcTransfer)], eve)
    expect(run(given).sentence.text).toBe(`Run the code of ${eve} as if it were this Safe (multiSend)`)
    expect(codes(given)).toEqual(['DELEGATECALL'])
    expect(run(given).actions).toHaveLength(1)
  })
})

describe('refunds', () => {
  const refund = (fields: Given) => run({ value: 1n, ...fields }).allRisks

  test('default: none', () => {
    expect(refund({ safeTxGas: 100n })).toEqual([])
  })

  test('behavior: fields without a price pay nothing and are still told', () => {
    const text = 'Refund fields are set. The gas price is zero, so nothing is paid.'
    for (const fields of [{ baseGas: 1n }, { gasToken: usdc }, { refundReceiver: eve }]) {
      expect(refund(fields)).toEqual([{ code: 'REFUND', severity: 'warning', path: [], text }])
    }
  })

  test('behavior: a price pays whoever executes', () => {
    expect(refund({ gasPrice: 10n ** 15n, baseGas: 1000n, safeTxGas: 500n })).toEqual([
      { code: 'REFUND', severity: 'warning', path: [], text: 'The Safe pays up to 1.5 ETH to whoever executes.' },
    ])
    expect(refund({ gasPrice: 10n ** 15n, baseGas: 1000n })[0]?.text).toBe(
      'The Safe pays at least 1 ETH, without an upper limit, to whoever executes.',
    )
  })

  test('behavior: a receiver and a token of the proposer are a hidden transfer', () => {
    const fields = { gasPrice: 1_000_000n, baseGas: 5n, safeTxGas: 2n, gasToken: usdc, refundReceiver: eve }
    expect(refund(fields)).toEqual([
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

test('behavior: addresses in lower case are the same addresses', () => {
  const lower = (address: Address): Address => `0x${address.slice(2).toLowerCase()}`
  const description = run({ ...toSelf('changeThreshold', [1n]), to: lower(safe) }, { safe: lower(safe) })
  expect(description.class.kind).toBe('SettingsChange')
  expect(description.executor).toBe(safe)
})

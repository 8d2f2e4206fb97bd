import { type Address, maxUint256 } from 'viem'
import { describe, expect, test } from 'vitest'
import {
  ada,
  bob,
  codes,
  encode,
  eve,
  type Given,
  nft,
  run,
  safe,
  strange,
  usdc,
  usdcTransfer,
} from '../../test/describing.ts'
import { erc20CallsAbi, erc721CallsAbi, erc1155CallsAbi, permit2Abi } from '../abi/tokenAbi.ts'
import { type Approval, isRevocation, isUnlimited } from './parseTransfer.ts'

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

  test('behavior: a token without known decimals is shown in its base units', () => {
    const findToken = () => ({ type: 'ERC20' as const, symbol: 'X' })
    expect(run({ to: usdc, data: usdcTransfer }, { findToken }).sentence.text).toBe(
      `Send 2500000000 base units of ${usdc} to Ada (${ada})`,
    )
  })

  test('behavior: a token without a symbol is described by its address', () => {
    const findToken = () => ({ type: 'ERC20' as const, decimals: 6 })
    expect(run({ to: usdc, data: usdcTransfer }, { findToken }).sentence.text).toBe(
      `Send 2,500 of token ${usdc} to Ada (${ada})`,
    )
  })

  test('behavior: an unknown token', () => {
    expect(run({ to: strange, data: usdcTransfer }).sentence.text).toBe(
      `Send 2500000000 base units of ${strange} to Ada (${ada})`,
    )
  })

  test('behavior: NFTs', () => {
    const data = encode([erc721CallsAbi[0]], 'safeTransferFrom', [safe, bob, 3n])
    expect(run({ to: nft, data }).sentence.text).toBe(`Send APE #3 (of ${nft}) to ${bob}`)
    const findToken = () => ({ type: 'ERC721' as const })
    expect(run({ to: nft, data }, { findToken }).sentence.text).toBe(`Send token ID 3 of ${nft} to ${bob}`)
    const incoming = encode([erc721CallsAbi[0]], 'safeTransferFrom', [bob, safe, 3n])
    expect(run({ to: nft, data: incoming }).sentence.text).toBe(`Collect APE #3 (of ${nft}) from ${bob}`)
  })

  test('behavior: collecting and moving by an allowance', () => {
    const collect = encode(erc20CallsAbi, 'transferFrom', [bob, safe, 5n])
    expect(run({ to: usdc, data: collect }).sentence.text).toBe(`Collect 0.000005 USDC from ${bob}`)
    const move = encode(erc20CallsAbi, 'transferFrom', [bob, ada, 5n])
    expect(run({ to: usdc, data: move }).sentence.text).toBe(
      `Move tokens of ${usdc} from ${bob} to Ada (${ada}) by an allowance`,
    )
    const outsiders = encode([erc721CallsAbi[0]], 'safeTransferFrom', [safe, bob, 3n])
    expect(run({ to: strange, data: outsiders }).sentence.id).toBe('moveTokens')
    const bytes = encode([erc721CallsAbi[1]], 'safeTransferFrom', [safe, bob, 3n, '0x'])
    expect(run({ to: strange, data: bytes }).sentence.id).toBe('moveTokens')
  })

  test('behavior: ERC-1155', () => {
    const one = encode(erc1155CallsAbi, 'safeTransferFrom', [safe, ada, 7n, 2n, '0x'])
    expect(run({ to: strange, data: one }).sentence.text).toBe(`Send 2 of token ID 7 of ${strange} to Ada (${ada})`)
    const many = encode(erc1155CallsAbi, 'safeBatchTransferFrom', [safe, ada, [7n, 8n, 9n], [1n, 1n, 1n], '0x'])
    expect(run({ to: strange, data: many }).sentence.text).toBe(`Send 3 kinds of tokens of ${strange} to Ada (${ada})`)
    const single = encode(erc1155CallsAbi, 'safeBatchTransferFrom', [safe, ada, [7n], [2n], '0x'])
    expect(run({ to: strange, data: single }).sentence.id).toBe('sendMultiToken')
  })

  test('behavior: ERC-1155 of others is collected or moved, and they are named', () => {
    const one = (from: Address, to: Address) =>
      run({ to: strange, data: encode(erc1155CallsAbi, 'safeTransferFrom', [from, to, 7n, 2n, '0x']) }).sentence.text
    expect(one(bob, safe)).toBe(`Collect 2 of token ID 7 of ${strange} from ${bob}`)
    expect(one(bob, ada)).toBe(`Move 2 of token ID 7 of ${strange} from ${bob} to Ada (${ada}) by an allowance`)
    const many = (from: Address, to: Address) => {
      const data = encode(erc1155CallsAbi, 'safeBatchTransferFrom', [from, to, [7n, 8n], [1n, 1n], '0x'])
      return run({ to: strange, data }).sentence.text
    }
    expect(many(bob, safe)).toBe(`Collect 2 kinds of tokens of ${strange} from ${bob}`)
    expect(many(bob, ada)).toBe(`Move 2 kinds of tokens of ${strange} from ${bob} to Ada (${ada}) by an allowance`)
  })

  test('behavior: a symbol that imitates another is marked', () => {
    const findToken = () => ({ type: 'ERC20' as const, decimals: 6, symbol: 'USDС' })
    expect(run({ to: usdc, data: usdcTransfer }, { findToken }).allRisks).toMatchObject([
      {
        code: 'DECEPTIVE_SYMBOL',
        severity: 'danger',
        path: [],
        text: `The symbol of the token ${usdc} imitates another token.`,
        address: usdc,
      },
    ])
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
    ['none', { to: usdc, data: approve(0n) }, `Revoke the allowance of ${bob} for ${usdc}`, []],
    ['an NFT', { to: nft, data: approve(3n) }, `Allow ${bob} to take APE #3 (of ${nft})`, ['APPROVAL']],
    ['an NFT of number zero', { to: nft, data: approve(0n) }, `Allow ${bob} to take APE #0 (of ${nft})`, ['APPROVAL']],
    [
      'an NFT of a large number',
      { to: nft, data: approve(maxUint256) },
      `Allow ${bob} to take APE #${maxUint256} (of ${nft})`,
      ['APPROVAL'],
    ],
    [
      'an unknown token',
      { to: strange, data: approve(3n) },
      `Allow ${bob} to spend 3 base units, or to take token ID 3, of ${strange}`,
      ['APPROVAL'],
    ],
    [
      'zero of an unknown token',
      { to: strange, data: approve(0n) },
      `Allow ${bob} to spend 0 base units, or to take token ID 0, of ${strange}`,
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
      `Revoke the permission of ${bob} to take tokens of ${nft}`,
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
      `Revoke the allowance of ${bob} for ${usdc}`,
      [],
    ],
  ]
  test.each(cases)('default: %s', (_name, given, text, risks) => {
    expect(run(given).sentence.text).toBe(text)
    expect(codes(given)).toEqual(risks)
  })

  test('behavior: the risk names the spender', () => {
    expect(run({ to: usdc, data: approve(maxUint256) }).allRisks).toMatchObject([
      {
        code: 'UNLIMITED_APPROVAL',
        severity: 'danger',
        path: [],
        text: `${bob} can then take the entire balance, now and later.`,
        address: bob,
      },
    ])
    expect(run({ to: usdc, data: approve(1n) }).allRisks[0]?.text).toBe(
      `${bob} can then take the allowed amount without another signature.`,
    )
  })
})

describe('withdrawn permissions', () => {
  const amount: Approval = {
    type: 'amount',
    mode: 'decrease',
    token: usdc,
    spender: eve,
    value: 2n ** 256n - 1n,
    viaPermit2: false,
  }
  test('behavior: no decrease is unlimited, and each is a revocation', () => {
    expect([isUnlimited(amount), isRevocation(amount)]).toEqual([false, true])
    expect([isUnlimited({ ...amount, mode: 'increase' }), isRevocation({ ...amount, mode: 'increase' })]).toEqual([
      true,
      false,
    ])
    expect(isRevocation({ ...amount, mode: 'increase', value: 0n })).toBe(false)
    expect(isRevocation({ ...amount, mode: 'set', value: 0n })).toBe(true)
  })

  test('behavior: the number of an NFT is no amount, however large', () => {
    expect(isUnlimited({ type: 'nft', token: nft, spender: eve, value: amount.value })).toBe(false)
    expect(isUnlimited({ type: 'unknown', token: nft, spender: eve, value: amount.value })).toBe(true)
    expect(isRevocation({ type: 'nft', token: nft, spender: eve, value: 0n })).toBe(false)
  })
})

test('behavior: an NFT of a contract without facts is described by its address', () => {
  const facts = { findToken: () => ({ type: 'ERC721' as const }) }
  const data = encode([erc721CallsAbi[0]], 'safeTransferFrom', [safe, ada, 7n])
  expect(run({ to: nft, data }, facts).sentence.values.nft).toEqual({ type: 'nft', token: nft, tokenId: 7n })
})

test('behavior: symbols are cut to what fits', () => {
  const symbol = 'S'.repeat(30)
  const short = `${'S'.repeat(19)}…`
  const erc20 = { findToken: () => ({ type: 'ERC20' as const, decimals: 0, symbol }) }
  expect(run({ to: usdc, data: usdcTransfer }, erc20).sentence.values.amount).toMatchObject({ symbol: short })
  const erc721 = { findToken: () => ({ type: 'ERC721' as const, symbol }) }
  const data = encode([erc721CallsAbi[0]], 'safeTransferFrom', [safe, ada, 7n])
  expect(run({ to: nft, data }, erc721).sentence.values.nft).toMatchObject({ symbol: short })
})

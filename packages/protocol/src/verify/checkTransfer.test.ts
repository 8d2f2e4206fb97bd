import { expect, test } from 'vitest'
import { alice, bob, carol, dave, erin, safe } from '../../test/world.ts'
import { isLikeSymbol } from './checkTokenName.ts'
import { checkTransfer } from './checkTransfer.ts'

test('behavior: T34, every letter and digit that imitates another', () => {
  const pairs =
    '0o 1l 5s 8b $s ₮t €e |l аa вb еe іi кk мm нh оo рp сc тt уy хx ѕs ԁd αa βb εe ηh ιi κk μm νv οo ρp τt υu χx'.split(
      ' ',
    )
  expect(pairs).toHaveLength(36)
  for (const pair of pairs) {
    const [imitation = '', letter = ''] = [...pair]
    expect([pair, isLikeSymbol(`Q${letter}Q`, `Q${imitation}Q`)]).toEqual([pair, true])
    expect([pair, isLikeSymbol('QQ', `Q${imitation}Q`)]).toEqual([pair, false])
  }
})

test('behavior: i and l read alike', () => {
  expect(isLikeSymbol('LINK', 'IINK')).toBe(true)
  expect(isLikeSymbol('LINK', 'ANK')).toBe(false)
})

test('behavior: one known token or address among several is enough', () => {
  const transfer = {
    from: bob,
    knownAddresses: [alice, bob],
    knownTokens: [
      { address: carol, symbol: 'DAI' },
      { address: dave, symbol: 'USDC' },
    ],
    safe,
    symbol: 'USDC',
    to: safe,
    token: dave,
    value: 1n,
  }
  expect(checkTransfer(transfer).map(({ code }) => code)).toEqual(['TRANSFER_PLAIN'])
  expect(
    checkTransfer({ ...transfer, token: erin }).map(({ actual, claimed, code }) => [code, actual, claimed]),
  ).toEqual([['TOKEN_IMITATES', erin, 'USDC']])
})

test('behavior: an address that is known is no imitation of another known one', () => {
  const near = `0x${alice.slice(2, 8)}${'f'.repeat(28)}${alice.slice(-6)}`.toLowerCase() as typeof alice
  const transfer = { from: near, knownTokens: [], safe, to: safe, token: undefined, value: 1n }
  expect(
    checkTransfer({ ...transfer, knownAddresses: [alice] }).map(({ actual, claimed, code }) => [code, actual, claimed]),
  ).toEqual([['ADDRESS_LOOKS_LIKE_KNOWN', near, alice]])
  expect(checkTransfer({ ...transfer, knownAddresses: [alice, near] }).map(({ code }) => code)).toEqual([
    'TRANSFER_PLAIN',
  ])
})

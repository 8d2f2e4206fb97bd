import { getAddress } from 'viem'
import { expect, test } from 'vitest'
import { listPasskeyConsequences } from './listPasskeyConsequences.ts'

const [one, two, three] = [1, 2, 3].map((digit) => getAddress(`0x${String(digit).repeat(40)}`))
const owners = [one, two, three].flatMap((owner) => owner ?? [])
const tonesOf = (kinds: readonly ('account' | 'passkey')[], threshold: number) => {
  const chosen = owners.slice(0, kinds.length)
  const types = Object.fromEntries(chosen.map((owner, index) => [owner.toLowerCase(), kinds[index] ?? 'account']))
  return listPasskeyConsequences({ owners: chosen, threshold }, types).map(({ tone }) => tone)
}

test('default: passkeys alone are refused', () => {
  expect(tonesOf(['passkey'], 1)).toEqual(['stop'])
  expect(tonesOf(['passkey', 'passkey', 'passkey'], 2)).toEqual(['stop'])
})

test('behavior: a threshold that needs a passkey is a caution', () => {
  expect(tonesOf(['account', 'passkey'], 2)).toEqual(['caution'])
  expect(tonesOf(['account', 'passkey'], 1)).toEqual([])
  expect(tonesOf(['account', 'account', 'passkey'], 2)).toEqual([])
  expect(tonesOf(['account'], 1)).toEqual([])
  expect(listPasskeyConsequences({ owners, threshold: 1 }, undefined)).toEqual([])
})

import { expect, test } from 'vitest'
import { defaultGroups } from '../wallets/defaultGroups.ts'
import { listMarks, nameByMarks } from './injectedMarks.ts'

test('default: own marks and those of a class, only where they are true', () => {
  class Wallet {
    isRabby = true
    isMetaMask = false
    isConnected = () => true
    get isBraveWallet() {
      return true
    }
  }
  expect(listMarks(new Wallet())).toEqual(['isRabby', 'isBraveWallet'])
  expect(listMarks(undefined)).toEqual([])
})

test('behavior: a provider that throws when it is read has no marks', () => {
  const hostile = {
    get isMetaMask(): boolean {
      throw new Error('no')
    },
  }
  expect(listMarks(hostile)).toEqual([])
})

test.each([
  [['isMetaMask'], 'MetaMask'],
  [['isMetaMask', 'isRabby'], 'Rabby Wallet'],
  [['isMetaMask', 'isBraveWallet'], 'Brave Wallet'],
  [['isSomething'], undefined],
  [[], undefined],
])('default: %j is %s', (marks, name) => {
  expect(nameByMarks(marks)).toBe(name)
})

test('behavior: the names are those of the catalogue', () => {
  const wallets = defaultGroups.flatMap((group) => group.wallets)
  const marked = wallets.filter(({ flag }) => flag !== undefined && nameByMarks([flag]) !== undefined)
  expect(new Set(marked.map(({ id }) => id)).size).toBe(14)
  for (const { flag, name } of marked) expect(nameByMarks([flag ?? ''])).toBe(name)
})

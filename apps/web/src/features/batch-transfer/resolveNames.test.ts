import { expect, test } from 'vitest'
import { dave } from '../../../test/testReport.ts'
import { listNames, replaceNames, resolveNames } from './resolveNames.ts'

const row = (recipient: string, name = '') => ({ amount: '1', name, recipient, token: '' })

test('default: each name once, nothing that is an address or no name', () => {
  const rows = [row(' dave.eth '), row('dave.eth'), row('erin.example.eth'), row(dave), row(`${dave}.eth`), row('12.5')]
  expect(listNames(rows)).toEqual(['dave.eth', 'erin.example.eth'])
})

test('default: the address takes the place of the name, which stays beside it', async () => {
  const found = await resolveNames(['dave.eth', 'nobody.eth'], async (name) =>
    name === 'dave.eth'
      ? { address: dave, block: { chainId: 1, hash: '0x', number: 1n, timestamp: 1n }, kind: 'found', name }
      : { kind: 'none' },
  )
  expect(replaceNames([row(' dave.eth'), row('dave.eth', 'Rent'), row('nobody.eth')], found)).toEqual([
    row(dave, 'dave.eth'),
    row(dave, 'Rent'),
    row('nobody.eth'),
  ])
})

test('error: a node that does not answer changes nothing', async () => {
  await expect(resolveNames(['dave.eth'], () => Promise.reject(new Error('No.')))).rejects.toThrow('No.')
})

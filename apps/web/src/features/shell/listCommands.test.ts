import { expect, test } from 'vitest'
import { testChain } from '../../../test/createTestServices.ts'
import { bob } from '../../../test/testReport.ts'
import { testSafe } from '../../../test/testSafe.ts'
import { transactionKinds } from '../../domain/transaction-builder/transactionKinds.ts'
import { listAddressCommands, listCommands, searchCommands } from './listCommands.ts'

const listed = { chain: testChain, error: null, isPinned: false, role: 'owner', state: undefined } as const
const commands = (current = false) =>
  listCommands({
    actions: [{ act: () => {}, label: 'Change theme' }],
    current: current ? testSafe : undefined,
    groups: [
      { address: testSafe.address, safes: [{ ...listed, address: testSafe.address, source: 'owned' }] },
      { address: bob, safes: [{ ...listed, address: bob, source: 'planned' }] },
    ],
    nameOf: (address) => (address === bob ? 'Grants' : undefined),
  })
const paths = (list: ReturnType<typeof commands>) => list.map(({ run }) => ('path' in run ? run.path : 'act'))

test('default: Safes, pages and actions; a planned Safe leads to its plan', () => {
  expect(paths(commands())).toEqual([
    `/31337/${testSafe.address}`,
    `/create/${bob}`,
    '/',
    '/inbox',
    '/create',
    '/address-book',
    '/notifications',
    '/owner-proof',
    '/settings',
    '/rehearse',
    'act',
  ])
})

test('behavior: a Safe that only the service calls yours is not among them; one on the watchlist is', () => {
  const list = (source: 'owned' | 'watched', role: 'not-owner' | 'unknown') =>
    listCommands({
      actions: [],
      current: undefined,
      groups: [{ address: bob, safes: [{ ...listed, address: bob, source, role }] }],
      nameOf: () => undefined,
    })
  expect(paths(list('watched', 'unknown'))).toContain(`/31337/${bob}`)
  expect(paths(list('owned', 'not-owner'))).not.toContain(`/31337/${bob}`)
  expect(paths(list('owned', 'unknown'))).not.toContain(`/31337/${bob}`)
})

test('behavior: inside of a Safe its pages and every kind of transaction come first', () => {
  const list = commands(true)
  expect(paths(list).slice(0, 2)).toEqual([`/31337/${testSafe.address}`, `/31337/${testSafe.address}/queue`])
  for (const { to } of transactionKinds)
    expect(paths(list)).toContain(to.replace('/$chain/$safe', `/31337/${testSafe.address}`))
  expect(new Set(list.map(({ id }) => id)).size).toBe(list.length)
})

test('behavior: found by name, address, chain and kind; what begins so comes first', () => {
  const found = (text: string) => searchCommands(commands(true), text).map(({ label }) => label)
  expect(found('grants')).toEqual(['Grants'])
  expect(found(bob.slice(0, 10))).toEqual(['Grants'])
  expect(found('safe demo grants')).toEqual(['Grants'])
  expect(found('se')[0]).toMatch(/^Se/)
  expect(found('nothing like it')).toEqual([])
})

test('behavior: an address that nobody named opens on each chain', () => {
  expect(paths(listAddressCommands(` ${bob} `, [testChain, { ...testChain, id: 2 }]))).toEqual([
    `/31337/${bob}`,
    `/2/${bob}`,
  ])
  expect(listAddressCommands('0x12', [testChain])).toEqual([])
})

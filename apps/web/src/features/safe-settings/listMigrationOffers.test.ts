import { type SafeContractName, safeDeployments } from '@countersign/protocol/chain'
import type { Address } from 'viem'
import { expect, test } from 'vitest'
import { listMigrationOffers } from './listMigrationOffers.ts'

const canonical = safeDeployments.filter(({ kind }) => kind === 'canonical')

function find(name: SafeContractName, version: string): Address {
  const deployment = canonical.find((other) => other.name === name && other.version === version)
  if (!deployment) throw new Error(`There is no ${name} ${version}.`)
  return deployment.address
}

const list = (implementation: Address, nonce = 5n, deployed = canonical) =>
  listMigrationOffers({ implementation, nonce }, deployed).map(
    ({ target, handler, isFirstOnly }) =>
      `${target.name} ${target.version}${handler ? ` with ${handler.version}` : ''}${isFirstOnly ? ' first' : ''}`,
  )

test('default: newer releases, with and without their handler', () => {
  expect(list(find('SafeL2', '1.4.1'))).toEqual(['SafeL2 1.5.0 with 1.5.0', 'SafeL2 1.5.0'])
  expect(list(find('SafeL2', '1.3.0'))).toEqual([
    'SafeL2 1.4.1 with 1.4.1',
    'SafeL2 1.4.1',
    'SafeL2 1.5.0 with 1.5.0',
    'SafeL2 1.5.0',
  ])
})

test('behavior: a Safe without events may get them', () => {
  expect(list(find('Safe', '1.4.1'))).toEqual([
    'SafeL2 1.4.1 with 1.4.1',
    'SafeL2 1.4.1',
    'Safe 1.5.0 with 1.5.0',
    'Safe 1.5.0',
    'SafeL2 1.5.0 with 1.5.0',
    'SafeL2 1.5.0',
  ])
})

test('behavior: nothing newer, nothing official, and nothing that the chain lacks', () => {
  expect(list(find('SafeL2', '1.5.0'))).toEqual([])
  expect(list('0x90F79bf6EB2c4f870365E785982E1f101E93b906')).toEqual([])
  expect(list(find('SafeL2', '1.4.1'), 5n, [])).toEqual([])
  const withoutTarget = canonical.filter(({ name }) => name !== 'SafeL2')
  expect(list(find('SafeL2', '1.4.1'), 5n, withoutTarget)).toEqual([])
})

test('behavior: before 1.3.0 there is a way for a Safe alone that has done nothing yet', () => {
  expect(list(find('Safe', '1.1.1'))).toEqual([])
  expect(list(find('Safe', '1.1.1'), 0n)).toEqual(['SafeL2 1.3.0 with 1.3.0 first', 'SafeL2 1.4.1 with 1.4.1 first'])
  expect(list(find('Safe', '1.3.0'), 0n)).toContain('SafeL2 1.3.0 first')
  expect(list(find('SafeL2', '1.3.0'), 0n).filter((offer) => offer.endsWith('first'))).toEqual([])
  expect(list(find('Safe', '1.0.0'), 0n)).toEqual([])
})

import { expectAccessible } from '@countersign/test/browser'
import { expect, test } from 'vitest'
import { renderWithServices } from '../../../test/renderWithServices.tsx'
import { createEntry } from '../../../test/testEntry.ts'
import { testSafe } from '../../../test/testSafe.ts'
import { createCatalogue } from '../../lib/messages/createCatalogue.ts'
import { groupQueue } from './groupQueue.ts'
import { NonceGroups } from './NonceGroups.tsx'

const t = createCatalogue('transaction')

const hash = (digit: number) => `0x${String(digit).repeat(64)}`
const setup = (nonces: readonly (number | undefined)[]) => {
  const entries = nonces.map((nonce, index) => createEntry(nonce, hash(index)))
  return renderWithServices(<NonceGroups groups={groupQueue(entries, 5n)} safe={testSafe} />)
}

test('default: what is next, what comes after, what has no place', async () => {
  const screen = await setup([6, 5, undefined])
  const link = (title: string) => screen.getByRole('region', { name: title }).getByRole('link')
  await expect.element(link(t('position.next'))).toHaveAttribute('href', expect.stringContaining(hash(1)))
  await expect.element(link(t('position.later'))).toHaveAttribute('href', expect.stringContaining(hash(0)))
  await expect.element(link(t('position.unknown'))).toHaveAttribute('href', expect.stringContaining(hash(2)))
  expect(screen.getByText(/share nonce|Nothing known uses/).elements()).toEqual([])
})

test('behavior: a shared nonce and a missing one are told, once each', async () => {
  const screen = await setup([5, 5, 8])
  const next = screen.getByRole('region', { name: t('position.next') })
  await expect.element(next.getByText(t('conflict', { nonce: String(5n) }))).toBeVisible()
  expect(next.getByRole('listitem').elements()).toHaveLength(2)
  const later = screen.getByRole('region', { name: t('position.later') })
  await expect.element(later.getByText(t('gap', { nonce: String(6n) }))).toBeVisible()
  expect(screen.getByRole('region', { name: t('position.unknown') }).elements()).toEqual([])
  await expectAccessible(screen.container)
})

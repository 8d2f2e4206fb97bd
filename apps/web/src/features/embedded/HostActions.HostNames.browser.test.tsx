import { expectAccessible } from '@countersign/test/browser'
import { expect, test } from 'vitest'
import { createTestHost } from '../../../test/createTestHost.ts'
import { renderWithServices } from '../../../test/renderWithServices.tsx'
import { alice, bob, carol } from '../../../test/testReport.ts'
import { createCatalogue } from '../../lib/messages/createCatalogue.ts'
import { HostNames } from './HostActions.tsx'

const t = createCatalogue('embedded')

const allowed = [{ caveats: [], date: 1, invoker: 'https://app.example', parentCapability: 'requestAddressBook' }]
const named = (address: string, name: string) => ({ address, chainId: '31337', name })

/** A host with this address book; undefined: it refuses access. */
async function setup(book: unknown[] | undefined) {
  const host = createTestHost((method) => (method === 'requestAddressBook' ? book : book ? allowed : []))
  const screen = await renderWithServices(<HostNames host={host} />, {
    prepare: ({ names }) => names.update(() => ({ [alice]: 'My Alice' })),
  })
  await screen.getByRole('button', { name: t('names') }).click()
  return screen
}

test('default: kept only when the reader says so, and never over a name of their own', async () => {
  const screen = await setup([named(alice, 'Their Alice'), named(bob, 'Bob'), named(carol, 'Carol')])
  await expect.element(screen.getByText(t('namesFound', { count: 2 }))).toBeVisible()
  expect(screen.services.names.get()).toEqual({ [alice]: 'My Alice' })
  await expectAccessible(screen.container)
  await screen.getByRole('button', { name: t('namesImport', { count: 2 }) }).click()
  await expect.element(screen.getByText(t('namesImported', { count: 2 }))).toBeVisible()
  expect(screen.services.names.get()).toEqual({ [alice]: 'My Alice', [bob]: 'Bob', [carol]: 'Carol' })
})

test('behavior: nothing new is nothing to keep', async () => {
  const screen = await setup([named(alice, 'Their Alice')])
  await expect.element(screen.getByText(t('namesNone'))).toBeVisible()
  expect(screen.getByRole('button').elements()).toHaveLength(1)
})

test('error: a host that does not open its book', async () => {
  const screen = await setup(undefined)
  await expect.element(screen.getByRole('alert')).toHaveTextContent(t('namesRefused'))
  await expectAccessible(screen.container)
})

test('error: a book that cannot be read', async () => {
  const screen = await setup([{ address: 'nobody' }])
  await expect.element(screen.getByRole('alert')).toHaveTextContent(t('namesFailed'))
  expect(screen.services.names.get()).toEqual({ [alice]: 'My Alice' })
})

import { demoAccounts } from '@countersign/devchain/accounts'
import { expectAccessible } from '@countersign/test/browser'
import { privateKeyToAccount } from 'viem/accounts'
import { expect, test } from 'vitest'
import { userEvent } from 'vitest/browser'
import { type CreateConnectorFn, mock } from 'wagmi'
import { renderPage } from '../../test/renderPage.tsx'
import { alice, bob, carol } from '../../test/testReport.ts'
import { setName } from '../domain/address-book/names.ts'

import { createCatalogue } from '../lib/messages/createCatalogue.ts'

const tAddressBook = createCatalogue('addressBook')

const delegates = createCatalogue('delegates')

const noDelegates = { count: 0, next: null, previous: null, results: [] }

test('default: a name is added, found, changed and removed', async () => {
  const screen = await renderPage('/address-book')
  await expect.element(screen.getByText(tAddressBook('none'))).toBeVisible()
  await screen.getByRole('button', { name: tAddressBook('add') }).click()
  await screen.getByRole('button', { name: tAddressBook('save') }).click()
  await expect.element(screen.getByText(tAddressBook('nameMissing'))).toBeVisible()
  await screen.getByLabelText(tAddressBook('address'), { exact: true }).fill(bob)
  await screen.getByLabelText(tAddressBook('name'), { exact: true }).fill('Bob')
  await screen.getByLabelText('Demo chain').click()
  await screen.getByLabelText(tAddressBook('note')).fill('Pays the rent')
  await screen.getByRole('button', { name: tAddressBook('save') }).click()
  await expect.element(screen.getByText('Pays the rent')).toBeVisible()
  expect(screen.services.names.get()).toEqual({ [bob]: 'Bob' })
  await expectAccessible(screen.getByRole('main').element())

  await screen.getByRole('main').getByLabelText(tAddressBook('search')).fill('rent')
  await expect.element(screen.getByText(tAddressBook('count', { shown: 1, all: 1 }))).toBeVisible()
  await screen.getByRole('main').getByLabelText(tAddressBook('search')).fill('nobody')
  await expect.element(screen.getByText(tAddressBook('noMatch'))).toBeVisible()
  await screen.getByRole('main').getByLabelText(tAddressBook('search')).fill('')

  await screen.getByRole('button', { name: tAddressBook('editWhat', { who: 'Bob' }) }).click()
  await screen.getByLabelText(tAddressBook('name'), { exact: true }).fill('Robert')
  await screen.getByRole('button', { name: tAddressBook('save') }).click()
  await screen.getByRole('button', { name: tAddressBook('editWhat', { who: 'Robert' }) }).click()
  await screen.getByRole('button', { name: tAddressBook('remove'), exact: true }).click()
  await screen.getByRole('button', { name: tAddressBook('removeYes') }).click()
  await expect.element(screen.getByText(tAddressBook('none'))).toBeVisible()
  expect(screen.services.names.get()).toEqual({})
})

test('default: names of the demo world are shown beside the own ones, marked, and leave for them', async () => {
  const screen = await renderPage('/address-book', {
    prepare: ({ bundledNames }) => bundledNames.update(() => ({ [alice]: 'Alice', [bob]: 'Bob' })),
  })
  const demo = screen.getByRole('region', { name: tAddressBook('bundled') })
  await expect.element(demo.getByRole('listitem').first()).toHaveTextContent(/^Alice/)
  await expect.element(demo.getByRole('button', { name: /Bundled with this app/ })).toBeVisible()
  await expectAccessible(screen.getByRole('main').element())
  screen.services.names.update((all) => setName(all, alice, 'Treasurer'))
  await expect.poll(() => demo.getByRole('listitem').elements().length).toBe(1)
})

test('behavior: a look-alike and a namesake are said before they are kept', async () => {
  const screen = await renderPage('/address-book', {
    prepare: ({ names }) => names.update((all) => setName(all, alice, 'Alice')),
  })
  await screen.getByRole('button', { name: tAddressBook('add') }).click()
  await screen.getByLabelText(tAddressBook('address'), { exact: true }).fill(`0xf39f${'0'.repeat(32)}2266`)
  await screen.getByLabelText(tAddressBook('name'), { exact: true }).fill('Alice')
  await screen.getByRole('button', { name: tAddressBook('save') }).click()
  await expect.element(screen.getByText(tAddressBook('lookalike', { name: 'Alice' }))).toBeVisible()
  expect(Object.keys(screen.services.names.get())).toEqual([alice])
  await screen.getByRole('button', { name: tAddressBook('saveAnyway') }).click()
  await expect.poll(() => Object.keys(screen.services.names.get()).length).toBe(2)
})

test('behavior: a file of the official wallet, with a conflict that is decided', { tags: 'long' }, async () => {
  const screen = await renderPage('/address-book', {
    prepare: ({ names }) => names.update((all) => setName(all, alice, 'Alice')),
  })
  const text = `address,name,chainId\n${alice},Mallory,31337\n${bob},Bob,31337\n${carol}x,Carol,31337\n`
  await userEvent.upload(screen.getByLabelText(tAddressBook('openFile')), new File([text], 'safe-address-book.csv'))
  await expect.element(screen.getByText(tAddressBook('conflicts.otherName', { name: 'Alice' }))).toBeVisible()
  await expect.element(screen.getByText(tAddressBook('skippedTitle', { count: 1 }))).toBeVisible()
  await expectAccessible(screen.getByRole('main').element())
  await screen.getByRole('button', { name: tAddressBook('import', { count: 1 }) }).click()
  await expect.element(screen.getByText(tAddressBook('imported', { count: 1 }))).toBeVisible()
  expect(screen.services.names.get()).toEqual({ [alice]: 'Alice', [bob]: 'Bob' })

  await userEvent.upload(screen.getByLabelText(tAddressBook('openFile')), new File([text], 'safe-address-book.csv'))
  await screen.getByRole('combobox').selectOptions(tAddressBook('useTheirs', { name: 'Mallory' }))
  await screen.getByRole('button', { name: tAddressBook('import', { count: 1 }) }).click()
  await expect.poll(() => screen.services.names.get()[alice]).toBe('Mallory')
})

test('error: what is no address book changes nothing', async () => {
  const screen = await renderPage('/address-book')
  await userEvent.upload(screen.getByLabelText(tAddressBook('openFile')), new File(['{"a": 1}'], 'x.json'))
  await expect.element(screen.getByRole('alert')).toHaveTextContent(tAddressBook('failures.unknown'))
  expect(screen.services.names.get()).toEqual({})
})

const key = privateKeyToAccount(demoAccounts[0].privateKey)

/** Alice's wallet, which signs anything. */
const wallet: CreateConnectorFn = (config) => ({
  ...mock({ accounts: [alice] })(config),
  getChainId: async () => 31337,
  getProvider: async () => ({
    request: async ({ method, params }: { method: string; params?: unknown }) => {
      if (method === 'eth_chainId') return '0x7a69'
      return method === 'eth_signTypedData_v4' && Array.isArray(params)
        ? key.signTypedData(JSON.parse(String(params[1])))
        : [alice]
    },
  }),
})

test('behavior: who may propose in the name of the account, for every Safe of it', { tags: 'long' }, async () => {
  const sent: { method: string; body: Record<string, unknown> }[] = []
  const screen = await renderPage('/address-book', {
    answerService: (path, { body, method = 'GET' }) => {
      if (!path.includes('/delegates')) return new Response('{}', { status: 404 })
      if (method !== 'GET') {
        sent.push({ body: JSON.parse(String(body)), method })
        return new Response('')
      }
      const one = { delegate: bob, delegator: alice, label: 'Payroll bot', safe: null }
      return sent.length === 1 ? { ...noDelegates, count: 1, results: [one] } : noDelegates
    },
    connector: wallet,
  })
  await expect.element(screen.getByText(tAddressBook('proposersNone'), { exact: true })).toBeVisible()
  await screen.getByLabelText(delegates('address')).fill(bob)
  await screen.getByRole('button', { name: delegates('sign') }).click()
  await expect.element(screen.getByText(delegates('labelMissing'))).toBeVisible()
  await screen.getByLabelText(delegates('label')).fill('Payroll bot')
  await screen.getByRole('button', { name: delegates('sign') }).click()
  await expect.element(screen.getByText(tAddressBook('proposersEvery'), { exact: true })).toBeVisible()
  expect(sent[0]?.body).toMatchObject({ delegate: bob, delegator: alice, label: 'Payroll bot' })
  expect(sent[0]?.body).not.toHaveProperty('safe')
  await screen.getByRole('button', { name: delegates('removeWho', { name: 'Payroll bot' }) }).click()
  await expect.element(screen.getByText(tAddressBook('proposersNone'), { exact: true })).toBeVisible()
  expect(sent[1]).toMatchObject({ body: { delegator: alice }, method: 'DELETE' })
})

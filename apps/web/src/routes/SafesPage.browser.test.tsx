import { expectAccessible } from '@countersign/test/browser'
import { getAddress, numberToHex } from 'viem'
import { expect, test } from 'vitest'
import { testChain } from '../../test/createTestServices.ts'
import { refused, refuseUntilClick } from '../../test/refuseUntilClick.ts'
import { renderPage } from '../../test/renderPage.tsx'
import { seedSafe } from '../../test/seedSafe.ts'
import { testRecord } from '../../test/testRecord.ts'
import { alice } from '../../test/testReport.ts'
import { testSafe } from '../../test/testSafe.ts'

import { openSafeList } from '../domain/safe/openSafeList.ts'
import { createCatalogue } from '../lib/messages/createCatalogue.ts'

const t = createCatalogue('safes')
const tInbox = createCatalogue('inbox')
const tSafeList = createCatalogue('safeList')
const tConnect = createCatalogue('connect')
const tWatchlist = createCatalogue('watchlist')

test('default: without a wallet, what this is and a way to look at a Safe', async () => {
  const screen = await renderPage('/')
  await expect.element(screen.getByRole('heading', { name: t('introTitle') })).toBeVisible()
  await screen.getByLabelText(t('openLabel')).fill(testSafe.address)
  await screen.getByRole('button', { name: t('open'), exact: true }).click()
  await expect.poll(screen.path).toBe(`/31337/${testSafe.address}`)
})

test('behavior: with one, the Safes that the service names and the chain confirms', async () => {
  const screen = await renderPage('/', {
    account: alice,
    answerService: (path) =>
      path.includes('/owners/') ? { safes: [testSafe.address] } : { count: 0, next: null, previous: null, results: [] },
    prepare: seedSafe,
  })
  await expect
    .element(screen.getByRole('link', { name: /0xF719…8d79/ }))
    .toHaveAttribute('href', `/31337/${testSafe.address}`)
  await expect.element(screen.getByText(tInbox('none'))).toBeVisible()
  expect(screen.getByText(t('introTitle')).elements()).toEqual([])
  await expectAccessible(screen.getByRole('main').element())
})

test('behavior: of three thousand Safes that the service makes up some are looked at, and fewer are drawn', async () => {
  const made = Array.from({ length: 3_000 }, (_, index) => getAddress(numberToHex(index + 1, { size: 20 })))
  const screen = await renderPage('/', {
    account: alice,
    answerService: (path) => (path.includes('/owners/') ? { safes: [...made, ...made] } : refused()),
  })
  await expect.element(screen.getByText(tSafeList('moreTitle', { count: 2_900 }))).toBeInTheDocument()
  expect(screen.getByRole('main').getByRole('link').elements().length).toBeLessThan(60)
})

test('behavior: a Safe in which one signed here is there although the service does not list it', async () => {
  const screen = await renderPage('/', {
    account: alice,
    answerService: (path) => (path.includes('/owners/') ? { safes: [] } : refused()),
    prepare: (services) => {
      seedSafe(services)
      services.confirmations.update(() => [testRecord(5)])
    },
  })
  await expect.element(screen.getByText(tSafeList('unlisted'))).toBeVisible()
  await expectAccessible(screen.getByRole('main').element())
})

test('behavior: an account that owns none is told so', async () => {
  const screen = await renderPage('/', { account: alice, answerService: () => ({ safes: [] }) })
  await expect.element(screen.getByText(t('none'))).toBeVisible()
})

test('behavior: a wallet on a chain that is not configured is told so, with the way to the others', {
  tags: 'long',
}, async () => {
  const screen = await renderPage('/', { account: alice, answerService: () => ({ safes: [] }) })
  await expect.element(screen.getByText(t('none'))).toBeVisible()
  expect(screen.getByText(tConnect('wrongNetworkText')).elements()).toEqual([])
  screen.services.wagmi.connectors[0]?.emitter.emit('change', { chainId: 999 })
  await expect.element(screen.getByRole('main').getByText(tConnect('wrongNetworkText'))).toBeVisible()
  await expectAccessible(screen.getByRole('main').element())
  await screen
    .getByRole('main')
    .getByRole('button', { name: tConnect('switchNetworks') })
    .click()
  await expect.element(screen.getByRole('dialog', { name: 'Switch networks' })).toBeVisible()
})

test('error: a list that cannot be fetched is not an empty one, and is asked for again', async () => {
  const screen = await renderPage('/', {
    account: alice,
    answerService: refuseUntilClick(() => ({ safes: [] })),
  })
  const alert = screen.getByRole('alert')
  await expect.element(alert).toHaveTextContent(t('listFailed', { chain: testChain.name }))
  await alert.getByRole('button', { name: 'Retry' }).click()
  await expect.element(alert).not.toBeInTheDocument()
  await expect.element(screen.getByText(t('none'))).toBeVisible()
})

test('default: create, open and watch are beside the title', async () => {
  const screen = await renderPage('/', { account: alice, answerService: () => ({ safes: [] }) })
  const main = screen.getByRole('main')
  await expect.element(main.getByRole('link', { name: t('create') }).first()).toHaveAttribute('href', '/create')
  await main.getByRole('button', { name: tWatchlist('watch') }).click()
  const dialog = screen.getByRole('dialog', { name: tWatchlist('watch') })
  await dialog.getByLabelText(t('openLabel')).fill(testSafe.address)
  await dialog.getByRole('button', { name: tWatchlist('watch') }).click()
  await expect.element(dialog).not.toBeInTheDocument()
  const id = { address: testSafe.address, chainId: 31337 }
  expect(openSafeList(screen.services.storage).get().watched).toEqual([id])
  await expectAccessible(main.element())
  await main.getByRole('button', { exact: true, name: t('open') }).click()
  const form = screen.getByRole('dialog', { name: t('openByAddress') })
  await form.getByLabelText(t('openLabel')).fill(testSafe.address)
  await form.getByRole('button', { exact: true, name: t('open') }).click()
  await expect.poll(screen.path).toBe(`/31337/${testSafe.address}`)
})

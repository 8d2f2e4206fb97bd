import { expectAccessible } from '@countersign/test/browser'
import { expect, test } from 'vitest'
import { refuseUntilClick } from '../../../test/refuseUntilClick.ts'
import { renderWithServices } from '../../../test/renderWithServices.tsx'
import { testSafe } from '../../../test/testSafe.ts'
import { createCatalogue } from '../../lib/messages/createCatalogue.ts'
import { AppList } from './AppList.tsx'

const t = createCatalogue('apps')

const app = {
  chainIds: ['31337'],
  description: 'Streams of money',
  iconUrl: 'https://stranger.test/icon.png',
  id: 1,
  name: 'Drip',
  provider: { name: 'Drip Ltd', url: 'https://drip.test' },
  url: 'https://app.drip.test/safe',
}
const setup = (answer: () => unknown, search = '') =>
  renderWithServices(<AppList safe={testSafe} search={search} />, {
    answerService: (path) => (path.startsWith('/v1/chains/31337/safe-apps') ? answer() : new Error(path)),
  })

test('default: each with where it leads, and no picture from elsewhere', async () => {
  const screen = await setup(() => [app])
  const link = screen.getByRole('link', { name: /Drip/ })
  // Opens in the Safe's frame, not in a separate tab.
  await expect
    .element(link)
    .toHaveAttribute('href', `/31337/${testSafe.address}/apps/open?url=https%3A%2F%2Fapp.drip.test%2Fsafe`)
  await expect.element(link).toHaveTextContent('https://app.drip.test/safe')
  expect(screen.container.querySelector('img')).toBe(null)
  await expectAccessible(screen.container)
})

test('behavior: an address that is none of a page is no link', async () => {
  const screen = await setup(() => [{ ...app, url: 'javascript:alert(1)' }])
  await expect.element(screen.getByText(t('noAddress'))).toBeVisible()
  expect(screen.getByRole('link').elements()).toEqual([])
})

test('behavior: a search that finds nothing says so', async () => {
  const screen = await setup(() => [app], 'swap')
  await expect.element(screen.getByText(t('nothingFound'))).toBeVisible()
})

test('behavior: an operator without a list leads to contract calls', async () => {
  const screen = await setup(() => [])
  await expect.element(screen.getByText(t('none'))).toBeVisible()
  await expect
    .element(screen.getByRole('link', { name: t('contract') }))
    .toHaveAttribute('href', `/31337/${testSafe.address}/contract`)
})

test('error: a list that cannot be fetched is asked for again', async () => {
  const screen = await setup(refuseUntilClick(() => [app]))
  await screen.getByRole('alert').getByRole('button', { name: 'Retry' }).click()
  await expect.element(screen.getByRole('link', { name: /Drip/ })).toBeVisible()
})

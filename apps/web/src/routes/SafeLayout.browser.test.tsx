import { expectAccessible, expectCaught } from '@countersign/test/browser'
import { expect, test } from 'vitest'
import { renderPage } from '../../test/renderPage.tsx'
import { renderWithServices } from '../../test/renderWithServices.tsx'
import { testSafe } from '../../test/testSafe.ts'
import { createCatalogue } from '../lib/messages/createCatalogue.ts'
import { SafeError } from './SafeLayout.tsx'

const t = createCatalogue('shell')

test.each([
  [`/77/${testSafe.address}`, t('unknownChain', { chain: '77' })],
  ['/explorer/77/block/1', t('unknownChain', { chain: '77' })],
  ['/31337/0x1234', t('badAddress', { address: '0x1234' })],
  [
    `/31337/${testSafe.address.replace('F7', 'f7')}/queue`,
    t('badAddress', { address: testSafe.address.replace('F7', 'f7') }),
  ],
])('error: %s is refused before any screen sees it, with the way home', (path, sentence) =>
  expectCaught(async () => {
    const screen = await renderPage(path)
    const main = screen.getByRole('main')
    await expect.element(main.getByText(sentence)).toBeVisible()
    expect(screen.getByRole('list', { name: t('safeNavigation') }).elements()).toEqual([])
    await expectAccessible(main.element())
    await main.getByRole('link', { name: t('toSafes') }).click()
    await expect.poll(screen.path).toBe('/')
  }),
)

test('error: any other failure is the page’s', async () => {
  const screen = await renderWithServices(<SafeError error={new Error('a part is missing')} reset={() => {}} />)
  await expect.element(screen.getByRole('heading', { level: 1 })).toHaveTextContent(t('pageFailed'))
})

import { expectAccessible } from '@countersign/test/browser'
import { expect, test } from 'vitest'
import { renderView, words } from '../../test/renderView.tsx'
import { IntroView } from './IntroView.tsx'

test('default: explains wallets and leads to one', async () => {
  const { calls, screen } = await renderView(<IntroView />)
  await expect.element(screen.getByText(words('introHoldTitle'))).toBeVisible()
  expect(screen.getByRole('link').elements()).toEqual([])
  await screen.getByRole('button', { name: words('getTitle') }).click()
  expect(calls.dispatch).toHaveBeenCalledWith({ type: 'show', view: { view: 'get' } })
  await expectAccessible(screen.container)
})

test('behavior: the app’s own page and text, where it has them', async () => {
  const { screen } = await renderView(<IntroView />, {
    disclaimer: 'By connecting you agree.',
    learnMoreUrl: 'https://app.test/wallets',
  })
  const link = screen.getByRole('link', { name: words('learnMore') })
  await expect.element(link).toHaveAttribute('href', 'https://app.test/wallets')
  await expect.element(screen.getByText('By connecting you agree.')).toBeVisible()
  await expectAccessible(screen.container)
})

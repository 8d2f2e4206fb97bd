import { expectAccessible } from '@countersign/test/browser'
import { expect, test, vi } from 'vitest'
import { userEvent } from 'vitest/browser'
import { renderWithServices } from '../../../test/renderWithServices.tsx'
import { connectText as words } from '../../lib/messages/connect.ts'
import { ConnectFrame } from './ConnectFrame.tsx'
import type { Island } from './useConnectIsland.ts'

async function setup(island: Island) {
  const calls = { onClose: vi.fn(), onRetry: vi.fn() }
  return { calls, screen: await renderWithServices(<ConnectFrame island={island} {...calls} />) }
}

test('default: answers the click at once, and can be left', async () => {
  const { calls, screen } = await setup({ status: 'loading' })
  await expect.element(screen.getByRole('dialog', { name: words.loading })).toBeVisible()
  expect(screen.getByRole('button').elements()).toEqual([])
  await expectAccessible(screen.container)
  await userEvent.keyboard('{Escape}')
  expect(calls.onClose).toHaveBeenCalledOnce()
})

test('error: a dialog that does not come says so and is asked for again', async () => {
  const { calls, screen } = await setup({ error: new Error('no network'), status: 'failed' })
  await screen.getByRole('dialog', { name: words.notLoaded }).getByRole('button', { name: words.retry }).click()
  expect(calls.onRetry).toHaveBeenCalledOnce()
  await expectAccessible(screen.container)
})

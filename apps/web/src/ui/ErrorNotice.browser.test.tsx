import { expectAccessible } from '@countersign/test/browser'
import { expect, test, vi } from 'vitest'
import { renderUi } from '../../test/renderUi.tsx'
import { recordChunkErrors } from '../lib/chunkErrors.ts'
import { createCatalogue } from '../lib/messages/createCatalogue.ts'
import { ErrorNotice } from './ErrorNotice.tsx'

const t = createCatalogue('common')

test('default: an alert that says what failed and why, with the cause one click away', async () => {
  const error = new Error('The service answered with status 503.', { cause: new Error('upstream is gone') })
  const screen = await renderUi(<ErrorNotice error={error} title="The queue could not be fetched" />)
  const alert = screen.getByRole('alert', { name: 'The queue could not be fetched' })
  await expect.element(alert).toBeVisible()
  await expect.element(alert).toHaveTextContent('The service answered with status 503.')
  expect(screen.getByRole('button', { name: 'Retry' }).elements()).toEqual([])
  await screen.getByText('Details').click()
  await expect.element(screen.getByText(/upstream is gone/)).toBeVisible()
  await expectAccessible(screen.container)
})

test('parameters: onRetry', async () => {
  const onRetry = vi.fn()
  const screen = await renderUi(<ErrorNotice error={new Error('down')} onRetry={onRetry} title="Failed" />)
  await screen.getByRole('button', { name: 'Retry' }).click()
  expect(onRetry).toHaveBeenCalledOnce()
})

test('behavior: code that could not be loaded needs a reload, with or without onRetry', async () => {
  recordChunkErrors(window)
  const error = new TypeError('Failed to fetch dynamically imported module')
  window.dispatchEvent(Object.assign(new Event('vite:preloadError'), { payload: error }))
  const [onReload, onRetry] = [vi.fn(), vi.fn()]
  const screen = await renderUi(<ErrorNotice error={error} onReload={onReload} onRetry={onRetry} title="Failed" />)
  await screen.getByRole('button', { name: 'Retry' }).click()
  await screen.rerender(<ErrorNotice error={error} onReload={onReload} title="Failed" />)
  await screen.getByRole('button', { name: 'Retry' }).click()
  expect(onReload).toHaveBeenCalledTimes(2)
  expect(onRetry).not.toHaveBeenCalled()
})

test('behavior: what was thrown without a word still gets a sentence', async () => {
  const screen = await renderUi(<ErrorNotice error={undefined} title="Failed" />)
  await expect.element(screen.getByText(t('unknownError'))).toBeVisible()
})

import { expectAccessible } from '@countersign/test/browser'
import { expect, test } from 'vitest'
import { renderView, words } from '../../test/renderView.tsx'
import type { SignInStatus } from '../state/DialogState.ts'
import { VerifyView } from './VerifyView.tsx'

/** The view as the dialog's top view. */
const draw = (progress: SignInStatus) =>
  renderView(<VerifyView progress={progress} />, { state: { attempt: 0, views: [{ progress, view: 'verify' }] } })

test('default: ready to sign, or to leave', async () => {
  const { calls, screen } = await draw({ message: 'm', status: 'ready' })
  // Nothing is verified yet.
  expect(screen.container.querySelector('[data-csc-glyph=check]')).toBeNull()
  await screen.getByRole('button', { name: words('sign') }).click()
  expect(calls.signIn).toHaveBeenCalledOnce()
  await screen.getByRole('button', { name: words('cancel') }).click()
  expect(calls.close).toHaveBeenCalledOnce()
  await expectAccessible(screen.container)
})

test('behavior: busy while the wallet has it', async () => {
  const { calls, screen } = await draw({ message: 'm', status: 'signing' })
  const button = screen.getByRole('button', { name: words('waiting') })
  await expect.element(button).toHaveAttribute('aria-disabled', 'true')
  await button.click({ force: true })
  expect(calls.signIn).not.toHaveBeenCalled()
  await expectAccessible(screen.container)
})

test.each([
  { stage: 'preparing', text: words('errorPreparing') },
  { stage: 'signing', text: words('errorSigning') },
  { stage: 'verifying', text: words('errorVerifying') },
] as const)('error: $stage failed and can be tried again', async ({ stage, text }) => {
  const progress = { error: new Error('cause'), message: null, stage, status: 'failed' } as const
  const { calls, screen } = await draw(progress)
  await expect.element(screen.getByText(text)).toBeVisible()
  await screen.getByRole('button', { name: words('retry') }).click()
  expect(calls.signIn).toHaveBeenCalledOnce()
  await expectAccessible(screen.container)
})

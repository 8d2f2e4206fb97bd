import { expectAccessible } from '@countersign/test/browser'
import { expect, test, vi } from 'vitest'
import { renderUi } from '../../../test/renderUi.tsx'
import { alice, testReport } from '../../../test/testReport.ts'
import type { Report } from '../../domain/transactions/Report.ts'
import { createCatalogue } from '../../lib/messages/createCatalogue.ts'
import { SigningStatus, type SigningStatusProps } from './SigningStatus.tsx'

const t = createCatalogue('review')

type Signing = SigningStatusProps['signing']

const setup = async (signing: Partial<Signing>, report: Report = testReport([])) => {
  const deliverAgain = vi.fn()
  const idle: Signing = {
    isSigned: false,
    deliverAgain,
    deliverError: null,
    isBusy: false,
    isDelivering: false,
    reset: () => {},
    sign: () => {},
    signError: null,
    step: 'signing',
  }
  return { deliverAgain, screen: await renderUi(<SigningStatus report={report} signing={{ ...idle, ...signing }} />) }
}

test('behavior: says at which step it is, and at rest nothing', async () => {
  expect((await setup({})).screen.container.textContent).toBe('')
  const { screen } = await setup({ isBusy: true })
  await expect.element(screen.getByRole('region', { name: t('signing') })).toHaveTextContent(t('signingText'))
  await screen.unmount()
  const approving = await setup({ isBusy: true, step: 'approving' })
  await expect.element(approving.screen.getByRole('button', { name: t('stopWaiting') })).toBeVisible()
  await approving.screen.unmount()
  const mining = await setup({ isBusy: true, step: 'mining' })
  await expect.element(mining.screen.getByRole('region', { name: t('mining') })).toBeVisible()
  const handing = await setup({ isBusy: true, step: 'delivering' })
  await expect.element(handing.screen.getByRole('region', { name: t('delivering') })).toBeVisible()
  await expectAccessible(handing.screen.container)
})

test.each([
  { code: 4001, text: t('rejectedText'), title: t('rejectedTitle') },
  { code: -32002, text: t('pendingText'), title: t('pendingTitle') },
  { code: -32603, text: 'Device locked', title: t('signFailed') },
  { code: 4100, text: t('lockedText'), title: t('lockedTitle') },
  { code: 4200, text: t('unsupportedText'), title: t('unsupportedTitle') },
  { code: -32601, text: t('unsupportedText'), title: t('unsupportedTitle') },
])('error: what the wallet answers with $code is told in words', async ({ code, text, title }) => {
  const signError = Object.assign(new Error('Device locked'), { code })
  const { screen } = await setup({ signError })
  await expect.element(screen.getByRole('alert', { name: title })).toHaveTextContent(text)
  await expectAccessible(screen.container)
})

test('behavior: a wallet that never answers can be left', async () => {
  const reset = vi.fn()
  const { screen } = await setup({ isBusy: true, reset })
  await screen.getByRole('button', { name: t('stopWaiting') }).click()
  expect(reset).toHaveBeenCalledOnce()
  const handing = await setup({ isBusy: true, reset, step: 'delivering' })
  expect(handing.screen.container.querySelector('button')).toBeNull()
})

test('error: a service that did not take it is asked again', async () => {
  const { deliverAgain, screen } = await setup({ deliverError: new Error('Gateway timeout') })
  const alert = screen.getByRole('alert', { name: t('deliverFailed') })
  await expect.element(alert).toHaveTextContent(`Gateway timeout${t('deliverFailedText')}`)
  await alert.getByRole('button', { name: t('deliverRetry') }).click()
  expect(deliverAgain).toHaveBeenCalledOnce()
  await expectAccessible(screen.container)
})

test('behavior: a signature that the service does not show can be handed over', async () => {
  const signed = testReport([alice])
  const confirmations = signed.confirmations.map((confirmation) => ({ ...confirmation, isOnlyHere: true }))
  const { deliverAgain, screen } = await setup({}, { ...signed, confirmations })
  await screen
    .getByRole('region', { name: t('undeliveredTitle') })
    .getByRole('button', { name: t('deliverRetry') })
    .click()
  expect(deliverAgain).toHaveBeenCalledOnce()
})

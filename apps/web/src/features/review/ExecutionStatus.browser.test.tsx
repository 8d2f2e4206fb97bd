import { expectAccessible } from '@countersign/test/browser'
import { expect, test } from 'vitest'
import { renderUi } from '../../../test/renderUi.tsx'
import { createCatalogue } from '../../lib/messages/createCatalogue.ts'
import { ExecutionStatus, type ExecutionStatusProps } from './SigningStatus.tsx'

const t = createCatalogue('review')

type Execution = ExecutionStatusProps['execution']

const idle: Execution = {
  simulation: 'succeeded',
  error: null,
  execute: () => {},
  isBusy: false,
  isSent: false,
  outcome: undefined,
  refusal: undefined,
  trialError: null,
}
const setup = (execution: Partial<Execution>) => renderUi(<ExecutionStatus execution={{ ...idle, ...execution }} />)

test('behavior: waits for the wallet, then for the chain; at rest it says nothing', async () => {
  expect((await setup({})).container.textContent).toBe('')
  const requested = await setup({ isBusy: true })
  await expect.element(requested.getByRole('region', { name: t('executing') })).toBeVisible()
  const sent = await setup({ isBusy: true, isSent: true })
  await expect.element(sent.getByRole('region', { name: t('mining') })).toBeVisible()
  await expectAccessible(sent.container)
})

test('error: rejected in the wallet, nothing was sent', async () => {
  const screen = await setup({ error: Object.assign(new Error('User rejected'), { code: 4001 }) })
  await expect.element(screen.getByRole('alert', { name: t('rejectedTitle') })).toHaveTextContent(t('rejectedSendText'))
  await expectAccessible(screen.container)
})

test('error: a node that cannot try it leaves it unknown, with the cause at hand', async () => {
  const screen = await setup({ trialError: new Error('header not found') })
  const notice = screen.getByRole('region', { name: t('simulationUnknown') })
  await expect.element(notice).toHaveTextContent('header not found')
  await expectAccessible(screen.container)
})

test.each([
  { title: t('simulationFails'), verdict: 'block' },
  { title: t('simulationUnknown'), verdict: 'unknown' },
] as const)('behavior: a trial that ends with $verdict', async ({ title, verdict }) => {
  const check = { code: 'TRIED', evidence: undefined, id: 'T49', message: 'The call reverts.', verdict } as const
  const screen = await setup({ refusal: { checks: [check], error: undefined, gas: undefined } })
  await expect.element(screen.getByRole('region', { name: title })).toHaveTextContent('The call reverts.')
})

import { createExpiryCall, createExpiryDeployment, decodeCall } from '@countersign/protocol/decode'
import { expectAccessible } from '@countersign/test/browser'
import { expect, test } from 'vitest'
import { renderWithServices } from '../../../test/renderWithServices.tsx'
import { dave } from '../../../test/testReport.ts'
import { testSafe, testState } from '../../../test/testSafe.ts'
import { createCatalogue } from '../../lib/messages/createCatalogue.ts'
import { expiryKey, formKey } from '../signature-store/drafts.ts'
import { type ExpirySupport, expirySupportQuery } from './expireCall.ts'
import { multiSendQuery } from './multiSendQuery.ts'
import { TransactionForm } from './TransactionForm.tsx'

const t = createCatalogue('expiry')
const tBuilder = createCatalogue('transactionBuilder')
const multiSend = '0x9641d764fc13c8B624c04430C7356C1C7C8102e2'
const key = expiryKey(formKey(31337, testSafe.address, 'send'))

async function setup(support: ExpirySupport) {
  const screen = await renderWithServices(
    <TransactionForm
      form="send"
      nextNonce={{ basis: 'all', value: 7n }}
      onReview={() => ({ data: '0x', to: dave, value: 5n })}
      safe={testSafe}
      state={testState}
    >
      {null}
    </TransactionForm>,
    {
      prepare: (services) => {
        const { version } = testState
        services.queryClient.setQueryData(multiSendQuery(services, { chainId: 31337, version }).queryKey, multiSend)
        services.queryClient.setQueryData(expirySupportQuery(services, 31337).queryKey, support)
      },
    },
  )
  const drafted = () => screen.services.drafts.get().transactions[0]?.transaction
  return { drafted, review: screen.getByRole('button', { name: tBuilder('review') }), screen }
}

const listCalls = (data: `0x${string}` | undefined) =>
  decodeCall({ data: data ?? '0x', operation: 1, to: multiSend, value: 0n }).batch?.calls ?? []

test('default: a date is the last call of a batch; without one the call stays alone', async () => {
  const { drafted, review, screen } = await setup('deployed')
  await screen.getByLabelText(t('label')).selectOptions(t('days', { count: 7 }))
  await expect.element(screen.getByText(t('hint'))).toBeVisible()
  await expectAccessible(screen.container)
  const now = BigInt(Math.floor(Date.now() / 1_000))
  await review.click()
  await expect.poll(drafted).toMatchObject({ operation: 1, to: multiSend, value: '0' })
  const [pay, expire, ...others] = listCalls(drafted()?.data)
  expect([pay?.to, pay?.value, others]).toEqual([dave, 5n, []])
  const at = BigInt(`0x${expire?.data.slice(10)}`)
  expect(expire).toEqual(createExpiryCall(at))
  expect(at).toBeGreaterThanOrEqual(now + 7n * 86_400n)
  // Stored with the form, and gone with it.
  expect(screen.services.drafts.get().forms[key]).toBe('7')
  await screen.getByLabelText(t('label')).selectOptions(t('never'))
  await review.click()
  await expect.poll(drafted).toMatchObject({ operation: 0, to: dave })
})

test('behavior: a contract that is missing is deployed only if asked for; a date in the past is refused', async () => {
  const { drafted, review, screen } = await setup('deployable')
  await screen.getByLabelText(t('label')).selectOptions(t('atDate'))
  await review.click()
  await expect.element(screen.getByText(t('past'))).toBeVisible()
  await screen.getByLabelText(t('date')).fill('2099-01-01T10:00')
  await review.click()
  await expect.element(screen.getByText(t('missing')).first()).toBeVisible()
  expect(drafted()).toBeUndefined()
  await screen.getByRole('checkbox', { name: t('deploy') }).click()
  await review.click()
  await expect.poll(() => listCalls(drafted()?.data)[1]).toEqual(createExpiryDeployment())
})

test('error: with other code at its address, or no factory, nothing is reviewed', async () => {
  for (const [support, text] of [
    ['foreign', t('foreign')],
    ['missing', t('noFactory')],
  ] as const) {
    const { drafted, review, screen } = await setup(support)
    await screen.getByLabelText(t('label')).selectOptions(t('days', { count: 1 }))
    await expect.element(screen.getByText(text)).toBeVisible()
    await review.click()
    await expect.element(screen.getByText(t('missing')).first()).toBeVisible()
    expect(drafted()).toBeUndefined()
    await screen.unmount()
  }
})

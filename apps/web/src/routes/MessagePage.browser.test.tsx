import { expectAccessible } from '@countersign/test/browser'
import { expect, test } from 'vitest'
import { renderPage } from '../../test/renderPage.tsx'
import { alice, bob, testMessageReport } from '../../test/testReport.ts'
import { testSafe } from '../../test/testSafe.ts'
import { messageQuery } from '../domain/transactions/messageQueries.ts'
import type { MessageReport } from '../domain/transactions/Report.ts'

import { createCatalogue } from '../lib/messages/createCatalogue.ts'

const t = createCatalogue('message')
const tDevice = createCatalogue('device')
const tReview = createCatalogue('review')
const tCommon = createCatalogue('common')
const tStatus = createCatalogue('status')

const root = `/31337/${testSafe.address}/messages`
const node = (method: string) => (method === 'eth_chainId' ? '0x7a69' : method === 'eth_blockNumber' ? '0x10' : null)

/** With a fresh report. */
function setup(report: MessageReport, answerNode: (method: string) => unknown = node) {
  return renderPage(`${root}/${report.id.messageHash}`, {
    account: alice,
    answerNode,
    prepare: ({ queryClient, ...services }) => {
      const { queryKey } = messageQuery({ queryClient, ...services }, report.id)
      queryClient.setQueryDefaults(queryKey, { staleTime: 60_000 })
      queryClient.setQueryData(queryKey, report)
    },
  })
}

test('default: what it says, who signed, the hashes of the device, and one button', async () => {
  const screen = await setup(testMessageReport([bob]))
  const main = screen.getByRole('main')
  await expect.element(main.getByRole('region', { exact: true, name: t('text') })).toHaveTextContent('We agree.')
  await main.getByText(tReview('hashes'), { exact: true }).click()
  await expect.element(main.getByText(tDevice('hints.safeMessageHash'))).toBeVisible()
  await expect.element(main.getByText(tReview('confirmationCount', { valid: 1, threshold: 2 }))).toBeVisible()
  await expect
    .element(main.getByRole('button', { exact: true, name: 'Sign' }))
    .toHaveAccessibleDescription(t('signLast', { number: 2, threshold: 2 }))
  await expect.element(main.getByRole('button', { exact: true, name: 'Sign' })).toBeEnabled()
  await expectAccessible(main.element())
})

test('default: the title names typed data, and a text is only a message', async () => {
  const order = {
    domain: { name: 'Market' },
    message: { item: 'Seal' },
    primaryType: 'Order',
    types: { EIP712Domain: [{ name: 'name', type: 'string' }], Order: [{ name: 'item', type: 'string' }] },
  }
  const typed = await setup(testMessageReport([bob], { text: order }))
  await expect.element(typed.getByRole('heading', { level: 1, name: t('typedData', { type: 'Order' }) })).toBeVisible()
  const text = await setup(testMessageReport([bob]))
  await expect.element(text.getByRole('heading', { level: 1, name: t('page') })).toBeVisible()
})

test('behavior: complete, with what was asked for and the way to try it', async () => {
  const screen = await setup(testMessageReport([alice, bob]))
  const main = screen.getByRole('main')
  await expect.element(main.getByText(t('finished'))).toBeVisible()
  await expect.element(main.getByRole('button', { name: tCommon('copyWhat', { what: t('signature') }) })).toBeVisible()
  await main.getByText(t('snippet')).click()
  await expect.element(main.getByText(/functionName: 'isValidSignature'/)).toBeVisible()
  expect(main.getByRole('button', { exact: true, name: 'Sign' }).elements()).toEqual([])
  await expectAccessible(main.element())
})

test('behavior: a message that no owner signed is signed only after a confirmation of its own', async () => {
  const checks = [{ id: 'T77', code: 'SUPPORTED_BY_NOBODY', verdict: 'warn' as const, title: 'Nobody signed it.' }]
  const screen = await setup(testMessageReport([], { checks }))
  const button = screen.getByRole('button', { exact: true, name: 'Sign' })
  await expect.element(button).toBeDisabled()
  await screen.getByRole('checkbox', { name: tReview('consentUnsigned') }).click()
  await expect.element(button).toBeEnabled()
})

test('behavior: a permit is signed by those only who say that they checked it', async () => {
  const checks = [{ id: 'T67', code: 'MESSAGE_IS_PERMIT', verdict: 'warn' as const, title: 'It is a permit.' }]
  const screen = await setup(testMessageReport([], { checks }))
  const button = screen.getByRole('button', { exact: true, name: 'Sign' })
  await expect.element(button).toBeDisabled()
  await screen.getByRole('checkbox', { name: t('consent') }).click()
  await expect.element(button).toBeEnabled()
})

test('error: what was changed by the service is said, and cannot be signed', async () => {
  const report = testMessageReport([], {
    checks: [{ id: 'T66', code: 'HASH_MISMATCH', verdict: 'block', title: 'The message was changed.' }],
    content: undefined,
  })
  const screen = await setup(report)
  const main = screen.getByRole('main')
  await expect.element(main.getByText(t('blockedTitle'))).toBeVisible()
  expect(main.getByRole('button', { name: /^Sign/ }).elements()).toEqual([])
  expect(main.getByText('We agree.').elements()).toEqual([])
})

test('behavior: with the chain out of reach it is closed for signing and open for reading', async () => {
  const screen = await setup(testMessageReport([]), () => {
    throw new Error('node down')
  })
  const main = screen.getByRole('main')
  await expect.element(main.getByText(tStatus('closedTitle')).first()).toBeVisible()
  await expect.element(main.getByRole('region', { exact: true, name: t('text') })).toHaveTextContent('We agree.')
})

test('error: an address that is no hash leads back to the list', { tags: 'long' }, async () => {
  const screen = await renderPage(`${root}/0x1234`, {
    answerService: () => ({ count: 0, next: null, previous: null, results: [] }),
  })
  const main = screen.getByRole('main')
  await expect.element(main.getByText(t('badIdText'))).toBeVisible()
  await main.getByRole('link', { name: t('title') }).click()
  await expect.poll(screen.path).toBe(root)
})

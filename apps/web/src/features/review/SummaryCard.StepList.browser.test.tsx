import { describeTransaction, encodeMultiSend } from '@countersign/protocol/decode'
import { expectAccessible } from '@countersign/test/browser'
import { encodeFunctionData, parseAbi } from 'viem'
import { expect, test } from 'vitest'
import { renderWithServices } from '../../../test/renderWithServices.tsx'
import { bob, dave, safe } from '../../../test/testReport.ts'
import { createCatalogue } from '../../lib/messages/createCatalogue.ts'
import { StepList } from './SummaryCard.tsx'

const t = createCatalogue('sign')
const tCommon = createCatalogue('common')

const nativeCurrency = { decimals: 18, symbol: 'ETH' }
const pay = (to: typeof bob | typeof dave) => ({ data: '0x', operation: 0, to, value: 10n ** 18n }) as const

/** A batch, described. */
function describeBatch(calls: readonly ReturnType<typeof pay>[]) {
  const data = encodeFunctionData({
    abi: parseAbi(['function multiSend(bytes transactions) payable']),
    args: [encodeMultiSend(calls)],
    functionName: 'multiSend',
  })
  const multiSend = '0x9641d764fc13c8B624c04430C7356C1C7C8102e2'
  return describeTransaction({
    nativeCurrency,
    safe,
    transaction: { data, operation: 1, to: multiSend, value: 0n },
  })
}

test('default: a batch is told call by call, each with its account in full', async () => {
  const description = describeBatch([pay(bob), pay(dave), pay(bob)])
  const screen = await renderWithServices(<StepList description={description} />)
  await expect.element(screen.getByText(t('stepCount', { count: 3 }))).toBeVisible()
  const list = screen.getByRole('list', { name: t('steps') }).element()
  const steps = [...list.children]
  expect(steps.map((step) => step.querySelector('[data-value]')?.getAttribute('data-value'))).toEqual([bob, dave, bob])
  for (const step of steps) expect(step.textContent).toMatch(/^Send 1 ETH to 0x/)
  await expectAccessible(screen.container)
})

test('behavior: thousands of calls are counted, and rendered in parts', async () => {
  const description = describeBatch(Array.from({ length: 1_000 }, () => pay(bob)))
  const screen = await renderWithServices(<StepList description={description} />)
  await expect.element(screen.getByText(t('stepCount', { count: 1_000 }))).toBeVisible()
  const list = screen.getByRole('list', { name: t('steps') })
  expect(list.element().children).toHaveLength(100)
  await screen.getByRole('button', { name: tCommon('showMore', { count: 300 }) }).click()
  await expect.poll(() => list.element().children.length).toBe(400)
})

test('behavior: of a single call there are no steps', async () => {
  const description = describeTransaction({ nativeCurrency, safe, transaction: pay(dave) })
  const screen = await renderWithServices(<StepList description={description} />)
  expect(screen.container.textContent).toBe('')
})

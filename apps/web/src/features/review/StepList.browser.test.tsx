import { describeTransaction, encodeMultiSend } from '@countersign/protocol/decode'
import { expectAccessible } from '@countersign/test/browser'
import { type Address, encodeFunctionData, getAddress, numberToHex, parseAbi } from 'viem'
import { expect, test } from 'vitest'
import { renderWithServices } from '../../../test/renderWithServices.tsx'
import { bob, dave, safe } from '../../../test/testReport.ts'
import { createCatalogue } from '../../lib/messages/createCatalogue.ts'
import { StepList, TotalList } from './StepList.tsx'

const t = createCatalogue('review')
const tCommon = createCatalogue('common')
const tRowNames = createCatalogue('rowNames')

const nativeCurrency = { decimals: 18, symbol: 'ETH' }
const multiSend = '0x9641d764fc13c8B624c04430C7356C1C7C8102e2'
const pay = (to: Address) => ({ data: '0x', operation: 0, to, value: 10n ** 18n }) as const

type Call = Parameters<typeof encodeMultiSend>[0][number]

function batchCall(calls: readonly Call[]): Call {
  const data = encodeFunctionData({
    abi: parseAbi(['function multiSend(bytes transactions) payable']),
    args: [encodeMultiSend(calls)],
    functionName: 'multiSend',
  })
  return { data, operation: 1, to: multiSend, value: 0n }
}

function describeBatch(calls: readonly Call[]) {
  return describeTransaction({ nativeCurrency, safe, transaction: batchCall(calls) })
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

test('behavior: of a single call there are no steps', async () => {
  const description = describeTransaction({ nativeCurrency, safe, transaction: pay(dave) })
  const screen = await renderWithServices(<StepList description={description} />)
  expect(screen.container.textContent).toBe('')
})

/** A payroll: Bob is the last of 199. */
const payroll = describeBatch([
  ...Array.from({ length: 198 }, (_, index) => pay(getAddress(numberToHex(index + 1_000, { size: 20 })))),
  pay(bob),
])

test('default: of a long batch only the rows in view are rendered, and every row is found', async () => {
  const screen = await renderWithServices(<StepList description={payroll} />, {
    prepare: ({ names }) => names.update(() => ({ [bob]: 'Bob' })),
  })
  await expect.element(screen.getByRole('listitem').first()).toHaveTextContent(/^1.*1 ETH$/)
  expect(screen.container.querySelectorAll('*').length).toBeLessThan(1_000)
  expect(screen.getByText('Bob').elements()).toEqual([])
  await expectAccessible(screen.container)
  const search = screen.getByRole('searchbox', { name: t('searchSteps') })
  await search.fill('bob')
  await expect.element(screen.getByRole('listitem')).toHaveTextContent(/^199Bob.*1 ETH$/)
  await search.fill(bob.slice(2, 20))
  await expect.element(screen.getByRole('listitem')).toHaveTextContent(/^199Bob/)
  await search.fill('nobody')
  await expect.element(screen.getByRole('status')).toHaveTextContent(t('noStep'))
})

test('behavior: a nested batch of thousands of calls is rendered in parts', { tags: 'long' }, async () => {
  const nested = describeBatch([pay(dave), batchCall(Array.from({ length: 1_000 }, () => pay(bob)))])
  const screen = await renderWithServices(<StepList description={nested} />)
  const inner = screen.getByRole('list', { name: t('steps') }).nth(1)
  await expect.poll(() => inner.element().children.length).toBe(100)
  await screen.getByRole('button', { name: tCommon('showMore', { count: 300 }) }).click()
  await expect.poll(() => inner.element().children.length).toBe(400)
})

test('default: what leaves the Safe in all, by asset', async () => {
  const screen = await renderWithServices(<TotalList description={payroll} safe={safe} />)
  await expect.element(screen.getByRole('listitem')).toHaveTextContent(`199 ETH${t('payments', { count: 199 })}`)
  await expectAccessible(screen.container)
})

test('behavior: a single payment has no totals', async () => {
  const description = describeTransaction({ nativeCurrency, safe, transaction: pay(dave) })
  const screen = await renderWithServices(<TotalList description={description} safe={safe} />)
  expect(screen.container.textContent).toBe('')
})

test('default: names of a payments file stay with their rows, marked, and are saved as contacts on request', async () => {
  const description = describeBatch([pay(bob), pay(dave), pay(bob)])
  const screen = await renderWithServices(<StepList description={description} names={['Travel', 'Rent', '']} />, {
    prepare: ({ names }) => names.update(() => ({ [dave]: 'Dave' })),
  })
  const rows = screen.getByRole('list', { name: t('steps') }).element().children
  expect(rows[0]).toHaveTextContent(tRowNames('fromFile', { name: 'Travel' }))
  // A saved contact comes first, and its sentence has no other name.
  expect(rows[1]).toHaveTextContent(/^Send 1 ETH to Dave.*Rent · from the file$/)
  expect(rows[2]).not.toHaveTextContent('from the file')
  await expectAccessible(screen.container)
  await screen.getByRole('button', { name: tRowNames('save') }).click()
  await expect.element(screen.getByText(tRowNames('saved', { count: 1 }))).toBeVisible()
  expect(screen.services.names.get()).toEqual({ [bob]: 'Travel', [dave]: 'Dave' })
  expect(rows[0]).toHaveTextContent(/^Send 1 ETH to Travel/)
  expect(rows[0]).not.toHaveTextContent('from the file')
})

test('behavior: an address that resembles a contact’s is not saved in passing', async () => {
  const lookalike = getAddress(`${dave.slice(0, 8)}${bob.slice(8, -6)}${dave.slice(-6)}`.toLowerCase())
  const screen = await renderWithServices(
    <StepList description={describeBatch([pay(lookalike), pay(bob)])} names={['Dave', 'Bob']} />,
    { prepare: ({ names }) => names.update(() => ({ [dave]: 'Dave' })) },
  )
  await screen.getByRole('button', { name: tRowNames('save') }).click()
  await expect.poll(() => screen.services.names.get()).toEqual({ [bob]: 'Bob', [dave]: 'Dave' })
})

test('behavior: a long batch is searched by the names of its file', async () => {
  const names = Array.from({ length: 199 }, (_, index) => `Person ${index + 1}`)
  const screen = await renderWithServices(<StepList description={payroll} names={names} />)
  await screen.getByRole('searchbox', { name: t('searchSteps') }).fill('person 150')
  await expect.element(screen.getByRole('listitem')).toHaveTextContent(/^150.*Person 150 · from the file.*1 ETH$/)
})

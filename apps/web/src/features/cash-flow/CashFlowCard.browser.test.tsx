import type { Movement } from '@countersign/protocol/wire'
import { expectAccessible } from '@countersign/test/browser'
import { numberToHex } from 'viem'
import { expect, test } from 'vitest'
import { renderWithServices } from '../../../test/renderWithServices.tsx'
import { testCoin } from '../../../test/testCoin.ts'
import { answerReceipts, createMovement, createMovementPage, testToken } from '../../../test/testMovements.ts'
import { alice, bob, safe } from '../../../test/testReport.ts'
import { testSafe } from '../../../test/testSafe.ts'
import { balancesQuery, type Holding } from '../../domain/assets/balancesQuery.ts'
import { createCatalogue } from '../../lib/messages/createCatalogue.ts'
import { CashFlowCard } from './CashFlowCard.tsx'

const t = createCatalogue('transfers')

const now = Date.UTC(2026, 5, 20, 12)
const ether = 10n ** 18n
const coin = { kind: 'native', token: null } as const
const transfer = (number: number, changes: Partial<Movement>) =>
  createMovement(number, { timestamp: Date.UTC(2026, 5, 10) - (1_000 - number) * 86_400_000, ...changes })
/** Alice pays 3 coins in May, Bob gets one in June, and Alice sends 2 USDC. */
const listed = [
  transfer(998, { ...coin, from: safe, to: bob, value: String(ether) }),
  transfer(996, { from: alice, value: '2000000' }),
  transfer(970, { ...coin, from: alice, value: String(3n * ether) }),
]
const usdc: Holding = {
  ...testCoin,
  decimals: 6,
  isNative: false,
  price: 1,
  symbol: 'USDC',
  token: testToken,
  type: 'ERC20',
}

type Given = { chain?: Movement[]; currency?: string; holdings?: Holding[]; results?: Movement[] }

const render = ({ chain, currency, holdings = [{ ...testCoin, price: 2_000 }, usdc], results = listed }: Given = {}) =>
  renderWithServices(<CashFlowCard safe={testSafe} />, {
    answerNode: (method, params) => {
      const answer = chain && answerReceipts(chain)(method, params)
      if (answer !== undefined) return answer
      if (method === 'eth_blockNumber') return numberToHex(1_000)
      if (method === 'eth_getBlockByNumber') return { timestamp: numberToHex(now / 1_000) }
      throw new Error(method)
    },
    answerService: () => createMovementPage(results, { block: 1_000, ...(currency ? { currency } : {}) }),
    prepare: ({ queryClient, ...services }) =>
      queryClient.setQueryData(balancesQuery({ queryClient, ...services }, testSafe).queryKey, {
        block: 1_000n,
        currency: 'USD',
        holdings,
        serviceError: undefined,
        unreadable: [],
      }),
  })

test('default: values by month and by contact, as claims', async () => {
  const screen = await render()
  await expect.element(screen.getByRole('figure', { name: t('byMonth') })).toBeVisible()
  const contacts = screen.getByRole('table', { name: t('byContact') }).getByRole('row')
  await expect.poll(() => contacts.elements().map(({ textContent }) => textContent)).toHaveLength(3)
  await expect.element(contacts.nth(1)).toHaveTextContent(/\$6,002$/)
  await expect.element(contacts.nth(2)).toHaveTextContent(/\$2,000$/)
  await screen.getByText(t('asTable')).click()
  const months = screen.getByRole('table', { name: t('byMonth') }).getByRole('row')
  await expect.element(months.last()).toHaveTextContent('June 2026$2$2,000')
  await expect.element(screen.getByText(t('valued'), { exact: false }).first()).toBeVisible()
  await expect.element(screen.getByRole('button', { name: /Reported by the service, unverified/ })).toBeVisible()
  await expectAccessible(screen.container)
})

test('behavior: of one asset the amounts, by the chain where it has all of them', async () => {
  const screen = await render({ chain: listed })
  await screen.getByRole('combobox', { name: t('asset') }).selectOptions('USDC')
  const contacts = screen.getByRole('table', { name: t('byContact') }).getByRole('row')
  await expect.element(contacts.nth(1)).toHaveTextContent(/2 USDC$/)
  expect(contacts.elements()).toHaveLength(2)
  await expect.element(screen.getByRole('button', { name: /Read from the chain at block 1,000/ })).toBeVisible()
})

test('behavior: without prices the first asset, and no value of anything', async () => {
  const screen = await render({ holdings: [testCoin, { ...usdc, price: undefined }] })
  await expect.element(screen.getByRole('combobox', { name: t('asset') })).toHaveDisplayValue('ETH')
  await expect.element(screen.getByRole('table', { name: t('byContact') }).getByText('3 ETH')).toBeVisible()
  expect(screen.container.textContent).not.toContain('$')
})

test('behavior: what has no price is counted as missing', async () => {
  const screen = await render({
    holdings: [
      { ...testCoin, price: 2_000 },
      { ...usdc, price: undefined },
    ],
  })
  await expect.element(screen.getByText(t('unvalued', { count: 1 }), { exact: false })).toBeVisible()
})

test('error: a transfer that the chain does not have', async () => {
  const screen = await render({
    chain: listed,
    results: [transfer(998, { ...coin, from: safe, to: bob, value: String(9n * ether) })],
  })
  await expect.element(screen.getByText(t('notMatching', { count: 1 }))).toBeVisible()
})

test('behavior: a Safe without transfers has nothing to sum', async () => {
  const screen = await render({ results: [] })
  await expect.poll(() => screen.container.textContent).toBe('')
})

test('behavior: a transfer has the value of its day where the service knows the price, in the same currency', async () => {
  const results = listed.map((movement, index) => (index === 2 ? { ...movement, price: '1000.5' } : movement))
  const priced = await render({ currency: 'USD', results })
  const contacts = priced.getByRole('table', { name: t('byContact') }).getByRole('row')
  await expect.element(contacts.nth(1)).toHaveTextContent(/\$3,004$/)
  await priced.unmount()
  const other = await render({ currency: 'EUR', results })
  await expect
    .element(
      other
        .getByRole('table', { name: t('byContact') })
        .getByRole('row')
        .nth(1),
    )
    .toHaveTextContent(/\$6,002$/)
})

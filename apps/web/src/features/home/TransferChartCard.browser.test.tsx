import type { Movement } from '@countersign/protocol/wire'
import { expectAccessible } from '@countersign/test/browser'
import { numberToHex } from 'viem'
import { expect, test } from 'vitest'
import { refuseUntilClick } from '../../../test/refuseUntilClick.ts'
import { renderWithServices } from '../../../test/renderWithServices.tsx'
import { testCoin } from '../../../test/testCoin.ts'
import { answerReceipts, createMovement, createMovementPage } from '../../../test/testMovements.ts'
import { alice, carol, safe } from '../../../test/testReport.ts'
import { testSafe } from '../../../test/testSafe.ts'
import { balancesQuery, type Holding } from '../../domain/assets/balancesQuery.ts'
import type { Services } from '../../domain/services/Services.ts'
import { shortAddress } from '../../lib/groupHex.ts'
import { createCatalogue } from '../../lib/messages/createCatalogue.ts'
import { TransferChartCard } from './TransferChartCard.tsx'

const t = createCatalogue('transfers')
const tCommon = createCatalogue('common')

const now = Date.UTC(2026, 5, 30, 12)
const day = 86_400_000
const ether = 10n ** 18n
const transfer = (daysAgo: number, value: bigint, overrides: Partial<Movement> = {}) =>
  createMovement(1_000 - daysAgo, {
    from: alice,
    kind: 'native',
    timestamp: now - daysAgo * day,
    token: null,
    value: String(value),
    ...overrides,
  })
const out = { from: safe, to: alice } as const
const answer = (results: Movement[], next: string | null = null) => createMovementPage(results, { block: 1_000, next })
/** 3 in, 1.5 out, 1.5 left. */
const honest = [transfer(2, (15n * ether) / 10n, out), transfer(40, 3n * ether)]
const usdc = {
  ...testCoin,
  amount: 5n,
  decimals: 0,
  isNative: false,
  symbol: 'USDC',
  token: carol,
  type: 'ERC20',
} as const
const held: readonly Holding[] = [testCoin, usdc]

const answerNode = (method: string, params: unknown): unknown => {
  if (method === 'eth_blockNumber') return numberToHex(1_000)
  if (method === 'eth_getBlockByNumber') return { timestamp: numberToHex(now / 1000) }
  if (method === 'eth_getBalance') return numberToHex(testCoin.amount)
  if (method === 'eth_call') return numberToHex(usdc.amount, { size: 32 })
  throw new Error(`${method} ${JSON.stringify(params)}`)
}
type Given = {
  /** The chain's transfers; undefined: the node has no receipts. */
  chain?: Movement[]
  holdings?: readonly Holding[]
  node?: typeof answerNode
}
const render = (listed: Movement[] | (() => unknown), { chain, holdings = held, node = answerNode }: Given = {}) =>
  renderWithServices(<TransferChartCard safe={testSafe} />, {
    answerNode: (method, params) => {
      const answer = chain && answerReceipts(chain)(method, params)
      return answer === undefined ? node(method, params) : answer
    },
    answerService: () => (typeof listed === 'function' ? listed() : answer(listed)),
    prepare: (services: Services) =>
      services.queryClient.setQueryData(balancesQuery(services, testSafe).queryKey, {
        block: 1_000n,
        currency: 'USD',
        holdings: [...holdings],
        serviceError: undefined,
        unreadable: [],
      }),
  })

test('default: two drawings with their numbers, what came and went, and up to when', async () => {
  const screen = await render(honest)
  await expect.element(screen.getByRole('figure', { name: t('level', { symbol: 'ETH' }) })).toBeVisible()
  await expect.element(screen.getByRole('figure', { name: t('flow', { symbol: 'ETH' }) })).toBeVisible()
  await expect.element(screen.getByText('+3 ETH')).toBeVisible()
  await expect.element(screen.getByText('−1.5 ETH')).toBeVisible()
  await expect.element(screen.getByText(/block 1,000/)).toBeVisible()
  await expect
    .element(screen.getByRole('button', { name: 'Evidence: Reported by the service, unverified' }))
    .toBeVisible()
  expect(screen.getByText(t('missingTitle')).elements()).toEqual([])
  await screen.getByText(t('asTable')).first().click()
  const rows = screen.getByRole('table', { name: t('level', { symbol: 'ETH' }) }).getByRole('row')
  expect(rows.elements().length).toBe(31)
  await expect.element(rows.last()).toHaveTextContent('1.5')
  await expectAccessible(screen.container)
})

test('behavior: movements that the chain confirms are drawn as its word', async () => {
  const screen = await render(honest, { chain: honest })
  await expect.element(screen.getByRole('figure', { name: t('level', { symbol: 'ETH' }) })).toBeVisible()
  await expect.element(screen.getByRole('button', { name: /Evidence: Read from the chain/ })).toBeVisible()
  expect(screen.getByRole('button', { name: 'Evidence: Reported by the service, unverified' }).elements()).toEqual([])
})

test('behavior: an invented pair that cancels out is not drawn', async () => {
  const pair = [transfer(1, 1_000n * ether, { ...out, logIndex: 9 }), transfer(1, 1_000n * ether)]
  const screen = await render([...pair, ...honest], { chain: honest })
  await expect.element(screen.getByText(t('notMatching', { count: 2 }))).toBeVisible()
  expect(screen.getByRole('figure').elements()).toEqual([])
})

test('parameters: another period and another asset', { tags: 'long' }, async () => {
  const screen = await render([...honest, transfer(50, 5n, { kind: 'erc20', token: carol })])
  await screen.getByRole('radio', { name: t('periods.week') }).click()
  await expect.element(screen.getByText('+0 ETH')).toBeVisible()
  await expect.element(screen.getByText('−1.5 ETH')).toBeVisible()
  await screen.getByRole('combobox', { name: t('asset') }).selectOptions('USDC')
  await screen.getByRole('radio', { name: t('periods.all') }).click()
  await expect.element(screen.getByRole('figure', { name: t('level', { symbol: 'USDC' }) })).toBeVisible()
  await expect.element(screen.getByText('+5 USDC')).toBeVisible()
})

test('parameters: a number of an ERC-1155 that moved, by its contract and not by a name of the service', async () => {
  const moved = [...honest, transfer(50, 5n, { kind: 'erc1155', token: carol, tokenId: '12' })]
  const token = { address: carol, decimals: 0, name: 'USD Coin', symbol: 'USDC' } as const
  const screen = await render(() => createMovementPage(moved, { block: 1_000, tokens: [token] }))
  const piece = t('piece', { symbol: shortAddress(carol), id: '12' })
  await screen.getByRole('combobox', { name: t('asset') }).selectOptions(piece)
  await expect.element(screen.getByRole('figure', { name: t('level', { symbol: piece }) })).toBeVisible()
  await expect.element(screen.getByText(`+5 ${piece}`)).toBeVisible()
  expect(screen.getByText(t('missingTitle')).elements()).toEqual([])
})

test('behavior: a list that leaves something out is told, with how much', async () => {
  const screen = await render([transfer(40, ether)])
  await expect.element(screen.getByText(t('missingTitle'))).toBeVisible()
  await expect.element(screen.getByText(t('missingMore', { amount: '0.5 ETH' }))).toBeVisible()
})

test('behavior: a list that makes something up is told, with how much', async () => {
  const screen = await render([transfer(1, 100n * ether), ...honest])
  await expect.element(screen.getByText(t('missingLess', { amount: '100 ETH' }))).toBeVisible()
})

test('behavior: of a list that is cut only the newest are drawn, and what cannot have been is told', async () => {
  let pages = 0
  const screen = await render(() => {
    pages += 1
    return answer([transfer(pages, 100n * ether)], `${pages}`)
  })
  await expect.element(screen.getByText(t('newestOnly', { count: 3 }), { exact: false })).toBeVisible()
  await expect.element(screen.getByText(t('impossible'))).toBeVisible()
})

test('behavior: times that cannot be are not drawn', async () => {
  const screen = await render([transfer(40, ether, { blockNumber: 999 }), transfer(2, ether, { blockNumber: 3 })])
  await expect.element(screen.getByText(t('disorderTitle'))).toBeVisible()
  expect(screen.getByRole('figure').elements()).toEqual([])
})

test('behavior: a Safe in which nothing moved yet says what will be here', async () => {
  const screen = await render([], { holdings: [{ ...testCoin, amount: 0n }] })
  await expect.element(screen.getByText(t('emptyTitle'))).toBeVisible()
})

test('error: a service that does not list, and the way to ask again', async () => {
  const screen = await render(refuseUntilClick(() => answer(honest)))
  await expect.element(screen.getByRole('alert')).toHaveTextContent(t('failed'))
  await screen.getByRole('button', { name: tCommon('retry') }).click()
  await expect.element(screen.getByRole('figure', { name: t('level', { symbol: 'ETH' }) })).toBeVisible()
})

test('error: a node that has forgotten the state of that block: nothing is drawn from the service’s word alone', async () => {
  const screen = await render(honest, {
    node: (method, params) => {
      if (method === 'eth_getBalance') throw new Error('missing trie node')
      return answerNode(method, params)
    },
  })
  await expect.element(screen.getByRole('alert')).toHaveTextContent(t('balanceFailed'))
  expect(screen.getByRole('figure').elements()).toEqual([])
})

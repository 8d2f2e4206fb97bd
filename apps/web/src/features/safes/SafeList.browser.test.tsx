import { ChainConfigSchema } from '@countersign/protocol/config'
import { expectAccessible } from '@countersign/test/browser'
import { expect, test } from 'vitest'
import { testChain } from '../../../test/createTestServices.ts'
import { renderWithServices } from '../../../test/renderWithServices.tsx'
import { bob, carol } from '../../../test/testReport.ts'
import { testState as state, testSafe } from '../../../test/testSafe.ts'
import { openSafeList } from '../../domain/safe/openSafeList.ts'
import { safeStateQuery } from '../../domain/safe/queries.ts'
import { groupSafes, type ListedSafe } from '../../domain/safe/useSafeList.ts'
import type { Services } from '../../domain/services/Services.ts'
import { createCatalogue } from '../../lib/messages/createCatalogue.ts'
import { SafeList, SafesCard } from './SafeList.tsx'

const t = createCatalogue('safeList')
const tSafes = createCatalogue('safes')

const { address, chain } = testSafe
const second = ChainConfigSchema.parse({ ...testChain, id: 31338, name: 'Second chain', shortName: 'second' })
const mine = (overrides: Partial<ListedSafe>): ListedSafe => ({
  address,
  chain,
  error: null,
  isPinned: false,
  source: 'owned',
  role: 'unknown',
  state: undefined,
  ...overrides,
})
const list = (...safes: ListedSafe[]) => <SafeList groups={groupSafes(safes, [])} />

const answerNode = (method: string) => {
  if (method === 'eth_getBalance') return `0x${(2n * 10n ** 18n).toString(16)}`
  throw new Error(`The test has no answer for ${method}.`)
}
const overview = (overrides = {}) => ({
  address: { value: address },
  awaitingConfirmation: 1,
  chainId: '31337',
  fiatTotal: '1234.5',
  owners: [],
  queued: 3,
  threshold: 2,
  ...overrides,
})

test('default: a Safe that the chain confirms, with its name, coin, and what the service says of it', async () => {
  const screen = await renderWithServices(list(mine({ role: 'owner', state })), {
    answerNode,
    answerService: (path) => (path.startsWith('/v1/safes') ? [overview()] : undefined),
    prepare: ({ names }) => names.update(() => ({ [address]: 'Treasury' })),
  })
  await expect.element(screen.getByRole('link', { name: /Treasury/ })).toHaveAttribute('href', `/31337/${address}`)
  await expect.element(screen.getByText('2 of 3')).toBeVisible()
  await expect.element(screen.getByText('2 ETH')).toBeVisible()
  const queued = screen.getByText(t('queuedForYou', { queued: 3, awaiting: 1 }))
  await expect.element(queued).toBeVisible()
  // Both are the service's word: the count, and the total.
  expect(screen.getByRole('button', { name: /^Evidence: .*unverified/ }).elements()).toHaveLength(2)
  await expect.element(screen.getByText(/1,234.5 total$/)).toBeVisible()
  await expectAccessible(screen.container)
})

test('behavior: without prices there is no value, and without the service no word of it', async () => {
  const screen = await renderWithServices(list(mine({ role: 'owner', state })), {
    answerNode,
    answerService: () => [overview({ fiatTotal: '0', queued: 0 })],
  })
  await expect.element(screen.getByText('2 ETH')).toBeVisible()
  expect(screen.getByText(/total|pending/).elements()).toEqual([])
})

test('behavior: without a name its address is there once', async () => {
  const screen = await renderWithServices(list(mine({ role: 'owner', state })))
  await expect.element(screen.getByRole('link')).toHaveTextContent(/^0xF719…8d79Demo chain$/)
})

test('behavior: the chain denies what the service says', async () => {
  const screen = await renderWithServices(list(mine({ role: 'not-owner', state })))
  await expect.element(screen.getByText(tSafes('notOwner'))).toBeVisible()
  expect(screen.getByRole('button', { name: /^Evidence/ }).elements()).toEqual([])
  await expectAccessible(screen.container)
})

test('behavior: a chain that cannot be read says so, one that was not read yet says nothing', async () => {
  const screen = await renderWithServices(list(mine({})))
  await expect.element(screen.getByRole('link')).toHaveTextContent('0xF719…8d79')
  expect(screen.getByText(tSafes('unreadable')).elements()).toEqual([])
  await screen.rerender(list(mine({ error: new Error('node down') })))
  await expect.element(screen.getByText(tSafes('unreadable'))).toBeVisible()
})

test('behavior: two that look alike are told apart by every digit, until one is pinned', async () => {
  const imitation = '0xF7190255555555555555555555555555F7df8d79'
  const safes = [mine({ role: 'owner', state }), mine({ address: imitation })]
  const screen = await renderWithServices(list(...safes))
  await expect.element(screen.getByRole('link').first()).toHaveTextContent(address)
  await expect.element(screen.getByRole('link').last()).toHaveTextContent(imitation)
  expect(screen.getByText(t('lookalike')).elements()).toHaveLength(2)
  await expectAccessible(screen.container)
  await screen.rerender(list(mine({ isPinned: true, role: 'owner', state }), mine({ address: imitation })))
  await expect.element(screen.getByText(t('lookalike'))).toBeVisible()
  expect(screen.getByText(t('lookalike')).elements()).toHaveLength(1)
  expect(screen.getByText(t('addressVerified'), { exact: true }).elements()).toHaveLength(1)
})

test('behavior: a planned Safe leads to its plan', async () => {
  const screen = await renderWithServices(list(mine({ source: 'planned' })))
  await expect.element(screen.getByText(t('planned'))).toBeVisible()
  await expect.element(screen.getByRole('link')).toHaveAttribute('href', `/create/${address}`)
})

test('behavior: the same address on two chains is one group; other owners there are called out', async () => {
  const verified = (owners: readonly string[], chainId: number) => ({
    checks: [],
    facts: { value: { block: { ...state.block, chainId }, owners, threshold: 2n } },
    verdict: 'ok',
  })
  const draw = (others: readonly string[]) =>
    renderWithServices(list(mine({ role: 'owner', state }), mine({ chain: second, state })), {
      otherChains: [second],
      prepare: (services) => {
        services.kernel.verifySafe = async ({ chainId }) =>
          verified(chainId === 31337 ? state.owners : others, chainId) as never
      },
    })
  const same = await draw(state.owners)
  await expect.element(same.getByText(t('sameOwners'))).toBeVisible()
  await expect.element(same.getByText(t('onChains', { count: 2 }))).toBeVisible()
  expect(same.getByRole('link').elements()).toHaveLength(2)
  await expectAccessible(same.container)
  const other = await draw([bob, carol])
  await expect.element(other.getByText(t('otherOwners'))).toBeVisible()
})

const addresses = [1, 2, 3, 4].map((digit) => `0x${String(digit).repeat(40)}` as const)

function watchAll(services: Services): void {
  openSafeList(services.storage).update((all) => ({
    ...all,
    watched: addresses.map((watched) => ({ address: watched, chainId: chain.id })),
  }))
  for (const watched of addresses)
    services.queryClient.setQueryData(safeStateQuery(services, { address: watched, chainId: chain.id }).queryKey, {
      ...state,
      address: watched,
    })
}

test('behavior: watched ones are searched, arranged with the keyboard, pinned and let go; all of it is kept', async () => {
  const screen = await renderWithServices(<SafesCard />, {
    answerNode,
    prepare: (services) => {
      watchAll(services)
      services.names.update(() => ({ [addresses[2] ?? '']: 'Grants' }))
    },
  })
  const names = () => [...screen.container.querySelectorAll('li a')].map((link) => link.textContent.slice(0, 6))
  await expect.poll(names).toEqual(['0x1111', '0x2222', 'Grants', '0x4444'])
  await screen.getByRole('searchbox').fill('grants demo')
  await expect.poll(names).toEqual(['Grants'])
  await screen.getByRole('searchbox').fill('nobody')
  await expect.element(screen.getByText(t('notFound', { text: 'nobody' }))).toBeVisible()
  await screen.getByRole('searchbox').fill('')
  await screen.getByRole('button', { name: t('arrange') }).click()
  await expectAccessible(screen.container)
  const up = screen.getByRole('button', { name: t('upWhich', { who: 'Grants' }) })
  ;(up.element() as HTMLElement).focus()
  await screen.getByRole('button', { name: t('upWhich', { who: 'Grants' }) }).click()
  await expect.poll(names).toEqual(['0x1111', 'Grants', '0x2222', '0x4444'])
  await screen.getByRole('button', { name: t('markVerifiedWhich', { where: '0x4444…4444, Demo chain' }) }).click()
  await expect.poll(names).toEqual(['0x4444', '0x1111', 'Grants', '0x2222'])
  await screen.getByRole('button', { name: t('unwatchWhich', { where: '0x2222…2222, Demo chain' }) }).click()
  await expect.poll(names).toEqual(['0x4444', '0x1111', 'Grants'])
  const stored = openSafeList(screen.services.storage).get()
  expect(stored.pinned).toEqual([{ address: addresses[3], chainId: chain.id }])
  expect(stored.watched).toHaveLength(3)
})

import { planCreation } from '@countersign/protocol/chain'
import { ChainConfigSchema } from '@countersign/protocol/config'
import type { Check } from '@countersign/protocol/verify'
import { expectAccessible } from '@countersign/test/browser'
import { UserRejectedRequestError } from 'viem'
import { expect, test } from 'vitest'
import { userEvent } from 'vitest/browser'
import { testChain } from '../../test/createTestServices.ts'
import { renderPage } from '../../test/renderPage.tsx'
import type { RenderWithServicesParameters } from '../../test/renderWithServices.tsx'
import { alice, bob, carol } from '../../test/testReport.ts'
import { testState } from '../../test/testSafe.ts'
import { openCreations, storePlan } from '../domain/safe/openCreations.ts'
import { type Deployment, deploymentQuery } from '../domain/safe/useSafeCreation.ts'
import type { Services } from '../domain/services/Services.ts'

import { createCatalogue } from '../lib/messages/createCatalogue.ts'

const t = createCatalogue('createSafe')
const tCustody = createCatalogue('custody')

const second = ChainConfigSchema.parse({ ...testChain, id: 31338, name: 'Second chain', shortName: 'second' })
const plan = planCreation({ owners: [alice, bob, carol], saltNonce: 7n, threshold: 2, version: '1.4.1' })

/** A node without contracts. */
const answerNode = (method: string) => {
  if (method === 'eth_getCode') return '0x'
  if (method === 'eth_estimateGas') return '0x30000'
  throw new Error(`The test has no answer for ${method}.`)
}
const answerService = () => ({ safes: [] })
const setup = (parameters: RenderWithServicesParameters = {}): RenderWithServicesParameters => ({
  account: alice,
  answerNode,
  answerService,
  ...parameters,
})

function store(services: Services, chainIds = [testChain.id]): void {
  openCreations(services.storage).update((all) =>
    storePlan(all, {
      address: plan.safe,
      chainIds,
      owners: [alice, bob, carol],
      saltNonce: '7',
      threshold: 2,
      version: '1.4.1',
    }),
  )
}

const check = (overrides: Partial<Check> = {}): Check => ({
  code: 'CONTRACT_OFFICIAL',
  evidence: { block: testState.block, source: 'chain' },
  id: 'T78',
  message: 'The official factory is on this chain.',
  verdict: 'ok',
  ...overrides,
})

/** With a deployment state just read. */
function seed(services: Services, deployment: Partial<Deployment> = {}, chainId = testChain.id): void {
  services.queryClient.setQueryData<Deployment>(deploymentQuery(services, { chainId, plan }).queryKey, {
    balance: 0n,
    block: testState.block,
    contracts: [check()],
    isDeployed: false,
    report: undefined,
    ...deployment,
  })
}

async function fillOwners(screen: Awaited<ReturnType<typeof renderPage>>, owners: readonly string[]) {
  for (const [index, owner] of owners.entries()) {
    if (index > 0) await screen.getByRole('button', { name: t('add') }).click()
    await screen.getByLabelText(t('owner', { number: index + 1 }), { exact: true }).fill(owner)
  }
}

test('default: owners, advice, the address beforehand, and on to its page', async () => {
  const screen = await renderPage('/create', setup())
  await expect.element(screen.getByLabelText(t('owner', { number: 1 }), { exact: true })).toHaveValue(alice)
  await expect.element(screen.getByText(t('warnings.one'))).toBeVisible()
  await screen.getByLabelText(t('name')).fill('Treasury')
  await fillOwners(screen, [alice, bob, carol])
  await expect
    .element(screen.getByText(t('warnings.balanced', { threshold: 2, count: 3, lost: 1, stolen: 1 })))
    .toBeVisible()
  await expectAccessible(screen.getByRole('main').element())
  // Nobody but the connected account has shown anything.
  await screen.getByRole('button', { name: t('review') }).click()
  await expect.element(screen.getByRole('alert')).toHaveTextContent(tCustody('confirmFirst'))
  await screen.getByRole('checkbox', { name: tCustody('unprovenThreshold', { able: 1, threshold: 2 }) }).click()
  await screen.getByRole('button', { name: t('review') }).click()
  await expect.poll(screen.path).toMatch(/^\/create\/0x[0-9a-fA-F]{40}$/)
  const [stored] = openCreations(screen.services.storage).get().plans
  expect(screen.path()).toBe(`/create/${stored?.address}`)
  expect(stored).toMatchObject({ chainIds: [31337], owners: [alice, bob, carol], threshold: 2, version: '1.4.1' })
  await expect.element(screen.getByText('Treasury').first()).toBeVisible()
})

test('error: what is wrong is told beside its field; nothing is kept, and nothing that was typed is lost', async () => {
  const screen = await renderPage('/create', setup())
  await fillOwners(screen, [alice, alice])
  await expect.element(screen.getByText(t('errors.twice'))).toBeVisible()
  await expect.element(screen.getByText(t('addressWaits'))).toBeVisible()
  await screen.getByRole('button', { name: t('review') }).click()
  await expect.element(screen.getByRole('alert')).toHaveTextContent(t('refusedTitle'))
  expect(screen.path()).toBe('/create')
  expect(openCreations(screen.services.storage).get().plans).toEqual([])
  await screen.getByLabelText(t('owner', { number: 2 }), { exact: true }).fill('0x12')
  await expectAccessible(screen.getByRole('main').element())
  expect(openCreations(screen.services.storage).get().form).toMatchObject({ owners: [alice, '0x12'] })
})

test('behavior: a contract among the owners, and a chain that does not answer', { tags: 'long' }, async () => {
  const screen = await renderPage(
    '/create',
    setup({
      answerNode: (method) => {
        if (method === 'eth_getCode') throw new Error('down')
        return answerNode(method)
      },
    }),
  )
  await fillOwners(screen, [bob])
  await expect.element(screen.getByText(/Can’t check 0x/)).toBeVisible()
  await expect.element(screen.getByText(t('warnings.notYou'))).toBeVisible()
  await screen.getByRole('button', { name: t('addMe') }).click()
  await expect.element(screen.getByLabelText(t('owner', { number: 2 }), { exact: true })).toHaveValue(alice)
})

test('behavior: a wished beginning is searched in a worker; it can be stopped', { tags: 'long' }, async () => {
  const screen = await renderPage('/create', setup())
  await screen.getByText(t('prefix')).click()
  const wish = screen.getByLabelText(t('prefixLabel'))
  await wish.fill('0xzz')
  await expect.element(screen.getByText(t('prefixError', { most: 6 }))).toBeVisible()
  await wish.fill('0xab')
  await userEvent.keyboard('{Enter}')
  await expect.element(screen.getByText(/^Found after/)).toBeVisible()
  expect(screen.path()).toBe('/create')
  const groups = () =>
    screen.container.querySelector(`section[aria-label="${t('address')}"] [data-value]`)?.getAttribute('data-value')
  await expect.poll(() => groups()?.toLowerCase()).toMatch(/^0xab/)
  await wish.fill('ffffff')
  await screen.getByRole('button', { exact: true, name: t('search') }).click()
  await screen.getByRole('button', { exact: true, name: t('stop') }).click()
  await expect.element(screen.getByText(t('stopped'))).toBeVisible()
  expect(groups()?.toLowerCase()).toMatch(/^0xab/)
})

test('default: the plan with its whole address, owners, call, and a step for each chain', async () => {
  const screen = await renderPage(
    `/create/${plan.safe}`,
    setup({
      otherChains: [second],
      prepare: (services) => {
        store(services, [31337, 31338])
        seed(services, { balance: 5n * 10n ** 17n })
        seed(services, {}, 31338)
      },
    }),
  )
  await expect.element(screen.getByText('This setup gives this address.')).toBeVisible()
  await expect.element(screen.getByRole('button', { name: t('createOn', { chain: 'Demo chain' }) })).toBeVisible()
  await expect.element(screen.getByRole('button', { name: t('createOn', { chain: 'Second chain' }) })).toBeVisible()
  await expect.element(screen.getByText('0.5 ETH')).toBeVisible()
  await screen.getByText(t('exactCall')).click()
  await expect.element(screen.getByText(plan.call.data)).toBeVisible()
  await expectAccessible(screen.getByRole('main').element())
})

test('behavior: where it is there and as planned it can be opened; where it is not, that is told and nothing else', async () => {
  const report = (checks: Check[]) => ({ checks, facts: undefined, verdict: 'ok' as const })
  const wrong = check({
    code: 'OWNERS_NOT_AS_PLANNED',
    message: 'Does not match the setup: owners.',
    verdict: 'block',
  })
  const screen = await renderPage(
    `/create/${plan.safe}`,
    setup({
      otherChains: [second],
      prepare: (services) => {
        store(services, [31337, 31338])
        seed(services, { isDeployed: true, report: report([check()]) })
        seed(services, { isDeployed: true, report: report([check(), wrong]) }, 31338)
      },
    }),
  )
  await expect.element(screen.getByText(t('created'))).toBeVisible()
  const [first] = screen.getByRole('link', { name: t('open') }).elements()
  expect(first?.getAttribute('href')).toBe(`/31337/${plan.safe}`)
  await expect.element(screen.getByRole('alert')).toHaveTextContent('Does not match the setup: owners.')
  expect(screen.getByRole('button', { name: /^Create on/ }).elements()).toEqual([])
  await expectAccessible(screen.getByRole('main').element())
})

test('error: a chain without the official contracts has no button', async () => {
  const missing = check({
    code: 'CONTRACT_MISSING',
    message: 'The official SafeL2 1.4.1 is not here.',
    verdict: 'block',
  })
  const screen = await renderPage(
    `/create/${plan.safe}`,
    setup({
      prepare: (services) => {
        store(services)
        seed(services, { contracts: [check(), missing] })
      },
    }),
  )
  await expect.element(screen.getByText(t('impossible'))).toBeVisible()
  await expect.element(screen.getByText('The official SafeL2 1.4.1 is not here.')).toBeVisible()
  expect(screen.getByRole('button', { name: /^Create on/ }).elements()).toEqual([])
})

test('error: a wallet that refuses the switch: nothing is sent, the plan stays', { tags: 'long' }, async () => {
  const screen = await renderPage(
    `/create/${plan.safe}`,
    setup({
      otherChains: [second],
      prepare: (services) => {
        store(services, [31338])
        seed(services, {}, 31338)
      },
      switchError: new UserRejectedRequestError(new Error('no')),
    }),
  )
  await screen.getByRole('button', { name: t('createOn', { chain: 'Second chain' }) }).click()
  await expect.element(screen.getByRole('alert')).toHaveTextContent(t('rejectedTitle'))
  expect(openCreations(screen.services.storage).get().plans).toHaveLength(1)
})

test('error: a node that refuses the creation is quoted, and the wallet is not asked', async () => {
  const screen = await renderPage(
    `/create/${plan.safe}`,
    setup({
      answerNode: (method) => {
        if (method === 'eth_estimateGas') throw Object.assign(new Error('execution reverted'), { code: 3 })
        return answerNode(method)
      },
      prepare: (services) => {
        store(services)
        seed(services)
      },
    }),
  )
  await screen.getByRole('button', { name: t('createOn', { chain: 'Demo chain' }) }).click()
  await expect.element(screen.getByRole('alert')).toHaveTextContent(t('failed'))
})

test('error: no plan, and one that was changed in storage', async () => {
  const none = await renderPage(`/create/${plan.safe}`, setup())
  await expect.element(none.getByText(t('planMissing'))).toBeVisible()
  expect(none.getByText(t('planLead')).elements()).toEqual([])
  const changed = await renderPage(
    `/create/${plan.safe}`,
    setup({
      prepare: (services) => {
        store(services)
        openCreations(services.storage).update((all) => ({
          ...all,
          plans: all.plans.map((stored) => ({ ...stored, threshold: 1 })),
        }))
      },
    }),
  )
  await expect.element(changed.getByText(t('planChanged'))).toBeVisible()
  expect(changed.getByRole('button', { name: /^Create on/ }).elements()).toEqual([])
})

test('behavior: a plan is forgotten after a second yes', { tags: 'long' }, async () => {
  const screen = await renderPage(
    `/create/${plan.safe}`,
    setup({
      prepare: (services) => {
        store(services)
        seed(services)
      },
    }),
  )
  await screen.getByRole('button', { name: t('discard') }).click()
  await screen
    .getByRole('alert')
    .getByRole('button', { name: t('discard') })
    .click()
  await expect.poll(screen.path).toBe('/create')
  expect(openCreations(screen.services.storage).get().plans).toEqual([])
})

test('behavior: its first transaction can be made before it is there', async () => {
  const screen = await renderPage(
    `/create/${plan.safe}`,
    setup({
      prepare: (services) => {
        store(services)
        seed(services)
      },
    }),
  )
  const first = screen.getByRole('link', { name: t('first') })
  await expect.element(first).toHaveAttribute('href', `/${testChain.id}/${plan.safe}/new`)
})

import { expectAccessible } from '@countersign/test/browser'
import { expect, test } from 'vitest'
import { renderWithServices } from '../../../test/renderWithServices.tsx'
import { testProposal, testWho } from '../../../test/testProposal.ts'
import { testSafe } from '../../../test/testSafe.ts'
import type { AppProposal } from '../../domain/app-requests/PairedApps.ts'
import { createCatalogue } from '../../lib/messages/createCatalogue.ts'
import { ProposalCard } from './ProposalCard.tsx'

const t = createCatalogue('walletConnect')

async function setup(proposal: Partial<AppProposal> = {}, failure?: Error) {
  const done: string[] = []
  const act = (what: string) => async () => {
    done.push(what)
    if (failure) throw failure
  }
  const screen = await renderWithServices(
    <ProposalCard
      apps={{ accept: act('accept'), refuse: act('refuse') }}
      proposal={testProposal(proposal)}
      safe={testSafe}
    />,
  )
  return { done, screen }
}

const requesting = (namespace: { chains?: string[]; events?: string[]; methods?: string[] }) => ({
  wanted: {
    optionalNamespaces: {},
    requiredNamespaces: { eip155: { chains: ['eip155:31337'], events: [], methods: [], ...namespace } },
  },
})

test('default: who asks, what they get, and a yes', async () => {
  const { done, screen } = await setup()
  await expect.element(screen.getByRole('heading', { name: t('proposalTitle', { name: 'Drip' }) })).toBeVisible()
  await expect.element(screen.getByText('https://drip.example')).toBeVisible()
  await expect.element(screen.getByText(t('originText.claimed'))).toBeVisible()
  await expect.element(screen.getByText(t('requests.transactions'), { exact: true })).toBeVisible()
  await expect.element(screen.getByText(t('requests.messages'))).toBeVisible()
  await expectAccessible(screen.container)
  await screen.getByRole('button', { name: t('accept') }).click()
  expect(done).toEqual(['accept'])
})

test('behavior: what it would like and does not get is said, with the reason', async () => {
  const wanted = {
    optionalNamespaces: {
      eip155: { chains: ['eip155:31337', 'eip155:1'], events: [], methods: ['eth_sign', 'personal_sign', 'made_up'] },
    },
    requiredNamespaces: {},
  }
  const { screen } = await setup({ wanted })
  await expect.element(screen.getByText(t('declinedChains', { count: 1 }))).toBeVisible()
  await expect.element(screen.getByText(t('declined.eth_sign'))).toBeVisible()
  await expect.element(screen.getByText('made_up')).toBeVisible()
})

test('behavior: a proven origin is told as that, a contradicted one warns', async () => {
  const proven = await setup({ who: { ...testWho, standing: 'proven' } })
  await expect.element(proven.screen.getByText(t('origin.proven'))).toBeVisible()
  await proven.screen.unmount()
  const { screen } = await setup({ who: { ...testWho, seenAt: 'https://evil.example', standing: 'contradicted' } })
  await expect.element(screen.getByText(t('originText.contradicted', { seenAt: 'https://evil.example' }))).toBeVisible()
})

test('error: what is known for fraud can only be refused', async () => {
  const { done, screen } = await setup({ who: { ...testWho, standing: 'scam' } })
  await expect.element(screen.getByText(t('originText.scam'))).toBeVisible()
  expect(screen.getByRole('button', { name: t('accept') }).elements()).toEqual([])
  await screen.getByRole('button', { name: t('reject') }).click()
  expect(done).toEqual(['refuse'])
})

test('error: another network, and methods that no Safe has: no yes is offered', async () => {
  const { screen } = await setup(requesting({ chains: ['eip155:1'], methods: ['eth_sign'] }))
  await expect.element(screen.getByText(t('lacks.chains', { items: t('network', { id: '1' }) }))).toBeVisible()
  await expect.element(screen.getByText(t('lacks.methods', { items: 'eth_sign' }))).toBeVisible()
  expect(screen.getByRole('button', { name: t('accept') }).elements()).toEqual([])
})

test('error: a relay that does not take the answer', async () => {
  const { screen } = await setup({}, new Error('no relay'))
  await screen.getByRole('button', { name: t('accept') }).click()
  await expect.element(screen.getByRole('alert')).toHaveTextContent(t('acceptFailed'))
})

import { expectAccessible } from '@countersign/test/browser'
import { expect, test } from 'vitest'
import { renderWithServices } from '../../../test/renderWithServices.tsx'
import { testSession, testWho } from '../../../test/testProposal.ts'
import { testSafe } from '../../../test/testSafe.ts'
import type { PairedState } from '../../domain/app-requests/PairedApps.ts'
import { createCatalogue } from '../../lib/messages/createCatalogue.ts'
import { SessionList } from './SessionList.tsx'

const t = createCatalogue('walletConnect')

const here = { address: testSafe.address, chainId: testSafe.chainId }
const there = { address: '0x70997970C51812dc3A010C7d01b50e0d17dc79C8', chainId: testSafe.chainId } as const

async function setup(state: Partial<Pick<PairedState, 'sessions' | 'status'>> = {}, failure?: Error) {
  const done: string[] = []
  const act = (what: string) => async (topic: string) => {
    done.push(`${what} ${topic}`)
    if (failure) throw failure
  }
  const screen = await renderWithServices(
    <SessionList
      apps={{ end: act('end'), move: act('move') }}
      safe={testSafe}
      state={{ sessions: [], status: 'ready', ...state }}
    />,
  )
  return { done, screen }
}

test('default: named by where it comes from, and ended after a second yes', async () => {
  const { done, screen } = await setup({ sessions: [testSession({ safe: here, topic: 'a' })] })
  await expect.element(screen.getByText('https://drip.example')).toBeVisible()
  await expect.element(screen.getByText(t('origin.claimed'))).toBeVisible()
  await screen.getByRole('button', { name: t('disconnect') }).click()
  expect(done).toEqual([])
  await expectAccessible(screen.container)
  await screen.getByRole('button', { name: t('disconnectYes') }).click()
  expect(done).toEqual(['end a'])
})

test('behavior: those of another Safe stand apart, and can be moved here', async () => {
  const wanted = {
    optionalNamespaces: {},
    requiredNamespaces: { eip155: { chains: ['eip155:1'], events: [], methods: [] } },
  }
  const { done, screen } = await setup({
    sessions: [
      testSession({ safe: there, topic: 'a' }),
      testSession({ safe: { ...there, chainId: 1 }, topic: 'b', wanted, who: { ...testWho, name: 'Elsewhere' } }),
    ],
  })
  await expect.element(screen.getByRole('heading', { name: t('others') })).toBeVisible()
  await expect.element(screen.getByText(t('cannotMove'))).toBeVisible()
  await screen.getByRole('button', { name: t('move') }).click()
  expect(done).toEqual(['move a'])
})

test('behavior: first use, and looking for what there was', async () => {
  const empty = await setup()
  await expect.element(empty.screen.getByText(t('none'))).toBeVisible()
  await empty.screen.unmount()
  const { screen } = await setup({ status: 'starting' })
  await expect.element(screen.getByText(t('restoring'))).toBeInTheDocument()
})

test('error: a relay that is down leaves it where it is', async () => {
  const { done, screen } = await setup({ sessions: [testSession({ safe: here, topic: 'a' })] }, new Error('no relay'))
  await screen.getByRole('button', { name: t('disconnect') }).click()
  await screen.getByRole('button', { name: t('disconnectYes') }).click()
  await expect.element(screen.getByRole('alert')).toHaveTextContent(t('disconnectFailed'))
  await screen.getByRole('button', { name: 'Retry' }).click()
  expect(done).toEqual(['end a', 'end a'])
})

import { type PlanCreationParameters, planCreation } from '@countersign/protocol/chain'
import { expectAccessible } from '@countersign/test/browser'
import { expect, test } from 'vitest'
import { renderWithServices } from '../../../test/renderWithServices.tsx'
import { alice, bob } from '../../../test/testReport.ts'
import { testState as state, testSafe } from '../../../test/testSafe.ts'
import { openSafeList } from '../../domain/safe/openSafeList.ts'
import { createCatalogue } from '../../lib/messages/createCatalogue.ts'
import { SafeMarks, SafeRole } from './SafeRole.tsx'

const t = createCatalogue('watchlist')
const tCreateSafe = createCatalogue('createSafe')

const hash = `0x${'ab'.repeat(32)}`
const creation = {
  created: '2026-01-01T00:00:00Z',
  creator: alice,
  dataDecoded: null,
  factoryAddress: alice,
  masterCopy: alice,
  saltNonce: null,
  setupData: null,
  transactionHash: hash,
}
const unknown = () => Response.json({ code: 'SAFE_NOT_FOUND', message: 'No Safe' }, { status: 404 })
const known = (path: string) => (path.endsWith('/creation') ? creation : undefined)
const draw = (version = state.version) => (
  <>
    <SafeRole safe={testSafe} state={{ ...state, version }} />
    <SafeMarks safe={testSafe} state={{ ...state, version }} />
  </>
)

test('default: a Safe of others is watched and pinned; one’s own need not be watched', async () => {
  const screen = await renderWithServices(draw(), {
    account: '0x00000000000000000000000000000000000000dE',
    answerService: known,
  })
  await screen.getByRole('button', { name: t('watch') }).click()
  await screen.getByRole('button', { name: t('markVerified') }).click()
  await expect.element(screen.getByRole('button', { name: t('unwatch') })).toBeVisible()
  const id = { address: testSafe.address, chainId: testSafe.chainId }
  expect(openSafeList(screen.services.storage).get()).toMatchObject({ pinned: [id], watched: [id] })
  await expectAccessible(screen.container)
  const own = await renderWithServices(draw(), { account: alice, answerService: known })
  await expect.element(own.getByRole('button', { name: t('markVerified') })).toBeVisible()
  expect(own.getByRole('button', { name: t('watch') }).elements()).toEqual([])
})

test('behavior: the service is told of a Safe that it does not know', async () => {
  const requested: unknown[] = []
  let isKnown = false
  const screen = await renderWithServices(draw(), {
    answerService: (path, { body, method }) => {
      if (method === 'POST') {
        requested.push([path, body])
        isKnown = true
        return { status: 'announced', transactionHash: hash }
      }
      return isKnown ? known(path) : unknown()
    },
  })
  await expect.element(screen.getByText(t('notIndexedTitle'))).toBeVisible()
  await expectAccessible(screen.container)
  await screen.getByRole('button', { name: t('register') }).click()
  await expect.poll(() => requested).toEqual([[`/v1/chains/31337/safes/${testSafe.address}/announcement`, '{}']])
  await expect.element(screen.getByText(t('notIndexedTitle'))).not.toBeInTheDocument()
})

test('error: what the service refuses is told in its words; a missing creation is asked for', async () => {
  let isNamed = false
  const screen = await renderWithServices(draw(), {
    answerService: (_path, { body, method }) => {
      if (method !== 'POST') return unknown()
      isNamed = String(body).includes(hash)
      return Response.json({ code: 'CREATION_NOT_FOUND', message: 'Name the transaction.' }, { status: 422 })
    },
  })
  await screen.getByRole('button', { name: t('register') }).click()
  await expect.element(screen.getByRole('alert')).toHaveTextContent('Name the transaction.')
  const field = screen.getByLabelText(t('transaction'))
  await field.fill('0x12')
  await expect.element(screen.getByText(t('transactionError'))).toBeVisible()
  await field.fill(hash)
  await screen.getByRole('button', { name: t('register') }).click()
  await expect.poll(() => isNamed).toBe(true)
})

test('behavior: the service can be told of an old Safe too', async () => {
  const screen = await renderWithServices(draw('1.0.0'), { answerService: unknown })
  await expect.element(screen.getByRole('button', { name: t('register') })).toBeVisible()
})

test('behavior: a service that is down says nothing of it', async () => {
  const screen = await renderWithServices(draw(), { answerService: () => new Error('down') })
  await expect.element(screen.getByRole('button', { name: t('markVerified') })).toBeVisible()
  expect(screen.getByText(t('notIndexedTitle')).elements()).toEqual([])
})

test('behavior: where nothing is yet, and it was planned here, the way to its first transaction and to its plan', async () => {
  const planned: PlanCreationParameters = { owners: [alice, bob], saltNonce: 7n, threshold: 2, version: '1.4.1' }
  const { safe: address } = planCreation(planned)
  const safe = { ...testSafe, address, params: { ...testSafe.params, safe: address } }
  const screen = await renderWithServices(<SafeRole safe={safe} state={{ ...state, address, planned }} />)
  await expect.element(screen.getByText(tCreateSafe('plannedTitle'))).toBeVisible()
  await expect
    .element(screen.getByRole('link', { name: tCreateSafe('first') }))
    .toHaveAttribute('href', `/${testSafe.chainId}/${address}/new`)
  await expect
    .element(screen.getByRole('link', { name: tCreateSafe('plannedLink') }))
    .toHaveAttribute('href', `/create/${address}`)
  await expectAccessible(screen.container)
})

import { type SafeDeployment, type SafeState, safeDeployments } from '@countersign/protocol/chain'
import { expectAccessible } from '@countersign/test/browser'
import { expect, test } from 'vitest'
import { renderWithServices } from '../../../test/renderWithServices.tsx'
import { alice, bob, carol, dave } from '../../../test/testReport.ts'
import { testSafe, testState } from '../../../test/testSafe.ts'
import { setName } from '../../domain/address-book/names.ts'
import { formKey, saveForm } from '../../domain/signature-store/drafts.ts'
import { multiSendQuery } from '../../domain/transaction-builder/multiSendQuery.ts'
import { createCatalogue } from '../../lib/messages/createCatalogue.ts'
import { migrationsQuery } from './listMigrationOffers.ts'
import { type PartFacts, partFactsQuery } from './listSettingsConsequences.ts'
import { emptySettingsForm, type SettingsFormValue } from './readSettingsForm.ts'
import { SafeSettingsForm } from './SafeSettingsForm.tsx'

const tTransactionBuilder = createCatalogue('transactionBuilder')
const t = createCatalogue('safeSettings')
const tBatch = createCatalogue('batch')

const multiSend = '0x9641d764fc13c8B624c04430C7356C1C7C8102e2'
const { chainId, address: safe } = testSafe

type Given = {
  typed?: Partial<SettingsFormValue>
  state?: Partial<SafeState>
  facts?: Partial<PartFacts>
  deployed?: readonly SafeDeployment[]
}

async function setup({ typed, state, facts, deployed = [] }: Given = {}) {
  const screen = await renderWithServices(
    <SafeSettingsForm nextNonce={{ basis: 'all', value: 7n }} safe={testSafe} state={{ ...testState, ...state }} />,
    {
      prepare: (services) => {
        const { drafts, names, queryClient } = services
        names.update((all) => setName(setName(all, bob, 'Bob'), dave, 'Dave'))
        if (typed)
          drafts.update((all) => saveForm(all, formKey(chainId, safe, 'settings'), { ...emptySettingsForm, ...typed }))
        const known: PartFacts = {
          address: dave,
          hasCode: true,
          official: undefined,
          isGuard: false,
          isModuleGuard: false,
          ...facts,
        }
        queryClient.setQueryData(partFactsQuery(services, { chainId, address: dave }).queryKey, known)
        queryClient.setQueryData(migrationsQuery(services, chainId).queryKey, [...deployed])
        queryClient.setQueryData(multiSendQuery(services, { chainId, version: testState.version }).queryKey, multiSend)
      },
    },
  )
  return {
    drafts: () => screen.services.drafts.get().transactions,
    meaning: screen.getByRole('region', { name: tTransactionBuilder('consequences') }),
    review: screen.getByRole('button', { name: tTransactionBuilder('review') }),
    screen,
  }
}

test('default: one module more is one call of the Safe to itself, and what it may do is said', async () => {
  const { drafts, meaning, review, screen } = await setup()
  await expect.element(screen.getByText(t('noModules'))).toBeVisible()
  await screen.getByRole('button', { name: t('add') }).click()
  await screen.getByLabelText(t('newModule', { number: 1 }), { exact: true }).fill(dave)
  await expect.element(meaning).toHaveTextContent(t('anyModule', { who: 'Dave' }))
  const row = screen.getByRole('row', { name: new RegExp(`^${tTransactionBuilder('parts.modules')}`) })
  await expect.element(row.getByRole('cell').last()).toHaveTextContent('Dave')
  await expectAccessible(screen.container)
  await review.click()
  await expect.poll(drafts).toMatchObject([{ form: 'settings', transaction: { nonce: '7', operation: 0, to: safe } }])
})

test('default: a module that goes and one that comes are one batch', async () => {
  const { drafts, review, screen } = await setup({ state: { modules: [bob, carol] }, typed: { enabled: [dave] } })
  await screen.getByRole('button', { name: t('disableWho', { who: 'Bob' }) }).click()
  await expect.element(screen.getByText(t('disabledBadge'))).toBeVisible()
  await review.click()
  await expect.poll(drafts).toMatchObject([{ transaction: { operation: 1, to: multiSend, value: '0' } }])
})

test('behavior: what was typed before is there again, and can be taken back', { tags: 'long' }, async () => {
  const { drafts, review, screen } = await setup({
    state: { modules: [bob] },
    typed: { disabled: [bob], enabled: ['0x12'] },
  })
  await expect.element(screen.getByText(tTransactionBuilder('address.length', { count: 4 }))).toBeVisible()
  await screen.getByRole('button', { name: t('keepWho', { who: 'Bob' }) }).click()
  await screen.getByRole('button', { name: t('discardWhich', { number: 1 }) }).click()
  await review.click()
  await expect.element(screen.getByRole('alert')).toHaveTextContent(t('errors.nothing'))
  expect(drafts()).toEqual([])
})

test('error: a guard that would lock the Safe is named at once, and makes no draft', async () => {
  const { drafts, meaning, review, screen } = await setup({ state: { version: '1.3.0' }, facts: { hasCode: false } })
  await screen.getByRole('radio', { name: tTransactionBuilder('parts.guard') }).click()
  await screen.getByLabelText(t('address.guard')).fill(dave)
  await expect.element(meaning).toHaveTextContent(t('noCodeLock', { who: 'Dave' }))
  await review.click()
  await expect.element(screen.getByRole('alert')).toHaveTextContent(tTransactionBuilder('change.refused'))
  expect(drafts()).toEqual([])
  await expectAccessible(screen.container)
})

test('behavior: a guard that is one is set, or waits in the batch', async () => {
  const { meaning, screen } = await setup({ facts: { isGuard: true }, typed: { part: 'guard' } })
  await screen.getByLabelText(t('address.guard')).fill(dave)
  await expect.element(meaning).toHaveTextContent(t('guardPower', { who: 'Dave' }))
  await screen.getByRole('button', { name: tBatch('add') }).click()
  await expect.element(screen.getByText(tBatch('added', { count: 1 }))).toBeVisible()
})

test('behavior: what is there can be removed, and only then', async () => {
  const { drafts, meaning, review, screen } = await setup({
    state: { fallbackHandler: alice },
    typed: { part: 'fallbackHandler' },
  })
  await screen.getByRole('radio', { name: t('remove') }).click()
  await expect.element(meaning).toHaveTextContent(t('handlerRemoved'))
  await review.click()
  await expect.poll(drafts).toMatchObject([{ transaction: { to: safe } }])
  await screen.getByRole('radio', { name: tTransactionBuilder('parts.guard') }).click()
  expect(screen.getByRole('radio', { name: t('remove') }).elements()).toEqual([])
})

test('behavior: a Safe before 1.5.0 has no module guard', async () => {
  const { screen } = await setup({ typed: { part: 'moduleGuard' } })
  await expect.element(screen.getByRole('radio', { name: tTransactionBuilder('parts.modules') })).toBeChecked()
  expect(screen.getByRole('radio', { name: tTransactionBuilder('parts.moduleGuard') }).elements()).toEqual([])
})

test('default: an official implementation is a delegatecall to the official migration', async () => {
  const { drafts, meaning, review, screen } = await setup({ deployed: safeDeployments })
  await screen.getByRole('radio', { name: tTransactionBuilder('parts.implementation') }).click()
  await review.click()
  const choice = screen.getByLabelText(t('migration'))
  await expect.element(choice).toHaveAccessibleDescription(new RegExp(t('errors.migration')))
  await choice.selectOptions(
    t('withHandler', { target: 'SafeL2 1.5.0', handler: 'CompatibilityFallbackHandler 1.5.0' }),
  )
  await expect.element(meaning).toHaveTextContent(t('migrationOneWay'))
  const row = screen.getByRole('row', { name: new RegExp(`^${tTransactionBuilder('parts.implementation')}`) })
  await expect.element(row).toHaveTextContent(/SafeL2 1\.4\.1.*SafeL2 1\.5\.0/)
  await expectAccessible(screen.container)
  await screen.getByRole('button', { name: tBatch('add') }).click()
  await expect.element(screen.getByText(tBatch('refusals.delegatecall'))).toBeVisible()
  await review.click()
  await expect
    .poll(drafts)
    .toMatchObject([{ transaction: { operation: 1, to: '0x6439e7ABD8Bb915A5263094784C5CF561c4172AC' } }])
})

test('behavior: where no official way leads on, that is said', async () => {
  const { screen } = await setup({ typed: { part: 'implementation' } })
  await expect.element(screen.getByText(t('noMigration'))).toBeVisible()
  await screen.unmount()
  const { screen: strange } = await setup({ state: { implementation: dave }, typed: { part: 'implementation' } })
  await expect.element(strange.getByText(t('unofficial'))).toBeVisible()
})

test('behavior: a second change of modules is warned of the first, which waits in the batch', async () => {
  const { screen } = await setup({ typed: { enabled: [dave] } })
  await screen.getByRole('button', { name: tBatch('add') }).click()
  await expect
    .element(screen.getByText(tTransactionBuilder('change.conflict', { places: tBatch('inBatch') })))
    .toBeVisible()
  await screen.getByRole('radio', { name: tTransactionBuilder('parts.guard') }).click()
  expect(screen.getByText(tTransactionBuilder('change.conflict', { places: tBatch('inBatch') })).elements()).toEqual([])
})

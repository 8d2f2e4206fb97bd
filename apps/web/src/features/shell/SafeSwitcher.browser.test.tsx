import { expectAccessible } from '@countersign/test/browser'
import { expect, test } from 'vitest'
import { userEvent } from 'vitest/browser'
import { renderWithServices } from '../../../test/renderWithServices.tsx'
import { seedSafe } from '../../../test/seedSafe.ts'
import { alice, bob, carol, dave } from '../../../test/testReport.ts'
import { testSafe, testState } from '../../../test/testSafe.ts'
import { safeStateQuery } from '../../domain/safe/queries.ts'
import { formKey, saveForm } from '../../domain/signature-store/drafts.ts'
import { addItems, batchForm, emptyBatch } from '../../domain/transaction-builder/Batch.ts'
import { createCatalogue } from '../../lib/messages/createCatalogue.ts'
import { BatchLink, SafeSwitcher } from './SafeSwitcher.tsx'

const t = createCatalogue('shell')

async function setup() {
  const screen = await renderWithServices(<SafeSwitcher current={testSafe} />, {
    account: alice,
    // Bob's is a Safe of others, and where Carol is there is none.
    answerService: () => ({ safes: [testSafe.address, bob, carol, dave] }),
    prepare: (services) => {
      seedSafe(services)
      for (const [address, owners] of [
        [bob, [bob, dave]],
        [dave, [alice, dave]],
      ] as const)
        services.queryClient.setQueryData(safeStateQuery(services, { address, chainId: testSafe.chainId }).queryKey, {
          ...testState,
          address,
          owners,
        })
      services.names.update(() => ({ [dave]: 'Grants', [testSafe.address]: 'Treasury' }))
    },
  })
  return {
    button: screen.getByRole('button', { name: /^Treasury/ }),
    other: screen.getByRole('link', { name: /^Grants/ }),
    screen,
  }
}

test('default: which Safe, where, and how many must sign', async () => {
  const { button, other, screen } = await setup()
  await expect
    .element(button)
    .toHaveTextContent(`Treasury0xF719…8d79 · Demo chain · ${t('threshold', { threshold: 2, owners: 3 })}`)
  await expect.element(other).not.toBeInTheDocument()
  await expectAccessible(screen.container)
})

test('behavior: without a name its address is there once', async () => {
  const screen = await renderWithServices(<SafeSwitcher current={testSafe} />, { prepare: seedSafe })
  const button = screen.getByRole('button', { name: /0xF719…8d79/ })
  await expect
    .element(button)
    .toHaveTextContent(`0xF719…8d79Demo chain · ${t('threshold', { threshold: 2, owners: 3 })}`)
})

test('behavior: opens to the other Safes, closes with Escape and with a choice', async () => {
  const { button, other, screen } = await setup()
  await button.click()
  await expect.element(other).toHaveAttribute('href', `/31337/${dave}`)
  await expect.element(screen.getByRole('link', { name: t('allSafes') })).toHaveAttribute('href', '/')
  expect(screen.getByRole('link').elements()).toHaveLength(2)
  await expectAccessible(screen.container)
  await userEvent.keyboard('{Escape}')
  await expect.element(other).not.toBeInTheDocument()
  await expect.element(button).toHaveFocus()
  await button.click()
  await other.click()
  await expect.element(other).not.toBeInTheDocument()
})

test('default: nothing while the batch is empty, its count and the way to it from the first call on', async () => {
  const screen = await renderWithServices(<BatchLink safe={testSafe} />)
  expect(screen.container.textContent).toBe('')
  const batch = addItems(emptyBatch, [{ to: dave, value: 1n, data: '0x' }])
  screen.services.drafts.update((all) => saveForm(all, formKey(31337, testSafe.address, batchForm), batch))
  await expect
    .element(screen.getByRole('link', { name: t('batch', { count: 1 }) }))
    .toHaveAttribute('href', `/31337/${testSafe.address}/batch`)
})

import { expectAccessible } from '@countersign/test/browser'
import { expect, test } from 'vitest'
import { renderWithServices } from '../../../test/renderWithServices.tsx'
import { testReport } from '../../../test/testReport.ts'
import { testSafe } from '../../../test/testSafe.ts'
import { toStored } from '../../domain/signature-store/ConfirmationsSchema.ts'
import { noDrafts } from '../../domain/signature-store/DraftsSchema.ts'
import { saveDraft } from '../../domain/signature-store/drafts.ts'
import { createCatalogue } from '../../lib/messages/createCatalogue.ts'
import { DraftList } from './DraftList.tsx'

const t = createCatalogue('transaction')

const { id, transaction } = testReport([])
if (!transaction) throw new Error('The test report has no transaction.')
const draft = {
  chainId: id.chainId,
  createdAt: 1,
  form: 'send',
  safe: id.address,
  safeTxHash: id.safeTxHash,
  transaction: toStored(transaction.value),
  version: '1.4.1',
}
const setup = (shown: string[]) =>
  renderWithServices(<DraftList safe={testSafe} shown={shown} />, {
    prepare: ({ drafts }) => drafts.update(() => saveDraft(noDrafts, draft)),
  })

test('default: what was prepared here, with the way to it', async () => {
  const screen = await setup([])
  await expect.element(screen.getByRole('heading', { name: t('drafts') })).toBeVisible()
  const link = screen.getByRole('link')
  await expect.element(link).toHaveAttribute('href', `/31337/${id.address}/tx/${id.safeTxHash}`)
  await expect.element(link).toHaveTextContent(/^Send .* to 0x90F7…b906/)
  await expectAccessible(screen.container)
})

test('behavior: discarded, it is gone from the list and from the browser', async () => {
  const screen = await setup([])
  await screen.getByRole('button', { name: /^Discard draft 0xabab/ }).click()
  await expect.poll(() => screen.container.textContent).toBe('')
  expect(screen.services.drafts.get().transactions).toEqual([])
})

test('behavior: silent about what the queue shows already', async () => {
  expect((await setup([id.safeTxHash])).container.textContent).toBe('')
})

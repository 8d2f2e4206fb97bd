import { expectAccessible } from '@countersign/test/browser'
import { expect, test } from 'vitest'
import { renderWithServices } from '../../../test/renderWithServices.tsx'
import { testRecord } from '../../../test/testRecord.ts'
import { testReport } from '../../../test/testReport.ts'
import { testSafe } from '../../../test/testSafe.ts'
import { createCatalogue } from '../../lib/messages/createCatalogue.ts'
import { MissingNotices } from './MissingNotices.tsx'

const t = createCatalogue('transaction')

const { id } = testReport([])
const record = testRecord(5, { hash: id.safeTxHash })
const setup = (nonce: bigint, shown: string[]) =>
  renderWithServices(<MissingNotices nonce={nonce} safe={testSafe} shown={shown} />, {
    prepare: ({ confirmations }) => confirmations.update(() => [record]),
  })

test('default: what was signed here and is not shown any more is told, with the way to it', async () => {
  const screen = await setup(5n, [])
  await expect.element(screen.getByText(t('missingTitle'))).toBeVisible()
  await expect
    .element(screen.getByRole('link', { name: t('missingOpen') }))
    .toHaveAttribute('href', `/31337/${id.address}/tx/${id.safeTxHash}`)
  await expectAccessible(screen.container)
})

test('behavior: silent about what is shown, and about what can no longer happen', async () => {
  expect((await setup(5n, [id.safeTxHash])).container.textContent).toBe('')
  expect((await setup(6n, [])).container.textContent).toBe('')
})

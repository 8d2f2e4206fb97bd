import { expectAccessible } from '@countersign/test/browser'
import { expect, test } from 'vitest'
import { renderWithServices } from '../../../test/renderWithServices.tsx'
import { testReport } from '../../../test/testReport.ts'
import { readNote } from '../../domain/signature-store/drafts.ts'
import { createCatalogue } from '../../lib/messages/createCatalogue.ts'
import { NoteField } from './Notes.tsx'

const t = createCatalogue('review')

test('default: what is typed is kept under the transaction’s hash', async () => {
  const { id } = testReport([])
  const screen = await renderWithServices(<NoteField id={id} />)
  const field = screen.getByRole('textbox', { name: t('note') })
  await field.fill('Rent for May')
  await expect.poll(() => readNote(screen.services.drafts.get(), id.safeTxHash)).toBe('Rent for May')
  await expect.element(field).toHaveValue('Rent for May')
  await expectAccessible(screen.container)
})

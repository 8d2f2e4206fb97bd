import { expectAccessible } from '@countersign/test/browser'
import { expect, test, vi } from 'vitest'
import { z } from 'zod'
import { renderWithServices } from '../../../test/renderWithServices.tsx'
import { createLocalStore } from '../../lib/createLocalStore.ts'
import { exactTime } from '../../lib/formatTime.ts'
import { createCatalogue } from '../../lib/messages/createCatalogue.ts'
import { getLargeStorage } from '../../lib/openLargeStorage.ts'
import { backupSections } from '../../routes/backupSections.ts'
import { DataCard } from './DataCard.tsx'

const t = createCatalogue('backup')
const names = t('parts.names')
const corrupt = `{"corrupt": "${'x'.repeat(2_500)}`
const rows = 'countersign.run.v1:31337:0x00000000000000000000000000000000000000aa.unreadable'

async function setup(prepare: (storage: Pick<Storage, 'setItem' | 'getItem'>) => void) {
  const onSave = vi.fn<(file: { name: string; text: string }) => void>()
  const onRestart = vi.fn()
  const screen = await renderWithServices(<DataCard onRestart={onRestart} onSave={onSave} parts={backupSections} />, {
    answerService: () => ({}),
    prepare: ({ storage }) => prepare(storage),
  })
  const { storage } = screen.services
  return { list: screen.getByRole('region', { name: t('unreadable') }), onRestart, onSave, screen, storage }
}

/** As a page that finds a corrupt value. */
function corruptNames(storage: Pick<Storage, 'setItem' | 'getItem'>) {
  storage.setItem('countersign.names.v1', corrupt)
  const empty: Record<string, string> = {}
  createLocalStore({ empty, key: 'countersign.names.v1', schema: z.record(z.string(), z.string()), storage })
}

test('default: a value that did not parse is shown with size and time, and is saved as it was', async () => {
  const { list, onSave, screen } = await setup(corruptNames)
  const row = list.getByRole('listitem')
  await expect.element(row).toHaveTextContent(new RegExp(`${names} 2.5 kB`))
  const time = row.element().querySelector('time')
  const age = Date.now() - Date.parse(time?.dateTime ?? '')
  expect(age, exactTime(Date.now() - age)).toBeLessThan(60_000)
  await expectAccessible(screen.container)
  await row.getByRole('button', { name: t('unreadableSaveWhat', { what: names }) }).click()
  expect(onSave).toHaveBeenCalledWith({ name: 'countersign.names.v1.unreadable.txt', text: corrupt })
})

test('behavior: removed only after a second yes, and then for good', async () => {
  const { list, screen, storage } = await setup(corruptNames)
  const remove = list.getByRole('button', { name: t('unreadableRemoveWhat', { what: names }) })
  await remove.click()
  const question = list.getByRole('alert')
  await expect.element(question).toHaveTextContent(t('unreadableRemoveTitle', { what: names }))
  await expectAccessible(screen.container)
  await question.getByRole('button', { name: t('cancel') }).click()
  expect(storage.getItem('countersign.names.v1.unreadable')).toBe(corrupt)
  await remove.click()
  await question.getByRole('button', { name: t('unreadableRemove') }).click()
  await expect.element(list).not.toBeInTheDocument()
  expect([
    storage.getItem('countersign.names.v1.unreadable'),
    storage.getItem('countersign.names.v1.unreadable.at'),
  ]).toEqual([null, null])
})

test('behavior: rows of a batch transfer and copies of earlier versions, without a time', async () => {
  const { list, screen } = await setup((storage) => storage.setItem(rows, '{'))
  const row = list.getByRole('listitem')
  await expect.element(row).toHaveTextContent(`${t('parts.batchTransfers')} 1 byte`)
  expect(row.element().querySelector('time')).toBeNull()
  await row.getByRole('button', { name: /^Remove/ }).click()
  await row
    .getByRole('alert')
    .getByRole('button', { name: t('unreadableRemove') })
    .click()
  await expect.element(list).not.toBeInTheDocument()
  const large = await getLargeStorage(screen.services)
  await large.flush()
  expect(large.getItem(rows)).toBeNull()
})

test('behavior: nothing unreadable, nothing shown', async () => {
  const { list, screen } = await setup(() => {})
  await expect.element(screen.getByRole('button', { name: t('export') })).toBeVisible()
  expect(list.query()).toBeNull()
})

test('behavior: deleting everything counts them', async () => {
  const { screen } = await setup(corruptNames)
  await screen.getByRole('button', { name: t('erase') }).click()
  await expect.element(screen.getByText(`${t('unreadable')}: 1`)).toBeVisible()
})

test('behavior: an import that puts a value aside shows it at once', async () => {
  const { list, screen, storage } = await setup(() => {})
  await expect.element(screen.getByRole('button', { name: t('export') })).toBeVisible()
  storage.setItem('countersign.names.v1', corrupt)
  const file = {
    format: 'countersign.data',
    parts: { 'names.v1': {} },
    savedAt: '2026-11-16T18:00:00.000Z',
    version: 1,
  }
  const parts = { 'names.v1': { '0x00000000000000000000000000000000000000AA': 'Anna' } }
  await screen.getByLabelText(t('import')).upload(new File([JSON.stringify({ ...file, parts })], 'mine.json'))
  await screen.getByRole('button', { name: t('confirm') }).click()
  await expect.element(list).toBeVisible()
})

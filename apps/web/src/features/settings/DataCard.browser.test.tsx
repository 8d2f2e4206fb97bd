import { expectAccessible } from '@countersign/test/browser'
import { expect, test, vi } from 'vitest'
import type { TestServicesParameters } from '../../../test/createTestServices.ts'
import { renderWithServices } from '../../../test/renderWithServices.tsx'
import { testRecord } from '../../../test/testRecord.ts'
import { alice, bob } from '../../../test/testStorage.ts'
import type { Services } from '../../domain/services/Services.ts'
import { createCatalogue } from '../../lib/messages/createCatalogue.ts'
import { getLargeStorage } from '../../lib/openLargeStorage.ts'
import { backupSections } from '../../routes/backupSections.ts'
import { DataCard } from './DataCard.tsx'

const t = createCatalogue('backup')

const put = ({ storage }: Services, values: Readonly<Record<string, unknown>>) => {
  for (const [key, value] of Object.entries(values)) storage.setItem(`countersign.${key}`, JSON.stringify(value))
}

async function setup(
  values: Readonly<Record<string, unknown>> = {},
  answerService: NonNullable<TestServicesParameters['answerService']> = () => ({}),
) {
  const onRestart = vi.fn()
  const onSave = vi.fn<(file: { name: string; text: string }) => void>()
  const screen = await renderWithServices(<DataCard onRestart={onRestart} onSave={onSave} parts={backupSections} />, {
    answerService,
    prepare: (services) => {
      put(services, values)
      services.confirmations.update(() => [testRecord(1)])
    },
  })
  const open = (parts: unknown) =>
    screen
      .getByLabelText(t('import'))
      .upload(
        new File(
          [JSON.stringify({ format: 'countersign.data', parts, savedAt: '2026-11-16T18:00:00.000Z', version: 1 })],
          'mine.json',
        ),
      )
  const stored = (key: string): unknown => JSON.parse(screen.services.storage.getItem(`countersign.${key}`) ?? 'null')
  return { stored, onRestart, onSave, open, screen }
}

test('default: a file is shown before it is kept, and what is here stays unless chosen', async () => {
  const { stored, onRestart, open, screen } = await setup({ 'names.v1': { [alice]: 'Alicia' } })
  await open({ 'names.v1': { [alice]: 'Alice', [bob]: 'Bob' } })
  const plan = screen.getByRole('region', { name: new RegExp(t('fileOwn')) })
  await expect.element(plan).toBeVisible()
  expect(stored('names.v1')).toEqual({ [alice]: 'Alicia' })
  const choice = plan.getByRole('group', { name: new RegExp(alice) })
  await expect.element(choice.getByRole('radio', { name: /Alicia/ })).toBeChecked()
  await expectAccessible(screen.container)
  await choice.getByRole('radio', { name: t('file', { value: 'Alice' }) }).click()
  await plan.getByRole('button', { name: t('confirm') }).click()
  await expect.element(screen.getByRole('alert')).toHaveTextContent(t('imported', { count: 2 }))
  expect(stored('names.v1')).toEqual({ [alice]: 'Alice', [bob]: 'Bob' })
  await screen.getByRole('button', { name: t('reload') }).click()
  expect(onRestart).toHaveBeenCalledOnce()
})

test('default: what is here is saved as a file that can be read again', async () => {
  const { onSave, screen } = await setup({ 'names.v1': { [alice]: 'Alice' } })
  // Changed after render: the backup must hold the current data.
  put(screen.services, { 'names.v1': { [alice]: 'Alice', [bob]: 'Bob' } })
  await screen.getByRole('button', { name: t('export') }).click()
  const [file] = onSave.mock.calls[0] ?? []
  expect(file?.name).toMatch(/^countersign-\d{4}-\d\d-\d\d\.json$/)
  expect(file?.text).toContain('Bob')
  await screen.getByLabelText(t('import')).upload(new File([file?.text ?? ''], 'mine.json'))
  await expect.element(screen.getByRole('button', { name: t('nothingNew') })).toBeVisible()
})

test('behavior: rows of a batch transfer are in the file, come back from it, and are forgotten', {
  tags: 'long',
}, async () => {
  const run = { defaultAsset: alice, parts: [], text: 'row,0x1,0.1,,' }
  const key = `run.v1:31337:${bob}`
  const { onRestart, onSave, open, screen } = await setup({ [key]: run })
  const find = async (name: string) => (await getLargeStorage(screen.services)).getItem(`countersign.${name}`)
  await screen.getByRole('button', { name: t('export') }).click()
  expect(JSON.parse(onSave.mock.calls[0]?.[0].text ?? '')).toMatchObject({
    parts: { [`batch-transfers.v1:31337:${bob}`]: run },
  })
  const other = `run.v1:31337:${alice}`
  await open({ [other]: run })
  await screen.getByRole('button', { name: t('confirm') }).click()
  await expect.element(screen.getByRole('alert')).toHaveTextContent(t('imported', { count: 1 }))
  expect(JSON.parse((await find(other)) ?? '')).toEqual(run)
  expect(screen.services.storage.getItem(`countersign.${other}`)).toBeNull()
  await screen.getByRole('button', { name: t('erase') }).click()
  await screen.getByRole('button', { name: t('eraseConfirm') }).click()
  await expect.poll(() => onRestart.mock.calls.length).toBe(1)
  expect([await find(key), await find(other)]).toEqual([null, null])
})

test('behavior: an address to ask is called out, and taken only with a yes', async () => {
  const { stored, open, screen } = await setup()
  await open({ 'settings.v1': { accent: 'teal', serviceUrl: 'https://evil.example' } })
  await expect.element(screen.getByText(t('serversTitle'))).toBeVisible()
  await screen.getByRole('button', { name: t('confirm') }).click()
  await expect.element(screen.getByRole('alert')).toHaveTextContent(t('imported', { count: 1 }))
  expect(stored('settings.v1')).toMatchObject({ accent: 'teal', serviceUrl: '' })
})

test('behavior: cancelled, nothing is kept; a file of what is here has nothing new', async () => {
  const { stored, open, screen } = await setup({ 'names.v1': { [alice]: 'Alice' } })
  await open({ 'names.v1': { [bob]: 'Bob' } })
  await screen.getByRole('button', { name: t('cancel') }).click()
  expect(stored('names.v1')).toEqual({ [alice]: 'Alice' })
  await open({ 'names.v1': { [alice]: 'Alice' } })
  await expect.element(screen.getByRole('button', { name: t('nothingNew') })).toBeDisabled()
})

test('error: another file is refused in words', async () => {
  const { screen } = await setup()
  await screen.getByLabelText(t('import')).upload(new File(['{"hello":1}'], 'other.json'))
  await expect.element(screen.getByRole('alert')).toHaveTextContent(t('refusals.notOurs'))
})

test('behavior: everything is forgotten after a second yes that names what goes', async () => {
  const { onRestart, screen } = await setup({ 'names.v1': { [alice]: 'Alice' } })
  await screen.getByRole('button', { name: t('erase') }).click()
  const question = screen.getByRole('alert')
  await expect.element(question).toHaveTextContent(`${t('parts.names')}: 1`)
  await expect.element(question).toHaveTextContent(t('eraseUndelivered', { count: 1 }))
  await expectAccessible(screen.container)
  await question.getByRole('button', { name: t('eraseCancel') }).click()
  expect(screen.services.storage.getItem('countersign.names.v1')).not.toBeNull()
  await screen.getByRole('button', { name: t('erase') }).click()
  await screen.getByRole('button', { name: t('eraseConfirm') }).click()
  await expect.poll(() => onRestart.mock.calls.length).toBe(1)
  expect(screen.services.storage.getItem('countersign.names.v1')).toBeNull()
})

test('behavior: a service that does not answer keeps nobody from forgetting', { tags: 'long' }, async () => {
  const wait = (_path: string, { signal }: RequestInit) =>
    new Promise((_resolve, reject) => signal?.addEventListener('abort', () => reject(new Error('aborted'))))
  const { onRestart, screen } = await setup({ 'names.v1': { [alice]: 'Alice' } }, wait)
  await screen.getByRole('button', { name: t('erase') }).click()
  await screen.getByRole('button', { name: t('eraseConfirm') }).click()
  await expect.poll(() => onRestart.mock.calls.length).toBe(1)
  expect(screen.services.storage.getItem('countersign.names.v1')).toBeNull()
})

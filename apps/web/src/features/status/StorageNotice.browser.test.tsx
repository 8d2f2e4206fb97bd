import { expectAccessible } from '@countersign/test/browser'
import { expect, test } from 'vitest'
import { renderWithServices } from '../../../test/renderWithServices.tsx'
import { testRecord } from '../../../test/testRecord.ts'
import { readBackupFile } from '../../domain/settings/readBackupFile.ts'
import { createBackupFile, readSection } from '../../domain/settings/readSection.ts'
import { withUnsaved } from '../../domain/settings/withUnsaved.ts'
import { addRecord } from '../../domain/signature-store/confirmations.ts'
import { createCatalogue } from '../../lib/messages/createCatalogue.ts'
import { getLargeStorage } from '../../lib/openLargeStorage.ts'
import { createMemoryStorage, type PageStorage } from '../../lib/openStorage.ts'
import { getSaveFailures } from '../../lib/saveFailures.ts'
import { backupSections as parts } from '../../routes/backupSections.ts'
import { StorageNotice } from './StorageNotice.tsx'

const t = createCatalogue('status')

/** Storages that persist nothing. */
const storages: readonly [string, () => PageStorage][] = [
  ['switched off', () => ({ ...createMemoryStorage(), getItem: deny, setItem: deny })],
  ['full', () => ({ ...createMemoryStorage(), setItem: deny })],
  ['of a page that may have none', () => Object.assign(createMemoryStorage(), { isVolatile: true })],
]

function deny(): never {
  throw new DOMException('denied', 'QuotaExceededError')
}

async function setup(storage: PageStorage) {
  const files: { name: string; text: string }[] = []
  const screen = await renderWithServices(
    <StorageNotice
      onSave={async () => void files.push(createBackupFile(readSection(withUnsaved(storage), parts), new Date()))}
    />,
    { storage },
  )
  const sign = (nonce: number) => screen.services.confirmations.update((all) => addRecord(all, testRecord(nonce)))
  return { files, screen, sign }
}

test.each(storages)(
  'default: storage that is %s: shown at once, and the file has every signature',
  async (_, create) => {
    const storage = create()
    const { files, screen, sign } = await setup(storage)
    expect(screen.container.textContent).toBe('')
    sign(1)
    sign(2)
    const alert = screen.getByRole('alert')
    await expect.element(alert).toHaveTextContent(t('unsavedTitle'))
    await expectAccessible(screen.container)
    // Leaving now prompts.
    expect(leave()).toBe(false)
    await alert.getByRole('button', { name: t('unsavedSave') }).click()
    await expect.poll(() => files).toHaveLength(1)
    const { sections } = await readBackupFile(new File([files[0]?.text ?? ''], 'mine.json'), {
      chainIds: [31337],
      parts,
    })
    expect(sections.find(({ key }) => key === 'confirmations.v1')?.value).toEqual([testRecord(1), testRecord(2)])
    await expect.poll(leave).toBe(true)
    sign(3)
    expect(leave()).toBe(false)
  },
)

test('behavior: gone once everything is saved', async () => {
  const room = { isFull: true }
  const memory = createMemoryStorage()
  const storage: PageStorage = {
    ...memory,
    setItem: (key, value) => (room.isFull ? deny() : memory.setItem(key, value)),
  }
  const { screen, sign } = await setup(storage)
  sign(1)
  await expect.element(screen.getByRole('alert')).toBeVisible()
  room.isFull = false
  getSaveFailures(storage).retry()
  await expect.element(screen.getByRole('alert')).not.toBeInTheDocument()
  expect(leave()).toBe(true)
})

test('behavior: rows of a batch transfer that no database takes are shown; a simulation is not', async () => {
  const { screen } = await setup(createMemoryStorage())
  const large = await getLargeStorage(screen.services)
  large.setItem('countersign.looks.v1', '[]')
  await large.flush()
  await expect.element(screen.getByRole('alert')).not.toBeInTheDocument()
  large.setItem('countersign.run.v1:31337:0x1', '{}')
  await expect.element(screen.getByRole('alert')).toHaveTextContent(t('unsavedTitle'))
  expect(leave()).toBe(false)
})

/** Whether the page can be left without a prompt. */
function leave(): boolean {
  return window.dispatchEvent(new Event('beforeunload', { cancelable: true }))
}

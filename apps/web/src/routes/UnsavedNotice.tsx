import { readKept } from '../domain/backup/readKept.ts'
import { withLarge } from '../domain/backup/withLarge.ts'
import { withUnsaved } from '../domain/backup/withUnsaved.ts'
import { writeBackup } from '../domain/backup/writeBackup.ts'
import { useServices } from '../domain/services/Services.ts'
import { saveFile } from '../features/exchange/saveFile.ts'
import { StorageNotice } from '../features/trust/StorageNotice.tsx'
import { getLargeStorage } from '../lib/openLargeStorage.ts'
import { keptParts } from './keptParts.ts'

/** Says that something could not be saved, and saves everything as the same file as in the settings. */
export function UnsavedNotice() {
  const { page, storage } = useServices()
  const save = async () => {
    const all = withLarge(withUnsaved(storage), await getLargeStorage({ page, storage }))
    saveFile(writeBackup(readKept(all, keptParts), new Date()))
  }
  return <StorageNotice onSave={save} />
}

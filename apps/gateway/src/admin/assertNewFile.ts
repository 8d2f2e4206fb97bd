import { access } from 'node:fs/promises'
import { AdminError } from './AdminCommand.ts'

/** Refuses to overwrite a file: it may be the only copy. */
export async function assertNewFile(file: string): Promise<void> {
  const isThere = await access(file).then(
    () => true,
    () => false,
  )
  if (isThere) throw new AdminError(`${file} is there already: name another file.`)
}

import { stat } from 'node:fs/promises'
import { resolve } from 'node:path'
import { describeSystemError } from '../../config/describeSystemError.ts'
import { type AdminCommand, AdminError, assertNewFile } from '../AdminCommand.ts'
import { withAdmin } from '../openAdmin.ts'
import { readBackup } from '../rows/readBackup.ts'
import { writeBackup } from '../rows/writeBackup.ts'

/** `countersign-admin backup <file>` */
export const backup: AdminCommand = {
  name: 'backup',
  usage: '<file>',
  summary: 'Backs up all data to one file while the service runs.',
  options: {},
  takes: [1, 1],
  async run({ env, positionals: [name = ''], print, startProgress }) {
    const file = resolve(name)
    await assertNewFile(file)
    return withAdmin(env, async ({ db }) => {
      const { bytes, rows } = await writeBackup(db, { file, startProgress: (total) => startProgress('Backup', total) })
      print(`${rows} rows, ${bytes} bytes: ${file}`)
      return 'done'
    })
  },
}

/** `countersign-admin restore <file>` */
export const restore: AdminCommand = {
  name: 'restore',
  usage: '<file>',
  summary: 'Restores a backup into an empty database.',
  options: {},
  takes: [1, 1],
  async run({ env, positionals: [name = ''], print, startProgress }) {
    const file = resolve(name)
    const { size } = await stat(file).catch((cause: unknown) => {
      throw new AdminError(`${file} cannot be read (${describeSystemError(cause)}).`, { cause })
    })
    return withAdmin(env, async ({ db }) => {
      const progress = startProgress('Restore', size)
      const { rows, takenAt } = await readBackup(db, { file, onBytes: progress.advance }).finally(progress.stop)
      print(`Restored ${rows} rows from a backup of ${takenAt}. Start the service.`)
      return 'done'
    })
  },
}

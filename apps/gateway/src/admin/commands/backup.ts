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
  summary: 'Writes everything the service keeps into one file, while it runs.',
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
  summary: 'Puts a backup into an empty database.',
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
      print(`${rows} rows, as they were at ${takenAt}. The service can be started.`)
      return 'done'
    })
  },
}

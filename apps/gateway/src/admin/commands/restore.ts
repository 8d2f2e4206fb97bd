import { stat } from 'node:fs/promises'
import { resolve } from 'node:path'
import { describeSystemError } from '../../config/describeSystemError.ts'
import { type AdminCommand, AdminError } from '../AdminCommand.ts'
import { openAdmin } from '../openAdmin.ts'
import { readBackup } from '../rows/readBackup.ts'

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
    const { close, db } = await openAdmin(env)
    const progress = startProgress('Restore', size)
    try {
      const { rows, takenAt } = await readBackup(db, { file, onBytes: progress.advance })
      print(`${rows} rows, as they were at ${takenAt}. The service can be started.`)
      return 'done'
    } finally {
      progress.stop()
      await close()
    }
  },
}

import { resolve } from 'node:path'
import type { AdminCommand } from '../AdminCommand.ts'
import { assertNewFile } from '../assertNewFile.ts'
import { openAdmin } from '../openAdmin.ts'
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
    const { close, db } = await openAdmin(env)
    try {
      const { bytes, rows } = await writeBackup(db, { file, startProgress: (total) => startProgress('Backup', total) })
      print(`${rows} rows, ${bytes} bytes: ${file}`)
      return 'done'
    } finally {
      await close()
    }
  },
}

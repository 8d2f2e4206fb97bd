import { chooseChains } from '../../config/chooseChains.ts'
import { listMigrations } from '../../db/migrate.ts'
import { type AdminCommand, AdminError } from '../AdminCommand.ts'
import { checkIndex } from '../checks/checkChain.ts'
import { reportChecks } from '../checks/reportChecks.ts'
import { withAdmin } from '../openAdmin.ts'

/** `countersign-admin status` */
export const status: AdminCommand = {
  name: 'status',
  usage: '',
  summary: 'Shows the indexing progress and errors of each chain.',
  options: { json: { text: 'print JSON' } },
  takes: [0, 0],
  run(context) {
    return withAdmin(context.env, async ({ db, environment, logger }) => {
      if ((await listMigrations(db)).length === 0) throw new AdminError('The database is empty. Start a gateway first.')
      const { chains } = await chooseChains(environment, { logger })
      return reportChecks(await Promise.all(chains.map((chain) => checkIndex(db, chain))), context)
    })
  },
}

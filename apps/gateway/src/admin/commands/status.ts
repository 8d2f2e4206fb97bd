import { setTimeout as sleep } from 'node:timers/promises'
import type { ChainConfig } from '@countersign/protocol/config'
import type { Kysely } from 'kysely'
import { chooseChains } from '../../config/chooseChains.ts'
import { listMigrations } from '../../db/migrate.ts'
import { findIndexingStatus } from '../../db/queries/indexingStatus.ts'
import type { Database } from '../../db/schema.ts'
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
      const checks = await Promise.all(
        chains.map(async (chain) => {
          const [check, progress] = await Promise.all([checkIndex(db, chain), measureProgress(db, chain)])
          return progress ? { ...check, found: `${check.found}, ${progress}` } : check
        }),
      )
      return reportChecks(checks, context)
    })
  },
}

/** Blocks. Closer to the head an index is current within moments. */
const farFromHead = 1_000
/** Milliseconds. */
const measured = 3_000

/** Speed and remaining time of an index that is far from the head; a silent one has neither. */
async function measureProgress(db: Kysely<Database>, { id }: ChainConfig): Promise<string | undefined> {
  const read = () => findIndexingStatus(db, { chainId: id })
  const before = await read()
  if (!before || before.headNumber - before.blockNumber < farFromHead) return undefined
  await sleep(measured)
  const now = await read()
  const blocks = (now?.blockNumber ?? 0) - before.blockNumber
  if (!now || blocks <= 0) return undefined
  const speed = blocks / (measured / 1_000)
  return `${Math.round(speed)} blocks/s, about ${formatDuration((now.headNumber - now.blockNumber) / speed)} left`
}

export function formatDuration(seconds: number): string {
  if (seconds < 90) return `${Math.ceil(seconds)} s`
  const minutes = Math.round(seconds / 60)
  return minutes < 90 ? `${minutes} min` : `${Math.floor(minutes / 60)} h ${minutes % 60} min`
}

import { sql } from 'kysely'
import { createIndexer } from '../../indexer/createIndexer.ts'
import { patientNode, quickNode } from '../../indexer/nodeOptions.ts'
import { createChainClient } from '../../lib/createChainClient.ts'
import { type AdminCommand, AdminError, getRequiredText } from '../AdminCommand.ts'
import { getChain, openAdmin } from '../openAdmin.ts'
import { compareTables } from '../reindex/compareTables.ts'
import { createBeside } from '../reindex/createBeside.ts'
import { switchTables } from '../reindex/switchTables.ts'

/** `countersign-admin reindex` */
export const reindex: AdminCommand = {
  name: 'reindex',
  usage: '',
  summary: 'Reads a chain anew beside the old index, compares the two, and switches. The service goes on.',
  options: {
    chain: { text: 'id of the chain', value: '<id>' },
    check: { text: 'only compares: nothing is changed, and exit code 1 says that they differ' },
  },
  takes: 0,
  async run(context) {
    const { env, options, print, startProgress } = context
    const admin = await openAdmin(env)
    const { databaseUrl, db, environment, logger } = admin
    try {
      const chain = await getChain(admin, getRequiredText(context, 'chain'))
      const chainId = chain.id
      return await db.connection().execute(async (session) => {
        const { rows } = await sql<{
          held: boolean
        }>`select pg_try_advisory_lock(hashtext(${`reindex ${chainId}`})) as held`.execute(session)
        if (!rows[0]?.held) throw new AdminError(`Chain ${chainId} is being reindexed already.`)
        const beside = await createBeside(db, { chainId, databaseUrl })
        const client = createChainClient(chain, quickNode)
        const head = Number(await client.getBlockNumber())
        const progress = startProgress(`Chain ${chainId}`, Math.max(1, head - chain.startBlock + 1))
        let last = chain.startBlock
        const indexer = createIndexer({
          chain,
          client,
          db: beside.db,
          logger,
          maxReorgDepth: environment.maxReorgDepth,
          onReading: ({ from }) => {
            progress.advance(Math.max(0, from - last))
            last = Math.max(last, from)
          },
          patientClient: createChainClient(chain, patientNode),
        })
        try {
          await indexer.runToHead()
          // Twice: the first look finds where Safes that were announced came from, the second reads what they did.
          for (let look = 0; look < 2; look += 1) {
            await sql`update unread_place set next_try_at = clock_timestamp()`.execute(beside.db)
            await indexer.mend()
          }
          while (await indexer.findSigners());
          progress.stop()
          const differences = await compareTables(db, { chainId, schema: beside.schema })
          for (const { gone, name, new: added } of differences) print(`${name}: ${gone} rows go, ${added} come`)
          if (differences.length === 0) print('The new index says what the old one says.')
          if (options.check) return differences.length === 0 ? 'done' : 'failed'
          const { safes } = await switchTables(db, { catchUp: indexer.runToHead, chainId, schema: beside.schema })
          print(`Switched. ${safes} Safe(s) have changed.`)
          return 'done'
        } finally {
          progress.stop()
          await indexer.stop()
          await beside.remove()
        }
      })
    } finally {
      await admin.close()
    }
  },
}

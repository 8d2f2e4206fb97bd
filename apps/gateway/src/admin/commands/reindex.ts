import { getRequiredText } from 'countersign/command-line'
import { longTimeoutNode, quickNode } from '../../indexer/nodeOptions.ts'
import { createChainClient } from '../../lib/createChainClient.ts'
import type { AdminCommand } from '../AdminCommand.ts'
import { getChain, withAdmin } from '../openAdmin.ts'
import type { Difference } from '../reindex/compareTables.ts'
import { reindexChain } from '../reindex/reindexChain.ts'

/** `countersign-admin reindex` */
export const reindex: AdminCommand = {
  name: 'reindex',
  usage: '',
  summary: 'Reads a chain anew beside the old index, compares the two, and switches. The service goes on.',
  options: {
    'accept-loss': { text: 'switches although the new index lacks rows that the old one has' },
    chain: { text: 'id of the chain', value: '<id>' },
    check: { text: 'only compares: nothing is changed, and exit code 1 says that they differ' },
  },
  takes: [0, 0],
  async run(context) {
    const { env, options, print, startProgress } = context
    return withAdmin(env, async (admin) => {
      const { databaseUrl, db, environment, logger } = admin
      const chain = await getChain(admin, getRequiredText(context.options, 'chain'))
      const client = createChainClient(chain, quickNode)
      const head = Number(await client.getBlockNumber())
      const progress = startProgress(`Chain ${chain.id}`, Math.max(1, head - chain.startBlock + 1))
      let last = chain.startBlock
      try {
        const { differences, safes } = await reindexChain({
          acceptsLoss: options['accept-loss'] === true,
          chain,
          client,
          databaseUrl,
          db,
          isCheck: options.check === true,
          logger,
          maxReorgDepth: environment.maxReorgDepth,
          onCompared: (found) => {
            progress.stop()
            for (const line of describe(found)) print(line)
          },
          onReading: ({ from }) => {
            progress.advance(Math.max(0, from - last))
            last = Math.max(last, from)
          },
          longTimeoutClient: createChainClient(chain, longTimeoutNode),
        })
        if (safes === undefined) return differences.length === 0 ? 'done' : 'failed'
        print(`Switched. ${safes} Safe(s) have changed.`)
        return 'done'
      } finally {
        progress.stop()
      }
    })
  },
}

function describe(differences: readonly Difference[]): string[] {
  if (differences.length === 0) return ['The new index says what the old one says.']
  return differences.map(({ gone, name, new: added }) => `${name}: ${gone} rows go, ${added} come`)
}

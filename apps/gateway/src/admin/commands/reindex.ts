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
  summary: 'Rebuilds the index of a chain, compares it with the current one and switches. The service keeps running.',
  options: {
    'accept-loss': { text: 'switch even if the new index lacks rows of the current one' },
    chain: { text: 'chain id', value: '<id>' },
    check: { text: 'compare only, without switching; exit code 1 if the indexes differ' },
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
        print(`Switched to the new index. ${safes} Safe(s) changed.`)
        return 'done'
      } finally {
        progress.stop()
      }
    })
  },
}

function describe(differences: readonly Difference[]): string[] {
  if (differences.length === 0) return ['The new index equals the current one.']
  return differences.map(({ gone, name, new: added }) => `${name}: ${gone} rows removed, ${added} added`)
}

import { setTimeout as sleep } from 'node:timers/promises'
import { getRequiredText, getText, UsageError } from 'countersign/command-line'
import { getAddress, isAddress, isHash } from 'viem'
import { withNodeTimeout } from '../../api/chain-registry/withNodeTimeout.ts'
import { findOfficialCreation } from '../../api/safes/findOfficialCreation.ts'
import { findSafe } from '../../db/queries/findSafe.ts'
import { insertRegisteredSafe } from '../../db/queries/registeredSafe.ts'
import { createChainClient } from '../../lib/createChainClient.ts'
import type { AdminCommand } from '../AdminCommand.ts'
import { getChain, withAdmin } from '../openAdmin.ts'

/** Milliseconds. Longer than for requests: a node without a full log index is queried block by block. */
const timeout = 120_000

/** `countersign-admin safe add <address>` */
export const addSafe: AdminCommand = {
  name: 'safe add',
  usage: '<address>',
  summary: 'Adds a Safe that the indexer did not discover: older than startBlock, or from another factory.',
  options: {
    chain: { text: 'chain id', value: '<id>' },
    transaction: { text: 'transaction that created it, if the node cannot find it', value: '<hash>' },
    wait: { text: 'seconds to wait until a running service has indexed it (default: 0)', value: '<seconds>' },
  },
  takes: [1, 1],
  async run(context) {
    const { env, positionals, print, startProgress } = context
    const chainText = getRequiredText(context.options, 'chain')
    const [text = ''] = positionals
    const transactionHash = getText(context.options, 'transaction')
    const wait = Number(getText(context.options, 'wait') ?? 0)
    if (!isAddress(text)) throw new UsageError(`${text} is not an address.`)
    if (transactionHash !== undefined && !isHash(transactionHash))
      throw new UsageError(`--transaction ${transactionHash} is not a transaction hash.`)
    if (!(wait >= 0)) throw new UsageError('--wait must be a number of seconds.')
    const safe = getAddress(text)
    return withAdmin(env, async (admin) => {
      const config = await getChain(admin, chainText)
      const isIndexed = async () => (await findSafe(admin.db, { address: safe, chainId: config.id })) !== undefined
      if (await isIndexed()) {
        print(`${safe} is already indexed.`)
        return 'done'
      }
      const client = createChainClient(config)
      const creation = await withNodeTimeout(
        config.id,
        () => findOfficialCreation({ client, config }, { safe, transactionHash }),
        { timeout },
      )
      await insertRegisteredSafe(admin.db, { chainId: config.id, safe, transactionHash: creation })
      print(`Added ${safe}, created in transaction ${creation}. A running service now indexes it from there.`)
      const progress = startProgress('Index', wait)
      for (let second = 0; second < wait; second += 1) {
        if (await isIndexed()) {
          progress.stop()
          print('Indexing finished.')
          return 'done'
        }
        await sleep(1_000)
        progress.advance()
      }
      progress.stop()
      if (wait === 0) return 'done'
      print(`Not indexed after ${wait} s. Check that a gateway is running, or run countersign-admin doctor.`)
      return 'doubtful'
    })
  },
}

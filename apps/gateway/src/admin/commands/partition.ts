import { getRequiredText, UsageError } from 'countersign/command-line'
import { maxPartitions, partitionTables } from '../../db/partition/partitionTables.ts'
import type { AdminCommand } from '../AdminCommand.ts'
import { withAdmin } from '../openAdmin.ts'

/** `countersign-admin partition` */
export const partition: AdminCommand = {
  name: 'partition',
  usage: '',
  summary: 'Partitions the large tables by a hash of the Safe while the service runs.',
  options: { count: { text: `partitions per table, 2 to ${maxPartitions}`, value: '<number>' } },
  takes: [0, 0],
  async run(context) {
    const text = getRequiredText(context.options, 'count')
    const count = Number(text)
    if (!/^\d{1,3}$/.test(text) || count < 2 || count > maxPartitions)
      throw new UsageError(`--count ${text} is not a number from 2 to ${maxPartitions}.`)
    return withAdmin(context.env, async ({ db }) => {
      const divided = await partitionTables(db, { count, startProgress: context.startProgress })
      for (const name of divided) context.print(`${name}: ${count} partitions`)
      if (divided.length === 0) context.print(`The large tables already have ${count} partitions.`)
      return 'done'
    })
  },
}

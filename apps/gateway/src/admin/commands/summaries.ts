import { rebuildSummaries } from '../../db/queries/safeSummaries.ts'
import type { AdminCommand } from '../AdminCommand.ts'
import { withAdmin } from '../openAdmin.ts'

/** `countersign-admin summaries` */
export const summaries: AdminCommand = {
  name: 'summaries',
  usage: '',
  summary: 'Rebuilds the summaries of Safes (counts, nonces, tokens) while the service runs.',
  options: {},
  takes: [0, 0],
  async run({ env, print, startProgress }) {
    return withAdmin(env, async ({ db }) => {
      const { count } = await db
        .selectFrom('safe_creation')
        .select(({ fn }) => fn.countAll<number>().as('count'))
        .executeTakeFirstOrThrow()
      const progress = startProgress('Safes', Math.max(1, Number(count)))
      let safes = 0
      try {
        await rebuildSummaries(db, {
          onProgress: (done) => {
            safes += done
            progress.advance(done)
          },
        })
      } finally {
        progress.stop()
      }
      print(`Rebuilt the summaries of ${safes} of ${count} Safes.`)
      return 'done'
    })
  },
}

import { createWriteStream } from 'node:fs'
import { resolve } from 'node:path'
import { Readable } from 'node:stream'
import { pipeline } from 'node:stream/promises'
import { getRequiredText, getText, UsageError } from 'countersign/command-line'
import { sql } from 'kysely'
import { getAddress, isAddress } from 'viem'
import { type AdminCommand, assertNewFile } from '../AdminCommand.ts'
import { withAdmin } from '../openAdmin.ts'
import { listTables, readTableRows } from '../rows/tables.ts'

/** Not exported: devices and webhooks hold secrets, the others are internal. */
const stored = new Set(['device_subscription', 'indexer', 'owner_webhook', 'push_subscription_safe', 'cache_version'])

/** `countersign-admin export` */
export const exportCommand: AdminCommand = {
  name: 'export',
  usage: '<file>',
  summary: 'Exports the indexed data of a chain or a Safe as JSON lines.',
  options: {
    chain: { text: 'chain id', value: '<id>' },
    safe: { text: 'only this Safe', value: '<address>' },
  },
  takes: [1, 1],
  async run(context) {
    const chainId = getRequiredText(context.options, 'chain')
    const safe = getText(context.options, 'safe')
    if (!/^\d{1,16}$/.test(chainId)) throw new UsageError(`--chain ${chainId} is not a chain id.`)
    if (safe !== undefined && !isAddress(safe)) throw new UsageError(`--safe ${safe} is not an address.`)
    const file = resolve(context.positionals[0] ?? '')
    await assertNewFile(file)
    let count = 0
    return withAdmin(context.env, async ({ db }) => {
      await db
        .transaction()
        .setIsolationLevel('repeatable read')
        .setAccessMode('read only')
        .execute(async (tx) => {
          const tables = (await listTables(tx)).filter(
            ({ columns, name }) =>
              !stored.has(name) && columns.includes('chain_id') && (safe === undefined || columns.includes('safe')),
          )
          const progress = context.startProgress('Export', tables.length)
          const ofChain = sql`t.chain_id = ${chainId} :: bigint`
          const where = safe === undefined ? ofChain : sql`${ofChain} and t.safe = ${getAddress(safe)}`
          async function* lines(): AsyncGenerator<string> {
            for (const { name } of tables) {
              for await (const rows of readTableRows(tx, { name, where })) {
                count += rows.length
                yield rows.map((row) => `{"table":"${name}","row":${row}}\n`).join('')
              }
              progress.advance()
            }
          }
          try {
            await pipeline(Readable.from(lines()), createWriteStream(file, { flags: 'wx', mode: 0o600 }))
          } finally {
            progress.stop()
          }
        })
      context.print(`${count} rows: ${file}`)
      return 'done'
    })
  },
}

import type { ChainConfig } from '@countersign/protocol/config'
import type { Variables } from '../../config/parseEnvironment.ts'
import { isBeforeBase, listMigrations } from '../../db/migrate.ts'
import { createLogger } from '../../lib/createLogger.ts'
import type { AdminCommand } from '../AdminCommand.ts'
import { checkIndex, checkNode } from '../checks/checkChain.ts'
import { checkConfiguration } from '../checks/checkConfiguration.ts'
import { checkConnections, checkDatabase } from '../checks/checkDatabase.ts'
import { type Check, checkClock, checkDisk, describeFailure } from '../checks/checkMachine.ts'
import { withAdmin } from '../openAdmin.ts'

const marks = { bad: 'BAD ', doubtful: 'HM  ', well: 'ok  ' } as const

/** `countersign-admin doctor` */
export const doctor: AdminCommand = {
  name: 'doctor',
  usage: '',
  summary: 'Looks at configuration, nodes, database, disk and clock, and says what to do.',
  options: { json: { text: 'for programs' } },
  takes: [0, 0],
  async run({ env, options, print }) {
    const { chains, checks, environment } = await checkConfiguration(env, { logger: createLogger({ level: 'silent' }) })
    if (environment) {
      checks.push(...(await inspectDatabase(env, chains)))
      checks.push(...(await checkConnections(environment)))
      if (environment.databaseUrl === undefined) checks.push(await checkDisk(environment.dataDir))
      for (const found of await Promise.all(chains.map(checkNode))) checks.push(...found)
    }
    if (options.json) print(JSON.stringify({ checks }))
    else for (const line of checks.flatMap(toLines)) print(line)
    if (checks.some(({ verdict }) => verdict === 'bad')) return 'failed'
    return checks.some(({ verdict }) => verdict === 'doubtful') ? 'doubtful' : 'done'
  },
}

async function inspectDatabase(env: Variables, chains: readonly ChainConfig[]): Promise<Check[]> {
  try {
    return await withAdmin(env, async ({ db }) => {
      const checks = [...(await checkDatabase(db, { chains: chains.length })), await checkClock(db)]
      const applied = await listMigrations(db)
      if (applied.length > 0 && !isBeforeBase(applied))
        for (const chain of chains) checks.push(await checkIndex(db, chain))
      return checks
    })
  } catch (error) {
    const remedy = 'Start the server or correct DATABASE_URL; without DATABASE_URL the embedded database is used.'
    return [{ found: `it cannot be used: ${describeFailure(error)}`, remedy, verdict: 'bad', what: 'database' }]
  }
}

function toLines({ found, remedy, verdict, what }: Check): string[] {
  return [`${marks[verdict]}${what}: ${found}`, ...(remedy ? [`      ${remedy}`] : [])]
}

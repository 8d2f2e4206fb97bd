import type { ChainConfig } from '@countersign/protocol/config'
import type { Variables } from '../../config/parseEnvironment.ts'
import { listMigrations } from '../../db/migrate.ts'
import { createLogger } from '../../lib/createLogger.ts'
import type { AdminCommand } from '../AdminCommand.ts'
import { checkIndex, checkNodes } from '../checks/checkChain.ts'
import { checkConfiguration } from '../checks/checkConfiguration.ts'
import { checkConnections, checkDatabase } from '../checks/checkDatabase.ts'
import { type Check, checkClock, checkDisk, describeFailure } from '../checks/checkMachine.ts'
import { reportChecks } from '../checks/reportChecks.ts'
import { withAdmin } from '../openAdmin.ts'

/** `countersign-admin doctor` */
export const doctor: AdminCommand = {
  name: 'doctor',
  usage: '',
  summary: 'Checks configuration, nodes, database, disk and clock, and suggests fixes.',
  options: { json: { text: 'print JSON' } },
  takes: [0, 0],
  async run(context) {
    const { env } = context
    const { chains, checks, environment } = await checkConfiguration(env, { logger: createLogger({ level: 'silent' }) })
    if (environment) {
      checks.push(...(await inspectDatabase(env, chains)))
      checks.push(...(await checkConnections(environment)))
      if (environment.databaseUrl === undefined) checks.push(await checkDisk(environment.dataDir))
      for (const found of await Promise.all(chains.map(checkNodes))) checks.push(...found)
    }
    return reportChecks(checks, context)
  },
}

async function inspectDatabase(env: Variables, chains: readonly ChainConfig[]): Promise<Check[]> {
  try {
    return await withAdmin(env, async ({ db }) => {
      const checks = [...(await checkDatabase(db, { chains: chains.length })), await checkClock(db)]
      if ((await listMigrations(db)).length > 0) for (const chain of chains) checks.push(await checkIndex(db, chain))
      return checks
    })
  } catch (error) {
    const remedy = 'Start the server, or correct DATABASE_URL. Unset DATABASE_URL to use the embedded database.'
    return [{ found: `connection failed: ${describeFailure(error)}`, remedy, verdict: 'bad', what: 'database' }]
  }
}

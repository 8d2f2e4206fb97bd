import type { ChainConfig } from '@countersign/protocol/config'
import { chooseChains } from '../../config/chooseChains.ts'
import { listNodeWarnings } from '../../config/listNodeWarnings.ts'
import { parseEnvironment, type Variables } from '../../config/parseEnvironment.ts'
import { readCatalog } from '../../config/readCatalog.ts'
import type { Environment } from '../../config/settings.ts'
import { isBeforeBase, listMigrations } from '../../db/migrate.ts'
import { createLogger, type Logger } from '../../lib/createLogger.ts'
import type { AdminCommand } from '../AdminCommand.ts'
import { checkIndex, checkNodes } from '../checks/checkChain.ts'
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
      const applied = await listMigrations(db)
      if (applied.length > 0 && !isBeforeBase(applied))
        for (const chain of chains) checks.push(await checkIndex(db, chain))
      return checks
    })
  } catch (error) {
    const remedy = 'Start the server, or correct DATABASE_URL. Unset DATABASE_URL to use the embedded database.'
    return [{ found: `connection failed: ${describeFailure(error)}`, remedy, verdict: 'bad', what: 'database' }]
  }
}

type CheckedConfiguration = {
  chains: readonly ChainConfig[]
  checks: Check[]
  /** Undefined when the variables are invalid: the other checks need them. */
  environment: Environment | undefined
}

/** Validates variables and operator files exactly as a start does. */
async function checkConfiguration(
  env: Variables,
  { logger }: { logger: Pick<Logger, 'info' | 'warn'> },
): Promise<CheckedConfiguration> {
  const checks: Check[] = []
  const check = async <result>(what: string, read: () => Promise<result>): Promise<result | undefined> => {
    try {
      return await read()
    } catch (error) {
      checks.push({
        found: describeFailure(error),
        remedy: 'Correct it. The service cannot start with this error.',
        verdict: 'bad',
        what,
      })
      return undefined
    }
  }
  const environment = await check('variables', async () => parseEnvironment(env))
  if (!environment) return { chains: [], checks, environment }
  const chosen = await check('chains file', () => chooseChains(environment, { logger }))
  await check('operator files', () => readCatalog(environment, { logger }))
  if (checks.length === 0)
    checks.push({ found: `${chosen?.chains.length ?? 0} chain(s)`, verdict: 'well', what: 'configuration' })
  for (const { chainId, found, remedy } of listNodeWarnings(chosen?.chains ?? []))
    checks.push({ found, remedy, verdict: 'doubtful', what: `public node ${chainId}` })
  const { limits, publicUrl } = environment
  if (publicUrl && limits.proxyHops === 0)
    checks.push({
      found: 'PUBLIC_URL is set, but COUNTERSIGN_PROXIES is 0',
      remedy: 'Set COUNTERSIGN_PROXIES to their number: else all clients share the limits of one.',
      verdict: 'doubtful',
      what: 'proxy',
    })
  return { chains: chosen?.chains ?? [], checks, environment }
}

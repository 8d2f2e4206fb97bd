import { join } from 'node:path'
import { type Devchain, startDevchain } from '@countersign/devchain'
import {
  type Environment,
  type Logger,
  type OpenedDatabase,
  openDatabase,
  prepareDataFolder,
} from '@countersign/gateway'
import { toStartError } from './ChainStartError.ts'

export type Foundations = {
  /** Undefined when the operator named chains. */
  chain: Devchain | undefined
  database: OpenedDatabase
  stop(): Promise<void>
}

export type StartFoundationsParameters = {
  /** Program of the chain's process; its source when undefined. */
  chainEntry: URL | undefined
  environment: Environment
  logger: Logger
}

/** Chain and database, side by side because each takes its time. When one fails the other is stopped. */
export async function startFoundations(parameters: StartFoundationsParameters): Promise<Foundations> {
  const { chainEntry: entry, environment, logger } = parameters
  const { chainPort: port, chainsFile, corsOrigins, dataDir, publicUrl } = environment
  // The page of this service is one of this machine, or of the address that its users see.
  const origins = [...corsOrigins, ...(publicUrl ? [publicUrl] : [])]
  if (!chainsFile) await prepareDataFolder(dataDir)
  const [chain, database] = await Promise.allSettled([
    chainsFile ? undefined : startDevchain({ dataDir: join(dataDir, 'chain'), demoWorld: true, entry, origins, port }),
    openDatabase(environment, { logger }),
  ])
  const stop = async () => {
    await Promise.all([
      chain.status === 'fulfilled' ? chain.value?.stop() : undefined,
      database.status === 'fulfilled' ? database.value.stop() : undefined,
    ])
  }
  if (chain.status === 'fulfilled' && database.status === 'fulfilled')
    return { chain: chain.value, database: database.value, stop }
  await stop()
  throw toStartError(toReason(chain)) ?? toReason(database)
}

function toReason(result: PromiseSettledResult<unknown>): unknown {
  return result.status === 'rejected' ? result.reason : undefined
}

import { join } from 'node:path'
import { chainId, type Devchain, secondChainId, startDevchain } from '@countersign/devchain'
import {
  type Environment,
  type Logger,
  type OpenedDatabase,
  openDatabase,
  prepareDataFolder,
} from '@countersign/gateway'
import { toStartError } from './ChainStartError.ts'

export type Foundations = {
  /** None when the operator named chains. */
  chains: readonly Devchain[]
  database: OpenedDatabase
  stop(): Promise<void>
}

export type StartFoundationsParameters = {
  /** Program of the chain's process; its source when undefined. */
  chainEntry: URL | undefined
  environment: Environment
  logger: Logger
}

/** Chains and database, side by side because each takes its time. When one fails the others are stopped. */
export async function startFoundations(parameters: StartFoundationsParameters): Promise<Foundations> {
  const { chainEntry: entry, environment, logger } = parameters
  const { chainPort, chainsFile, corsOrigins, dataDir, demoChains, publicUrl } = environment
  // The page of this service is one of this machine, or of the address that its users see.
  const origins = [...corsOrigins, ...(publicUrl ? [publicUrl] : [])]
  const nextPort = chainPort === 0 || chainPort === 65_535 ? 0 : chainPort + 1
  const wanted = [
    { chainId, dataDir: join(dataDir, 'chain'), demoWorld: true, port: chainPort },
    { chainId: secondChainId, dataDir: join(dataDir, 'chain-2'), port: nextPort },
  ].slice(0, chainsFile ? 0 : demoChains)
  if (!chainsFile) await prepareDataFolder(dataDir)
  const [chains, [database]] = await Promise.all([
    Promise.allSettled(wanted.map((options) => startDevchain({ ...options, entry, origins }))),
    Promise.allSettled([openDatabase(environment, { logger })]),
  ])
  const started = chains.flatMap((chain) => (chain.status === 'fulfilled' ? [chain.value] : []))
  const stop = async () => {
    await Promise.all([
      ...started.map((chain) => chain.stop()),
      database.status === 'fulfilled' ? database.value.stop() : undefined,
    ])
  }
  if (started.length === wanted.length && database.status === 'fulfilled')
    return { chains: started, database: database.value, stop }
  await stop()
  throw chains.map(toReason).map(toStartError).find(Boolean) ?? toReason(database)
}

function toReason(result: PromiseSettledResult<unknown>): unknown {
  return result.status === 'rejected' ? result.reason : undefined
}

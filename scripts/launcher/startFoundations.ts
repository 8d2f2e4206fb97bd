import { join } from 'node:path'
import {
  chainId,
  type Devchain,
  DevchainStartError,
  type StartDevchainParameters,
  secondChainId,
  startDevchain,
} from '@countersign/devchain'
import {
  type Environment,
  type Logger,
  type OpenedDatabase,
  openDatabase,
  prepareDataFolder,
  superviseProcess,
} from '@countersign/gateway'
import { BaseError } from '@countersign/protocol/errors'

export type Foundations = {
  /** Empty if the operator configured chains. */
  chains: readonly Pick<Devchain, 'url'>[]
  database: OpenedDatabase
  stop(): Promise<void>
}

export type StartFoundationsParameters = {
  /** Program of the chain's process; its source when undefined. */
  chainEntry: URL | undefined
  environment: Environment
  logger: Logger
  /** Aborted when the program stops: nothing is restarted from then on. */
  stopping: AbortSignal
}

/** Starts chains and database in parallel. If one fails the others are stopped. */
export async function startFoundations(parameters: StartFoundationsParameters): Promise<Foundations> {
  const { chainEntry: entry, environment, logger, stopping } = parameters
  const { chainPort, chainsFile, corsOrigins, dataDir, demoChains, publicUrl } = environment
  // The service's page is on this machine, or on the public URL.
  const origins = [...corsOrigins, ...(publicUrl ? [publicUrl] : [])]
  const nextPort = chainPort === 0 || chainPort === 65_535 ? 0 : chainPort + 1
  const wanted = [
    { chainId, dataDir: join(dataDir, 'chain'), demoWorld: true, port: chainPort },
    { chainId: secondChainId, dataDir: join(dataDir, 'chain-2'), port: nextPort },
  ].slice(0, chainsFile ? 0 : demoChains)
  if (!chainsFile) await prepareDataFolder(dataDir)
  const [chains, [database]] = await Promise.all([
    Promise.allSettled(wanted.map((options) => storeChain({ ...options, entry, origins }, { logger, stopping }))),
    Promise.allSettled([openDatabase(environment, { logger, stopping })]),
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

/** Ctrl-C reaches the chain as well: the signal must be noticed before the chain is restarted. */
const firstDelay = 500

/** A chain that is restarted, with its journal and port, whenever it exits. */
async function storeChain(
  options: StartDevchainParameters,
  { logger: parent, stopping }: Pick<StartFoundationsParameters, 'logger' | 'stopping'>,
): Promise<Pick<Devchain, 'stop' | 'url'>> {
  const logger = parent.child({ chainId: options.chainId })
  let port = options.port
  const { first, stop } = await superviseProcess({
    firstDelay,
    onEnd: (_, delay) => logger.error({ delay }, 'the embedded chain exited; restarting (mined blocks are safe)'),
    onFailure: (error, delay) => logger.error({ delay, err: error }, 'the embedded chain did not start; retrying'),
    onRestart: () => logger.info('the embedded chain is running again'),
    start: async () => {
      const chain = await startDevchain({ ...options, port })
      port = Number(new URL(chain.url).port)
      return chain
    },
    stopping,
  })
  return { stop, url: first.url }
}

function toReason(result: PromiseSettledResult<unknown>): unknown {
  return result.status === 'rejected' ? result.reason : undefined
}

/** The chain's errors name ports and folders; operators set variables. */
const remedies: Readonly<Record<string, string>> = {
  DATA_FOLDER_IN_USE: 'Stop the other Countersign, or set COUNTERSIGN_DATA to another folder.',
  DATA_FOLDER_UNUSABLE: 'Set COUNTERSIGN_DATA to a folder that this user can write.',
  JOURNAL_BROKEN: 'Set COUNTERSIGN_DATA to another folder to start with a new chain.',
  PORT_TAKEN: 'Set CHAIN_PORT to a free port, or to 0 for any.',
}

class ChainStartError extends BaseError {
  constructor({ cause }: { cause: DevchainStartError }) {
    const remedy = remedies[cause.code]
    super('CHAIN_START', cause.shortMessage, { cause, metaMessages: remedy ? [remedy] : [] })
  }
}

/** Adds the remedy to a failure of the chain. */
function toStartError(reason: unknown): unknown {
  return reason instanceof DevchainStartError ? new ChainStartError({ cause: reason }) : reason
}

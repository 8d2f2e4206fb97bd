import { chmod, mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { chainId, startDevchain } from '@countersign/devchain'
import { demoAccounts } from '@countersign/devchain/accounts'
import { createTestClient, deploySafe } from '@countersign/devchain/testing'
import type { Address } from 'viem'
import { startEmbeddedPostgres } from '../../apps/gateway/src/db/startEmbeddedPostgres.ts'
import { createWorldDatabase } from '../../apps/gateway/test/createWorldDatabase.ts'
import { worldSizes } from '../../apps/gateway/test/seedWorld.ts'
import { describeChain } from '../gateway/createWorld.ts'
import { startProcess } from '../gateway/startProcess.ts'

export type ScaleWorld = {
  bytesPerTransaction: number
  /** Transactions of the largest Safe. */
  largest: number
  others: number
  pid: number
  startSeconds: number
  url: string
}

export type ScaleWorlds = {
  large: ScaleWorld
  largeSafe: Address
  /** Mines a block, which invalidates cached reads. */
  mine(): Promise<void>
  small: ScaleWorld
  smallSafe: Address
  stop(): Promise<void>
}

const gatewayProgram = fileURLToPath(new URL('../../scripts/gateway.mjs', import.meta.url))
const owners = [demoAccounts[0].address, demoAccounts[1].address] as const
/** Node state beyond the seeded data. */
const spareBlocks = 100

/** The data set of 10,000 transactions and a large one: one PostgreSQL, one node, a gateway each. */
export async function createScaleWorlds(size: 'full' | 'quick'): Promise<ScaleWorlds> {
  const folder = await mkdtemp(join(tmpdir(), 'countersign-scale-'))
  // As root the server runs as another user, who needs access.
  await chmod(folder, 0o755)
  const ending: (() => Promise<unknown>)[] = [() => rm(folder, { force: true, recursive: true })]
  const stop = async () => {
    for (const end of ending.toReversed()) await end()
  }
  try {
    const chain = await startDevchain()
    ending.push(() => chain.stop())
    const server = await startEmbeddedPostgres({ dataDir: folder })
    ending.push(() => server.stop())
    const client = createTestClient(chain.url)
    const [largeSafe, smallSafe] = [
      await deploySafe({ client, owners: [...owners], threshold: 2 }),
      await deploySafe({ client, owners: [...owners], threshold: 2, saltNonce: 1n }),
    ]
    await client.mine({ blocks: Math.ceil(worldSizes[size].transactions / 4) + spareBlocks })
    const head = await client.getBlock()
    const chainsFile = join(folder, 'chains.json')
    await writeFile(chainsFile, JSON.stringify({ chains: [describeChain(chain.url, chain.wsUrl)] }))
    const open = async (name: keyof typeof worldSizes): Promise<ScaleWorld> => {
      const { largest, others, transactions } = worldSizes[name]
      const { bytes, url: databaseUrl } = await createWorldDatabase({
        chainId,
        head: { hash: head.hash, number: Number(head.number), timestamp: Number(head.timestamp) },
        owners,
        safes: [largeSafe, smallSafe],
        serverUrl: server.url,
        size: name,
      })
      const begin = performance.now()
      const gateway = await startProcess([gatewayProgram], {
        COUNTERSIGN_CHAINS: chainsFile,
        COUNTERSIGN_DATA: join(folder, `data-${name}`),
        // The complete load comes from one address.
        COUNTERSIGN_RATE: '0',
        DATABASE_URL: databaseUrl,
        HOST: '127.0.0.1',
        LOG_LEVEL: 'warn',
        PORT: '0',
      })
      ending.push(() => gateway.stop())
      return {
        bytesPerTransaction: bytes / transactions,
        largest,
        others,
        pid: gateway.pid,
        startSeconds: (performance.now() - begin) / 1_000,
        url: gateway.url,
      }
    }
    // The small one first: its start creates a missing build.
    const small = await open('small')
    return { large: await open(size), largeSafe, mine: () => client.mine({ blocks: 1 }), small, smallSafe, stop }
  } catch (error) {
    await stop()
    throw error
  }
}

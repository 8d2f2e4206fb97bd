import { setTimeout as sleep } from 'node:timers/promises'
import { demoSafes } from '@countersign/devchain/demo-world'
import { z } from 'zod'
import { createLogger } from '../src/lib/createLogger.ts'
import { type GatewayConfig, startGateway } from '../src/startGateway.ts'
import { createTestChain, type TestChain } from './createTestChain.ts'
import { createTestDatabase } from './createTestDatabase.ts'
import { getDemoTemplate } from './getDemoTemplate.ts'

const IndexSchema = z.object({ masterCopiesBlockNumber: z.number(), synced: z.boolean() })

export type DemoGateway = {
  chain: TestChain
  chainId: string
  rpcUrl: string
  stop(): Promise<void>
  url: string
  /** Waits until the chain's head is indexed. */
  waitForIndex(): Promise<void>
}

/** The real gateway on its own port, with the demo world. */
export async function startDemoGateway(options: Partial<GatewayConfig> = {}): Promise<DemoGateway> {
  const template = await getDemoTemplate()
  const [chain, database] = await Promise.all([createTestChain({ demoWorld: true }), createTestDatabase({ template })])
  const gateway = await startGateway({
    chains: [chain.config],
    databaseUrl: database.url,
    host: '127.0.0.1',
    logger: createLogger({ level: 'silent' }),
    port: 0,
    ...options,
  })
  const chainId = String(chain.config.id)
  const [rpcUrl = ''] = chain.config.rpcUrls.default.http
  const waitForIndex = async () => {
    const head = Number(await chain.client.getBlockNumber())
    while (!(await isIndexed(gateway.url, { chainId, head }))) await sleep(50)
  }
  await waitForIndex()
  await waitForTokens(gateway.url)
  return {
    chain,
    chainId,
    rpcUrl,
    stop: async () => {
      await gateway.stop()
      await Promise.all([database.destroy(), chain.stop()])
    },
    url: gateway.url,
    waitForIndex,
  }
}

/** The template's index is complete but old: the indexer must also have contacted its node. */
async function isIndexed(url: string, { chainId, head }: { chainId: string; head: number }): Promise<boolean> {
  const answer = await fetch(`${url}/v1/chains/${chainId}/about/indexing`)
  const { masterCopiesBlockNumber, synced } = IndexSchema.parse(await answer.json())
  return masterCopiesBlockNumber >= head && synced
}

/** On a busy machine the first answers lack what could not be read in time, and say so; later ones do not. */
async function waitForTokens(url: string): Promise<void> {
  for (const { address } of Object.values(demoSafes)) {
    const safe = `${url}/v1/chains/31337/safes/${address}`
    for (const list of [`${safe}/balances/usd`, `${safe}/collectibles`])
      while ((await (await fetch(list)).text()).includes('"unreadable"')) await sleep(1_000)
  }
}

import type { ChainConfig } from '@countersign/protocol/config'
import { createTestApi, type TestApi, type TestApiOptions } from './createTestApi.ts'
import type { TestChain } from './createTestChain.ts'
import { getDemoTemplate } from './getDemoTemplate.ts'
import { setup, type TestWorld } from './setup.ts'

/** The application on the demo world, with all proposals and signatures. */
export async function createDemoApi(
  chain: TestChain,
  { config, ...options }: TestApiOptions & { config?: Partial<ChainConfig> } = {},
): Promise<{ api: TestApi; world: TestWorld }> {
  const world = await setup(chain, { template: await getDemoTemplate() })
  // Indexes what earlier tests of this file did on chain.
  await world.indexer.runToHead()
  // Retries what a slow machine postponed.
  await world.indexer.retryFailed()
  const api = await createTestApi({ ...world, config: { ...world.config, ...config } }, options)
  return { api, world }
}

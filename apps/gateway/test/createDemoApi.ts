import type { ChainConfig } from '@countersign/protocol/config'
import { createTestApi, type TestApi, type TestApiOptions } from './createTestApi.ts'
import type { TestChain } from './createTestChain.ts'
import { getDemoTemplate } from './getDemoTemplate.ts'
import { setup, type TestWorld } from './setup.ts'

export type DemoApi = { api: TestApi; world: TestWorld }

/** The application on the demo world, with everything that its people proposed and signed. */
export async function createDemoApi(
  chain: TestChain,
  { config, ...options }: TestApiOptions & { config?: Partial<ChainConfig> } = {},
): Promise<DemoApi> {
  const world = await setup(chain, { template: await getDemoTemplate() })
  // What a test of this file did on the chain since.
  await world.indexer.runToHead()
  // What a slow machine put off.
  await world.indexer.mend()
  const api = await createTestApi({ ...world, config: { ...world.config, ...config } }, options)
  return { api, world }
}

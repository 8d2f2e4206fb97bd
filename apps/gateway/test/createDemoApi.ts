import { createDemoRequests } from '@countersign/devchain'
import type { ChainConfig } from '@countersign/protocol'
import { createTestApi, type TestApi, type TestApiOptions } from './createTestApi.ts'
import type { TestChain } from './createTestChain.ts'
import { setup, type TestWorld } from './setup.ts'

export type DemoApi = { api: TestApi; world: TestWorld }

/** The application on the demo world, with everything that its people proposed and signed. */
export async function createDemoApi(
  chain: TestChain,
  { config, ...options }: TestApiOptions & { config?: Partial<ChainConfig> } = {},
): Promise<DemoApi> {
  const world = await setup(chain)
  await world.indexer.runToHead()
  const api = await createTestApi({ ...world, config: { ...world.config, ...config } }, options)
  const [rpcUrl = ''] = chain.config.rpcUrls.default.http
  for (const { body, path } of await createDemoRequests({ rpcUrl })) {
    const { status } = await api.post(path, body)
    if (status >= 300) throw new Error(`The demo world's request to ${path} was answered ${status}.`)
  }
  return { api, world }
}

import { createDemoRequests } from '@countersign/devchain'
import type { ChainConfig } from '@countersign/protocol'
import { createTestApi, openTestApi, type TestApi, type TestApiOptions } from './createTestApi.ts'
import type { TestChain } from './createTestChain.ts'
import { createTestDatabase } from './createTestDatabase.ts'
import { createWorld, setup, type TestWorld } from './setup.ts'

export type DemoApi = { api: TestApi; world: TestWorld }

/** The application on the demo world, with everything that its people proposed and signed. */
export async function createDemoApi(
  chain: TestChain,
  { config, ...options }: TestApiOptions & { config?: Partial<ChainConfig> } = {},
): Promise<DemoApi> {
  const world = await setup(chain, { template: await keepTemplate(chain) })
  // What a test of this file did on the chain since.
  await world.indexer.runToHead()
  const api = await createTestApi({ ...world, config: { ...world.config, ...config } }, options)
  return { api, world }
}

const templates = new WeakMap<TestChain, Promise<string>>()

/** Indexing and proposing is done once for a chain: each test has a copy of what came of it. */
function keepTemplate(chain: TestChain): Promise<string> {
  const template = templates.get(chain) ?? createTemplate(chain)
  templates.set(chain, template)
  return template
}

async function createTemplate(chain: TestChain): Promise<string> {
  const database = await createTestDatabase()
  chain.onStop(database.destroy)
  const world = createWorld(chain, database)
  await world.indexer.runToHead()
  const { api, close } = await openTestApi(world)
  const [rpcUrl = ''] = chain.config.rpcUrls.default.http
  for (const { body, path } of await createDemoRequests({ rpcUrl })) {
    const { status } = await api.post(path, body)
    if (status !== (path.endsWith('/messages') ? 202 : 200))
      throw new Error(`The demo world's request to ${path} was answered ${status}.`)
  }
  await world.indexer.stop()
  await close()
  await database.db.destroy()
  return database.name
}

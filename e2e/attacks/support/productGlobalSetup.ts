import { createDataDir, startCountersign } from '@countersign/test'
import type { TestProject } from 'vitest/node'
import { startEmbeddedPostgres } from '../../../apps/gateway/src/db/startEmbeddedPostgres.ts'

declare module 'vitest' {
  interface ProvidedContext {
    /** What `npm start` started, to be attacked. */
    product: { chainUrl: string; databaseUrl: string; url: string }
  }
}

/** One product for all attacks, on a database that can be looked into. Attackers and users are told apart as by a proxy. */
export default async function setup(project: TestProject): Promise<() => Promise<void>> {
  const [data, databaseData] = [await createDataDir(), await createDataDir()]
  const database = await startEmbeddedPostgres({ dataDir: databaseData.path })
  const product = await startCountersign({
    dataDir: data.path,
    env: {
      COUNTERSIGN_OWNER_WEBHOOKS: 'any',
      COUNTERSIGN_PROXIES: '1',
      DATABASE_URL: database.url,
      LOG_LEVEL: 'warn',
    },
    timeout: 600_000,
  })
  project.provide('product', { chainUrl: product.chainUrl, databaseUrl: database.url, url: product.url })
  return async () => {
    await product.stop()
    await database.stop()
    await Promise.all([data.remove(), databaseData.remove()])
  }
}

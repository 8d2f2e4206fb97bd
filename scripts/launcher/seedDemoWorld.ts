import { createHash } from 'node:crypto'
import { open, readFile, rename } from 'node:fs/promises'
import { join } from 'node:path'
import { createDemoRequests } from '@countersign/devchain'
import type { Logger } from '@countersign/gateway'
import { BaseError } from '@countersign/protocol/errors'

export type SeedDemoWorldParameters = {
  dataDir: string
  databaseUrl: string | undefined
  logger: Logger
  rpcUrl: string
  serviceUrl: string
  stopping: AbortSignal
}

/**
 * Sends the demo proposals and messages to the service, once per database. The mark is written last: after a crash all
 * are sent again, which is idempotent.
 */
export async function seedDemoWorld(parameters: SeedDemoWorldParameters): Promise<void> {
  const { dataDir, databaseUrl, logger, rpcUrl, serviceUrl, stopping } = parameters
  const mark = createHash('sha256')
    .update(databaseUrl ?? 'embedded')
    .digest('hex')
  const file = join(dataDir, 'demo-world-sent')
  if ((await readFile(file, 'utf8').catch(() => '')) === mark) return
  for (const { body, method, path } of await createDemoRequests({ rpcUrl })) {
    const response = await fetch(`${serviceUrl}${path}`, {
      body: JSON.stringify(body),
      headers: { 'Content-Type': 'application/json' },
      method,
      signal: stopping,
    })
    if (response.ok) continue
    const reason = await response.text()
    if (response.status >= 500) throw new DemoWorldError({ path, reason })
    // The chain may have advanced since a crash: obsolete requests are skipped.
    logger.warn({ path, reason }, 'skipped an entry of the demo world')
  }
  await writeDurably(file, mark)
}

class DemoWorldError extends BaseError {
  constructor({ path, reason }: { path: string; reason: string }) {
    super('DEMO_WORLD', `The demo world could not be created (${path}: ${reason}). Start again to complete it.`)
  }
}

async function writeDurably(file: string, text: string): Promise<void> {
  const fresh = `${file}.new`
  const handle = await open(fresh, 'w')
  await handle.writeFile(text)
  await handle.sync()
  await handle.close()
  await rename(fresh, file)
}

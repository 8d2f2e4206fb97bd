import { once } from 'node:events'
import type { Server } from 'node:http'
import { createServer } from 'node:net'
import { ListenError } from './ListenError.ts'

export type ListenParameters = { host: string; port: number }

/** Starts listening and returns the port, which the system chose when 0 was asked for. */
export async function listen(server: Server, { host, port }: ListenParameters): Promise<number> {
  const failed = once(server, 'error').then(([cause]: unknown[]) => {
    throw new ListenError({ cause, host, port })
  })
  server.listen(port, host)
  await Promise.race([once(server, 'listening'), failed])
  failed.catch(() => undefined)
  const address = server.address()
  return typeof address === 'object' && address !== null ? address.port : port
}

/** Fails as `listen` would, before anything else is started for nothing. */
export async function assertCanListen({ host, port }: ListenParameters): Promise<void> {
  if (port === 0) return
  const probe = createServer()
  await new Promise<void>((resolve, reject) => {
    probe.once('error', (cause) => reject(new ListenError({ cause, host, port })))
    probe.listen(port, host, () => probe.close(() => resolve()))
  })
}

import { createServer, type Server } from 'node:net'
import { ListenError } from './ListenError.ts'

export type ListenParameters = { host: string; port: number }

/** Starts listening and returns the port, which the system chose when 0 was asked for. */
export async function listen(server: Server, { host, port }: ListenParameters): Promise<number> {
  await new Promise<void>((resolve, reject) => {
    const fail = (cause: Error) => reject(new ListenError({ cause, host, port }))
    server.once('error', fail)
    server.listen(port, host, () => {
      server.off('error', fail)
      resolve()
    })
  })
  const address = server.address()
  return typeof address === 'object' && address !== null ? address.port : port
}

/** Fails as `listen` would, before anything else is started for nothing. */
export async function assertCanListen({ host, port }: ListenParameters): Promise<void> {
  if (port === 0) return
  const probe = createServer()
  await listen(probe, { host, port })
  await new Promise((resolve) => probe.close(resolve))
}

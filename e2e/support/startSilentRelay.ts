import { createServer, type Socket } from 'node:net'

export type SilentRelay = { url: string; close(): Promise<void> }

/** Accepts every connection and sends nothing, like a relay behind a broken proxy. */
export async function startSilentRelay(): Promise<SilentRelay> {
  const sockets = new Set<Socket>()
  const server = createServer((socket) => {
    sockets.add(socket)
    socket.on('error', () => {})
    socket.on('close', () => sockets.delete(socket))
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const address = server.address()
  if (typeof address !== 'object' || address === null) throw new Error('The relay has no port.')
  return {
    close: () =>
      new Promise((resolve) => {
        for (const socket of sockets) socket.destroy()
        server.close(() => resolve())
      }),
    url: `ws://127.0.0.1:${address.port}`,
  }
}

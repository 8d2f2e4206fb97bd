import { createServer } from 'node:http'
import { type AddressInfo, connect, type Socket } from 'node:net'
import { expect, onTestFinished, test } from 'vitest'
import { limitConnections } from './listen.ts'

async function setup({ maxPerAddress }: { maxPerAddress: number }) {
  const server = createServer((_, response) => response.end('here'))
  limitConnections(server, { maxPerAddress })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  onTestFinished(() => server.closeAllConnections())
  onTestFinished(() => void server.close())
  const address = server.address()
  const port = isAddress(address) ? address.port : 0
  /** The socket, and whether the server answers on it. */
  const open = () =>
    new Promise<{ isServed: boolean; socket: Socket }>((resolve) => {
      const socket = connect(port, '127.0.0.1', () => socket.write('GET / HTTP/1.1\r\nHost: here\r\n\r\n'))
      onTestFinished(() => void socket.destroy())
      socket.once('data', () => resolve({ isServed: true, socket }))
      socket.once('close', () => resolve({ isServed: false, socket }))
      socket.on('error', () => undefined)
    })
  return { open }
}

function isAddress(address: AddressInfo | string | null): address is AddressInfo {
  return typeof address === 'object' && address !== null
}

test('default: the next one is closed, until another one is', async () => {
  const { open } = await setup({ maxPerAddress: 2 })
  const [first, second, third] = [await open(), await open(), await open()]
  expect([first.isServed, second.isServed, third.isServed]).toEqual([true, true, false])
  first.socket.destroy()
  await expect.poll(async () => (await open()).isServed).toBe(true)
  expect((await open()).isServed).toBe(false)
})

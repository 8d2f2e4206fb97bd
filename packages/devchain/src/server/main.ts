import { constants, setPriority } from 'node:os'
import { openChain } from '../chain/openChain.ts'
import { DevchainError } from '../errors/DevchainError.ts'
import { type ServerMessage, ServerOptionsSchema } from './ServerMessage.ts'
import { createSubscriptions } from './serveSocket.ts'
import { startRpcServer } from './startRpcServer.ts'

/** The child process: listens first, so that a used port is detected before anything is written. */
async function main(): Promise<void> {
  const { chainId, dataDir, demoWorld, host, origins, port } = ServerOptionsSchema.parse(
    JSON.parse(process.argv[2] ?? '{}'),
  )
  const subscriptions = createSubscriptions()
  let open: () => void = () => {}
  const gate = new Promise<void>((resolve) => {
    open = resolve
  })
  const now = () => Math.floor(Date.now() / 1_000)
  const chain = gate.then(() => openChain({ chainId, dataDir, demoWorld, now, onEvent: subscriptions.emit }))
  // Awaited below; an earlier failure must not count as unhandled.
  chain.catch(() => {})
  const server = await startRpcServer({ chain, host, origins, port, subscriptions })
  open()
  const { close } = await chain

  let isStopping = false
  const stop = () => {
    if (isStopping) return
    isStopping = true
    server
      .close()
      .then(close)
      .then(() => process.exit(0))
      .catch(() => process.exit(1))
  }
  process.on('SIGTERM', stop)
  process.on('SIGINT', stop)
  // The parent is gone: exit.
  process.on('disconnect', stop)
  await send({ port: server.port, type: 'ready' })
}

/** To the parent, or to the terminal when started by hand. */
function send(message: ServerMessage): Promise<void> {
  return new Promise((resolve) => {
    if (process.send) process.send(message, undefined, undefined, () => resolve())
    else process.stdout.write(`${JSON.stringify(message)}\n`, () => resolve())
  })
}

function toFailure(error: unknown): ServerMessage {
  if (error instanceof DevchainError) return { code: error.code, message: error.shortMessage, type: 'failed' }
  const message = error instanceof Error ? (error.stack ?? error.message) : String(error)
  return { code: 'DEVCHAIN_FAILED', message, type: 'failed' }
}

try {
  // Before the chain starts threads, which inherit it: calls that burn gas must not slow down the service beside it.
  setPriority(constants.priority.PRIORITY_BELOW_NORMAL)
} catch {
  // A sandbox may refuse it; priorities stay equal.
}
// Until the chain is up there is nothing to finish: exit at once.
const abort = () => process.exit(0)
process.once('disconnect', abort)
try {
  await main()
  process.off('disconnect', abort)
} catch (error) {
  await send(toFailure(error))
  process.exit(1)
}

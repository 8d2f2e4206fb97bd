import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { createRequire } from 'node:module'
import { fileURLToPath, pathToFileURL } from 'node:url'
import { chainId as firstChainId } from './contracts/chainConstants.ts'
import { DevchainError } from './errors/DevchainError.ts'
import { ServerMessageSchema, type ServerOptions } from './server/ServerMessage.ts'

export type StartDevchainParameters = {
  /** Of a new chain; the demo world is signed for the default and can be built on that one only. @default 31337 */
  chainId?: number | undefined
  /** Folder of the chain's journal. Without it the chain is in memory. */
  dataDir?: string | undefined
  /** Build the demo data on a new chain. @default false */
  demoWorld?: boolean | undefined
  /**
   * Program of the child process: the source of this package, or the file it was bundled into.
   * @default the bundle that the environment's `DEVCHAIN_PROGRAM` names, as tests do, or the source
   */
  entry?: URL | undefined
  /** @default '127.0.0.1' */
  host?: string | undefined
  /** Permitted origins besides loopback ones. @default none */
  origins?: readonly string[] | undefined
  /** 0 picks a free port. @default 0 */
  port?: number | undefined
}

export type Devchain = {
  /** Resolves with the exit code when the child exits, null after a signal. */
  exited: Promise<number | null>
  pid: number
  /** Finishes pending requests and ends the child; killed after 4 seconds. */
  stop(): Promise<void>
  url: string
  wsUrl: string
}

/**
 * Starts the embedded chain in a child process and resolves when it answers.
 *
 * @example
 * const chain = await startDevchain({ demoWorld: true })
 * const client = createPublicClient({ chain: demoChain, transport: http(chain.url) })
 */
export async function startDevchain(parameters: StartDevchainParameters = {}): Promise<Devchain> {
  const {
    chainId = firstChainId,
    dataDir,
    demoWorld = false,
    entry = findProgram(process.env.DEVCHAIN_PROGRAM),
    host = '127.0.0.1',
    origins = [],
    port = 0,
  } = parameters
  const options: ServerOptions = {
    chainId,
    demoWorld,
    host,
    origins: [...origins],
    port,
    ...(dataDir === undefined ? {} : { dataDir }),
  }
  const child = spawn(process.execPath, [...loaderFlags(entry), fileURLToPath(entry), JSON.stringify(options)], {
    stdio: ['ignore', 'ignore', 'pipe', 'ipc'],
  })
  const exited = new Promise<number | null>((resolve) => child.once('exit', (code) => resolve(code)))
  const actualPort = await waitUntilReady(child, exited)
  const address = host.includes(':') ? `[${host}]` : host
  return {
    exited,
    pid: child.pid ?? 0,
    async stop() {
      if (child.exitCode !== null || child.signalCode !== null) return
      child.kill('SIGTERM')
      const timer = setTimeout(() => child.kill('SIGKILL'), 4_000)
      await exited
      clearTimeout(timer)
    },
    url: `http://${address}:${actualPort}`,
    wsUrl: `ws://${address}:${actualPort}`,
  }
}

function findProgram(bundle: string | undefined): URL {
  return bundle ? pathToFileURL(bundle) : new URL('./server/main.ts', import.meta.url)
}

/** TypeScript runs with tsx and the condition that resolves workspace packages to their source. */
function loaderFlags(entry: URL): string[] {
  if (!entry.pathname.endsWith('.ts')) return []
  const loader = pathToFileURL(createRequire(import.meta.url).resolve('tsx')).href
  return ['--conditions=@repo/source', '--import', loader]
}

async function waitUntilReady(child: ChildProcess, exited: Promise<number | null>): Promise<number> {
  let complaint = ''
  child.stderr?.setEncoding('utf8').on('data', (text: string) => {
    complaint = (complaint + text).slice(-2_000)
  })
  const [raw]: unknown[] = await Promise.race([
    once(child, 'message'),
    exited.then((code) => [{ code: 'DEVCHAIN_FAILED', message: endOf(code, complaint), type: 'failed' }]),
  ])
  const message = ServerMessageSchema.parse(raw)
  if (message.type === 'ready') return message.port
  await exited
  throw new DevchainStartError(message)
}

function endOf(code: number | null, complaint: string): string {
  return `The embedded chain ended with ${code === null ? 'a signal' : `code ${code}`} before it was ready. ${complaint}`.trim()
}

/**
 * The child process refused to start or ended before it was ready. `code` is that of the cause where it has one:
 * `PORT_TAKEN`, `DATA_FOLDER_IN_USE`, `DATA_FOLDER_UNUSABLE`, `JOURNAL_BROKEN`; otherwise `DEVCHAIN_FAILED`.
 */
export class DevchainStartError extends DevchainError {
  override readonly name = 'DevchainStartError'
  readonly code: string

  constructor({ cause, code = 'DEVCHAIN_FAILED', message }: { cause?: unknown; code?: string; message: string }) {
    super(message, { cause })
    this.code = code
  }
}

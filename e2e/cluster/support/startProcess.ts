import { type ChildProcess, spawn } from 'node:child_process'
import { fileURLToPath } from 'node:url'
import { getFreePort } from '@countersign/test'

const repository = fileURLToPath(new URL('../../../', import.meta.url))
const ready = /^Countersign's gateway is ready at (\S+)$/m

export type GatewayProcess = {
  kill(): Promise<void>
  /** As a service manager does. */
  stop(): Promise<void>
  url: string
}

/**
 * A gateway in a process of its own, until it says that it is ready: the bundle of `workersGlobalSetup`, or with `root`
 * the sources of another version.
 */
export async function startProcess(
  env: Record<string, string>,
  { root }: { root?: string } = {},
): Promise<GatewayProcess> {
  const port = String(await getFreePort())
  const { GATEWAY_PROGRAM = '', INDEXER_PROGRAM, JOBS_PROGRAM, ...inherited } = process.env
  const sources = ['--conditions=@repo/source', '--import', 'tsx', 'apps/gateway/src/main.ts']
  const child = spawn(process.execPath, root === undefined ? [GATEWAY_PROGRAM] : sources, {
    cwd: root ?? repository,
    env: {
      ...inherited,
      // Workers of this version must not serve a gateway of another one.
      ...(root === undefined ? { INDEXER_PROGRAM, JOBS_PROGRAM } : {}),
      COUNTERSIGN_RATE: '0',
      LOG_LEVEL: 'warn',
      ...env,
      PORT: port,
    },
    stdio: ['ignore', 'pipe', 'pipe'],
  })
  let output = ''
  const url = await new Promise<string>((resolve, reject) => {
    const read = (chunk: Buffer) => {
      output = (output + chunk.toString()).slice(-20_000)
      const address = ready.exec(output)?.[1]
      if (address) resolve(address)
    }
    child.stdout.on('data', read)
    child.stderr.on('data', read)
    child.once('exit', (code) => reject(new Error(`The gateway ended with ${code}:\n${output}`)))
  })
  return { kill: () => end(child, 'SIGKILL'), stop: () => end(child, 'SIGTERM'), url }
}

async function end(child: ChildProcess, signal: NodeJS.Signals): Promise<void> {
  if (child.exitCode !== null || child.signalCode !== null) return
  const ended = new Promise((resolve) => child.once('exit', resolve))
  child.kill(signal)
  await ended
}

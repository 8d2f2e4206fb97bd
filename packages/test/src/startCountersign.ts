import { spawn } from 'node:child_process'
import { randomInt } from 'node:crypto'
import { createServer } from 'node:net'
import { fileURLToPath } from 'node:url'

const root = fileURLToPath(new URL('../../../', import.meta.url))
const ready = /^Countersign is ready at (\S+)$/m

export type StartCountersignParameters = {
  /** @default a free one */
  chainPort?: number
  dataDir: string
  /** Further environment variables. */
  env?: Record<string, string>
  /** @default a free one */
  port?: number
  /** Milliseconds until the start is given up. @default 280_000: a starved machine is slow, not broken. */
  timeout?: number
}

export type Countersign = {
  /** URL of the chain's node, on the chosen port. */
  chainUrl: string
  /** Kills the process group, like a power cut. */
  kill(): Promise<void>
  output(): string
  /** Stops it with SIGINT, like Ctrl-C. */
  stop(): Promise<void>
  url: string
}

/** Runs the program of `npm start` on free ports and its own data folder, until it is ready. */
export async function startCountersign(parameters: StartCountersignParameters): Promise<Countersign> {
  const { dataDir, env = {}, timeout = 280_000 } = parameters
  const { chainPort = await getFreePort(), port = await getFreePort() } = parameters
  const child = spawn(process.execPath, ['scripts/start.mjs'], {
    cwd: root,
    // A separate process group, so that nothing outlives a test.
    detached: true,
    env: { ...process.env, CHAIN_PORT: String(chainPort), COUNTERSIGN_DATA: dataDir, PORT: String(port), ...env },
    stdio: ['ignore', 'pipe', 'pipe'],
  })
  const guard = guardGroup(child.pid)
  let output = ''
  const exited = new Promise<void>((resolve) => child.once('exit', () => resolve())).then(guard.release)

  async function signal(name: NodeJS.Signals): Promise<void> {
    if (child.pid === undefined) return
    try {
      process.kill(-child.pid, name)
    } catch {
      // The group has exited already.
    }
  }

  async function kill(): Promise<void> {
    await signal('SIGKILL')
    await exited
  }

  const url = await new Promise<string>((resolve, reject) => {
    const fail = (reason: string) => reject(new Error(`Countersign ${reason}. It said:\n${output}`))
    const timer = setTimeout(() => fail(`was not ready after ${timeout} ms`), timeout)
    const read = (chunk: Buffer) => {
      output += chunk.toString()
      const address = ready.exec(output)?.[1]
      if (address === undefined) return
      clearTimeout(timer)
      resolve(address)
    }
    child.stdout.on('data', read)
    child.stderr.on('data', read)
    child.once('error', (error) => fail(`could not be started: ${error.message}`))
    child.once('exit', (code) => {
      clearTimeout(timer)
      fail(`ended with code ${code}`)
    })
  }).catch(async (error: unknown) => {
    await kill()
    throw error
  })

  return {
    chainUrl: `http://127.0.0.1:${chainPort}`,
    kill,
    output: () => output,
    async stop() {
      child.kill('SIGINT')
      const timer = setTimeout(() => void signal('SIGKILL'), 15_000)
      await exited
      clearTimeout(timer)
    },
    url,
  }
}

/** Kills the group when this process is killed, by a helper process that outlives it. */
function guardGroup(pid: number | undefined): { release(): void } {
  if (pid === undefined) return { release() {} }
  const code = `process.stdin.resume().on('data', () => process.exit()).on('end', () => { try { process.kill(-${pid}, 'SIGKILL') } catch {} })`
  const guard = spawn(process.execPath, ['-e', code], { detached: true, stdio: ['pipe', 'ignore', 'ignore'] })
  guard.unref()
  return { release: () => void guard.stdin.end('released') }
}

/** Below the ephemeral range, from which another connection could take the port first. */
const [first, end] = [20_000, 32_000]

/** A free loopback port that no one else is likely to get. */
export async function getFreePort(): Promise<number> {
  for (let attempt = 0; attempt < 100; attempt += 1) {
    const port = randomInt(first, end)
    if (await isFree(port)) return port
  }
  throw new Error(`Of a hundred ports between ${first} and ${end} none is free.`)
}

function isFree(port: number): Promise<boolean> {
  return new Promise((resolve) => {
    const server = createServer()
    server.once('error', () => resolve(false))
    server.listen(port, '127.0.0.1', () => server.close(() => resolve(true)))
  })
}

import { type ChildProcess, fork } from 'node:child_process'
import { once } from 'node:events'
import { fileURLToPath } from 'node:url'
import type { ChainConfig } from '@countersign/protocol/config'

export type Host = {
  close: () => Promise<void>
  /** SIGSTOPs it for a while. */
  freeze: (milliseconds: number) => Promise<void>
  kill: () => Promise<void>
  open: (world: { chain: ChainConfig; databaseUrl: string }) => Promise<void>
}

export type Hosts = {
  /** Takes a process that was started ahead of time. */
  take: () => Promise<Host>
  /** Returns a living process to the pool. */
  giveBack: (host: Host) => void
  stop: () => Promise<void>
}

/** Bundled by the global setup: from source each start takes seconds. */
const bundled = process.env.INDEXER_HOST_PROGRAM
const program = bundled ?? fileURLToPath(new URL('./indexerHost.ts', import.meta.url))

/** A pool of indexer processes. Killed ones are replaced ahead of time. */
export function createHosts(): Hosts {
  const all = new Set<ChildProcess>()
  const free: Promise<Host>[] = []

  async function start(): Promise<Host> {
    const child = fork(program, {
      execArgv: bundled ? [] : ['--conditions=@repo/source', '--import', 'tsx'],
      stdio: ['ignore', 'ignore', process.env.FAULT_LOG ? 'inherit' : 'ignore', 'ipc'],
    })
    all.add(child)
    await once(child, 'message')
    const post = async (message: object) => {
      child.send(message)
      await once(child, 'message')
    }
    return {
      close: () => post({ type: 'close' }),
      freeze: async (milliseconds) => {
        child.kill('SIGSTOP')
        await new Promise((resolve) => setTimeout(resolve, milliseconds))
        child.kill('SIGCONT')
      },
      kill: async () => {
        const exited = once(child, 'exit')
        child.kill('SIGKILL')
        await exited
        all.delete(child)
      },
      open: (world) => post({ ...world, type: 'open' }),
    }
  }

  return {
    giveBack: (host) => free.push(Promise.resolve(host)),
    stop: async () => {
      await Promise.allSettled(free)
      for (const child of all) child.kill('SIGKILL')
    },
    take: async () => {
      while (free.length < 3) free.push(start())
      const next = free.shift()
      if (!next) throw new Error('There is always one.')
      return next
    },
  }
}

import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'

export type StartedProcess = { pid: number; stop(): Promise<void>; url: string }

/** A child process that prints its URL when it is ready. */
export async function startProcess(args: readonly string[], env: NodeJS.ProcessEnv = {}): Promise<StartedProcess> {
  const child = spawn(process.execPath, args, {
    env: { ...process.env, ...env },
    stdio: ['ignore', 'pipe', 'inherit'],
  })
  const stop = async () => {
    if (child.exitCode !== null || child.signalCode !== null) return
    child.kill()
    await once(child, 'exit')
  }
  try {
    return { pid: child.pid ?? 0, stop, url: await readUrl(child) }
  } catch (error) {
    await stop()
    throw error
  }
}

async function readUrl(child: ChildProcess): Promise<string> {
  let output = ''
  for await (const chunk of child.stdout ?? []) {
    output += chunk
    const url = /https?:\/\/[\d.]+:\d+/.exec(output)?.[0]
    if (url) {
      child.stdout?.resume()
      return url
    }
  }
  throw new Error(`The program ended before it was ready: ${output}`)
}

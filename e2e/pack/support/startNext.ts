import { spawn } from 'node:child_process'
import { join } from 'node:path'
import { getFreePort } from '@countersign/test'

export type NextServer = { stop(): Promise<void>; url: string }

/** `next start` of a built app, on a free port. */
export async function startNext(folder: string): Promise<NextServer> {
  const port = await getFreePort()
  const next = join(folder, 'node_modules/next/dist/bin/next')
  const { NODE_ENV: _, NODE_OPTIONS: __, VITEST: ___, ...inherited } = process.env
  const child = spawn(process.execPath, [next, 'start', '-p', `${port}`, '-H', '127.0.0.1'], {
    cwd: folder,
    env: { ...inherited, NEXT_TELEMETRY_DISABLED: '1' },
    stdio: ['ignore', 'pipe', 'pipe'],
  })
  const ended = new Promise<void>((resolve) => child.once('exit', () => resolve()))
  let output = ''
  await new Promise<void>((resolve, reject) => {
    const read = (chunk: Buffer) => {
      output += chunk.toString()
      if (/Ready in/.test(output)) resolve()
    }
    child.stdout.on('data', read)
    child.stderr.on('data', read)
    child.once('exit', (code) => reject(new Error(`next start ended with ${code}:\n${output}`)))
  })
  return {
    async stop() {
      child.kill()
      await ended
    },
    url: `http://127.0.0.1:${port}`,
  }
}

import { spawn } from 'node:child_process'
import { createInterface } from 'node:readline'

/**
 * Runs a program of Node until it ends; resolves to its exit code. With a `label` each line that it writes is printed
 * behind it, so that several can run side by side, and the signal ends it with all that it started; without one it has the
 * terminal to itself.
 */
export function runNode(parameters, { cwd, env = {}, label, signal }) {
  const child = spawn(process.execPath, parameters, {
    cwd,
    // The leader of a group, so that one signal reaches all of it.
    detached: label !== undefined,
    env: { ...process.env, ...(process.stdout.isTTY ? { FORCE_COLOR: '1' } : {}), ...env },
    stdio: label === undefined ? 'inherit' : ['ignore', 'pipe', 'pipe'],
  })
  for (const stream of [child.stdout, child.stderr])
    if (stream) createInterface({ input: stream }).on('line', (line) => console.log(`${label} │ ${line}`))
  const stop = () => end(label === undefined ? child.pid : -child.pid)
  signal.addEventListener('abort', stop, { once: true })
  return new Promise((resolve, reject) => {
    child.once('error', reject)
    child.once('close', (code) => {
      signal.removeEventListener('abort', stop)
      resolve(code ?? 1)
    })
  })
}

/** A negative id stands for a group. */
function end(id) {
  try {
    process.kill(id, 'SIGTERM')
  } catch {
    // It has just ended by itself.
  }
}

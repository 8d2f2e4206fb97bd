import { spawn } from 'node:child_process'
import { createInterface } from 'node:readline'

/**
 * Runs a Node program; resolves to its exit code. With a `label` each output line is prefixed, so that several can run
 * in parallel, and the signal ends its process group; without one it inherits the terminal. Without output for
 * `timeout` milliseconds it is ended, and `onStill` is called.
 */
export function runNode(parameters, { cwd, env = {}, label, onStill, timeout, signal }) {
  const child = spawn(process.execPath, parameters, {
    cwd,
    // A process group leader, so that one signal reaches all of it.
    detached: label !== undefined,
    env: { ...process.env, ...(process.stdout.isTTY ? { FORCE_COLOR: '1' } : {}), ...env },
    stdio: label === undefined ? 'inherit' : ['ignore', 'pipe', 'pipe'],
  })
  const stop = () => end(label === undefined ? child.pid : -child.pid)
  let timer
  const listen = () => {
    clearTimeout(timer)
    if (label === undefined || timeout === undefined) return
    timer = setTimeout(() => {
      onStill?.()
      end(-child.pid, 'SIGKILL')
    }, timeout)
  }
  listen()
  for (const stream of [child.stdout, child.stderr])
    if (stream)
      createInterface({ input: stream }).on('line', (line) => {
        listen()
        console.log(`${label} │ ${line}`)
      })
  signal.addEventListener('abort', stop, { once: true })
  return new Promise((resolve, reject) => {
    child.once('error', reject)
    child.once('close', (code) => {
      clearTimeout(timer)
      signal.removeEventListener('abort', stop)
      resolve(code ?? 1)
    })
  })
}

/** A negative id is a process group. */
function end(id, name = 'SIGTERM') {
  try {
    process.kill(id, name)
  } catch {
    // It has just exited.
  }
}

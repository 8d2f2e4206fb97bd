import { spawn } from 'node:child_process'
import { createInterface } from 'node:readline'

/**
 * Runs a program of Node until it ends; resolves to its exit code. With a `label` each line that it writes is printed
 * behind it, so that several can run side by side, and the signal ends it with all that it started; without one it has the
 * terminal to itself. One that writes nothing for `patience` milliseconds is ended, and `onStill` told.
 */
export function runNode(parameters, { cwd, env = {}, label, onStill, patience, signal }) {
  const child = spawn(process.execPath, parameters, {
    cwd,
    // The leader of a group, so that one signal reaches all of it.
    detached: label !== undefined,
    env: { ...process.env, ...(process.stdout.isTTY ? { FORCE_COLOR: '1' } : {}), ...env },
    stdio: label === undefined ? 'inherit' : ['ignore', 'pipe', 'pipe'],
  })
  const stop = () => end(label === undefined ? child.pid : -child.pid)
  let timer
  const listen = () => {
    clearTimeout(timer)
    if (label === undefined || patience === undefined) return
    timer = setTimeout(() => {
      onStill?.()
      end(-child.pid, 'SIGKILL')
    }, patience)
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

/** A negative id stands for a group. */
function end(id, name = 'SIGTERM') {
  try {
    process.kill(id, name)
  } catch {
    // It has just ended by itself.
  }
}

import { fork } from 'node:child_process'
import { fileURLToPath } from 'node:url'

/**
 * Runs a part of the build as a process of its own: the bundlers leave several hundred megabytes behind, and one would
 * wait for the other's JavaScript.
 *
 * @param file Beside this one; what it sends is passed to `onMessage`
 * @returns settles when it exits
 */
export function forkBuild(file, words, onMessage) {
  // With the default size, half of the bundler's own time is garbage collection.
  const execArgv = ['--max-semi-space-size=64']
  const path = fileURLToPath(new URL(file, import.meta.url))
  const child = fork(path, words, { execArgv, stdio: ['ignore', 'pipe', 'pipe', 'ipc'] })
  let output = ''
  for (const stream of [child.stdout, child.stderr])
    stream.on('data', (chunk) => {
      output = (output + chunk).slice(-4_000)
    })
  child.on('message', onMessage)
  return new Promise((resolve, reject) => {
    child.once('error', reject)
    child.once('exit', (code) => (code === 0 ? resolve() : reject(new Error(output.trim() || `code ${code}`))))
  })
}

import { type SpawnOptions, spawn } from 'node:child_process'
import { BaseError } from '@countersign/protocol/errors'

/** Runs a program and returns its output. */
export async function runCommand(command: string, args: string[], options: SpawnOptions = {}): Promise<string> {
  return new Promise((resolve, reject) => {
    const child = spawn(command, args, { ...options, stdio: ['ignore', 'pipe', 'pipe'] })
    let output = ''
    let errors = ''
    child.stdout?.on('data', (chunk: Buffer) => {
      output += chunk.toString()
    })
    child.stderr?.on('data', (chunk: Buffer) => {
      errors += chunk.toString()
    })
    child.on('error', (cause) => reject(new CommandFailedError({ cause, command, output: errors })))
    child.on('close', (code) => {
      if (code === 0) resolve(output)
      else reject(new CommandFailedError({ command, output: errors }))
    })
  })
}

class CommandFailedError extends BaseError {
  override readonly name = 'CommandFailedError'
  readonly code = 'COMMAND_FAILED'
  constructor({ cause, command, output }: { cause?: unknown; command: string; output: string }) {
    super(`The command ${command} failed.`, { cause, metaMessages: output.trim() ? [output.trim()] : [] })
  }
}

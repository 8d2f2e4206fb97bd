import { execFile } from 'node:child_process'
import { fileURLToPath } from 'node:url'
import { promisify } from 'node:util'

export const ROOT = fileURLToPath(new URL('../../../', import.meta.url))

const execute = promisify(execFile)

export type Output = { stderr: string; stdout: string }

/** Runs a command as somebody in a terminal would: not as a part of this test run. What it said is in the error. */
export async function run(
  command: string,
  args: readonly string[],
  { cwd, env = {} }: { cwd: string; env?: Record<string, string> },
): Promise<Output> {
  const { NODE_ENV: _, NODE_OPTIONS: __, VITEST: ___, ...inherited } = process.env
  try {
    return await execute(command, args, { cwd, env: { ...inherited, ...env }, maxBuffer: 64 * 1024 * 1024 })
  } catch (cause) {
    const { stderr = '', stdout = '' } = Object(cause)
    throw new Error(`${command} ${args.join(' ')} failed:\n${stdout}\n${stderr}`, { cause })
  }
}

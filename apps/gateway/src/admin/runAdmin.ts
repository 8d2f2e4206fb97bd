import { parseArgs } from 'node:util'
import { BaseError } from '@countersign/protocol/errors'
import type { Variables } from '../config/variable.ts'
import { type AdminCommand, type AdminContext, AdminUsageError, exitCodes } from './AdminCommand.ts'
import { backup } from './commands/backup.ts'
import { addChain } from './commands/chainAdd.ts'
import { doctor } from './commands/doctor.ts'
import { exportCommand } from './commands/export.ts'
import { partition } from './commands/partition.ts'
import { reindex } from './commands/reindex.ts'
import { restore } from './commands/restore.ts'
import { addSafe } from './commands/safeAdd.ts'
import { summaries } from './commands/summaries.ts'

const commands: readonly AdminCommand[] = [
  doctor,
  addChain,
  addSafe,
  reindex,
  summaries,
  partition,
  exportCommand,
  backup,
  restore,
]

export type RunAdminParameters = Pick<AdminContext, 'print' | 'startProgress'> & {
  env: Variables
  /** For what went wrong. */
  warn(line: string): void
  /** What stands after `countersign-admin`. */
  words: readonly string[]
}

/** Runs one command to its end and says how it ended. */
export async function runAdmin(parameters: RunAdminParameters): Promise<number> {
  const { print, warn, words } = parameters
  try {
    const [first] = words
    if (first === undefined || first === '--help' || first === '-h' || first === 'help') {
      for (const line of describeAll()) print(line)
      return exitCodes.done
    }
    const { command, options, positionals } = parseArguments(words)
    if (options.help) {
      for (const line of describeOne(command)) print(line)
      return exitCodes.done
    }
    if (positionals.length !== command.takes)
      throw new AdminUsageError(`countersign-admin ${command.name} takes ${command.usage || 'no argument'}.`)
    return exitCodes[await command.run({ ...parameters, options, positionals })]
  } catch (error) {
    // Errors of the house are written for people; any other is a fault of this program and shows where.
    const text = error instanceof BaseError ? error.message : error instanceof Error ? error.stack : undefined
    warn(text ?? String(error))
    if (!(error instanceof AdminUsageError)) return exitCodes.failed
    warn('countersign-admin --help says how.')
    return exitCodes.usage
  }
}

function parseArguments(words: readonly string[]) {
  const [first = '', second = ''] = words
  const two = commands.find(({ name }) => name === `${first} ${second}`)
  const command = two ?? commands.find(({ name }) => name === first)
  if (!command) throw new AdminUsageError(`There is no command "${words.slice(0, 2).join(' ').slice(0, 40)}".`)
  const flags = Object.entries(command.options).map(
    ([name, { value }]) => [name, { type: value === undefined ? 'boolean' : 'string' }] as const,
  )
  try {
    const { positionals, values } = parseArgs({
      allowPositionals: true,
      args: words.slice(two ? 2 : 1),
      options: { ...Object.fromEntries(flags), help: { short: 'h', type: 'boolean' } },
      strict: true,
    })
    const options: Record<string, string | boolean | undefined> = {}
    for (const [name, value] of Object.entries(values)) if (!Array.isArray(value)) options[name] = value
    return { command, options, positionals }
  } catch (error) {
    if (error instanceof TypeError) throw new AdminUsageError(error.message)
    throw error
  }
}

function describeAll(): string[] {
  const width = Math.max(...commands.map(({ name, usage }) => `${name} ${usage}`.length))
  return [
    'countersign-admin: what an operator does beside the running service. It reads the same variables.',
    '',
    ...commands.map(({ name, summary, usage }) => `  ${`${name} ${usage}`.padEnd(width)}  ${summary}`),
    '',
    'Exit codes: 0 done, 1 failed or something must be mended, 2 not understood, 3 something is doubtful.',
  ]
}

function describeOne({ name, options, summary, usage }: AdminCommand): string[] {
  return [
    `countersign-admin ${name} ${usage}`.trim(),
    summary,
    '',
    ...Object.entries(options).map(([option, { text, value }]) => `  --${option}${value ? ` ${value}` : ''}  ${text}`),
  ]
}

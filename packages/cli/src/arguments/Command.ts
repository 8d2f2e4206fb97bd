import { type Outcome, UsageError } from '../CliError.ts'
import type { Terminal } from '../terminal/Terminal.ts'

export type OptionSpec = {
  /** Placeholder of its value in the help, such as `<url>`; an option without one is a switch. */
  value?: string
  text: string
}

/** Values stay text: a number type would round amounts and turn addresses into numbers. */
export type OptionValues = Readonly<Record<string, string | boolean | undefined>>

/** What a command of any of our programs declares. */
export type CommandSpec = {
  /** One word or two: `verify`, `chain add`. */
  name: string
  /** What follows the name: `<safe> <nonce|hash>`. */
  usage: string
  summary: string
  /** Further lines of its help. */
  details?: readonly string[]
  examples?: readonly string[]
  options: Readonly<Record<string, OptionSpec>>
  /** Number of positional arguments. */
  takes: readonly [least: number, most: number]
}

export type CommandContext = {
  positionals: readonly string[]
  options: OptionValues
  terminal: Terminal
  /** Aborted on SIGINT and SIGTERM: ends commands such as `watch`. */
  signal: AbortSignal
}

export type Command = CommandSpec & { run(context: CommandContext): Promise<Outcome> }

export function getText(options: OptionValues, name: string): string | undefined {
  const value = options[name]
  return typeof value === 'string' ? value : undefined
}

export function getRequiredText(options: OptionValues, name: string): string {
  const text = getText(options, name)
  if (text === undefined) throw new UsageError(`Missing option --${name}.`)
  return text
}

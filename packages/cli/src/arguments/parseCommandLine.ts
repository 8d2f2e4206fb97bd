import { type ParseArgsConfig, parseArgs } from 'node:util'
import { UsageError } from '../CliError.ts'
import type { Command, OptionValues } from './Command.ts'

export type CommandLine =
  | { kind: 'help'; command: Command | undefined }
  | { kind: 'version' }
  | { kind: 'run'; command: Command; options: OptionValues; positionals: readonly string[] }

/** What the words after `countersign` ask for. An unknown or repeated option is refused: a typing error checks nothing. */
export function parseCommandLine(words: readonly string[], commands: readonly Command[]): CommandLine {
  const [name, ...rest] = words
  if (name === undefined || name === '--help' || name === '-h' || name === 'help')
    return { command: findCommand(rest[0], commands), kind: 'help' }
  if (name === '--version' || name === '-V') return { kind: 'version' }
  const command = findCommand(name, commands)
  if (!command) throw new UsageError(`There is no command "${name.slice(0, 40)}".`)
  const { options, positionals } = parseOptions(command, rest)
  if (options.help === true) return { command, kind: 'help' }
  const [least, most] = command.takes
  if (positionals.length < least) throw new UsageError(`countersign ${command.name} needs ${command.usage}.`)
  if (positionals.length > most) throw new UsageError(`countersign ${command.name} takes ${command.usage} only.`)
  return { command, kind: 'run', options, positionals }
}

function findCommand(name: string | undefined, commands: readonly Command[]): Command | undefined {
  return commands.find((command) => command.name === name)
}

function parseOptions(command: Command, words: readonly string[]) {
  const options: NonNullable<ParseArgsConfig['options']> = { help: { short: 'h', type: 'boolean' } }
  for (const [name, { value }] of Object.entries(command.options))
    options[name] = { type: value === undefined ? 'boolean' : 'string' }
  try {
    const { positionals, tokens, values } = parseArgs({
      allowPositionals: true,
      args: [...words],
      options,
      strict: true,
      tokens: true,
    })
    const names = tokens.flatMap((token) => (token.kind === 'option' ? [token.name] : []))
    const repeated = names.find((name, index) => names.indexOf(name) !== index)
    if (repeated !== undefined) throw new UsageError(`--${repeated} is there twice.`)
    const texts = Object.entries(values).map(([name, value]) => [name, Array.isArray(value) ? undefined : value])
    return { options: Object.fromEntries(texts) as OptionValues, positionals }
  } catch (error) {
    if (error instanceof UsageError || !(error instanceof TypeError)) throw error
    throw new UsageError(error.message)
  }
}

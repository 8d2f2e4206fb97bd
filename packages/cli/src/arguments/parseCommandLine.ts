import { type ParseArgsConfig, parseArgs } from 'node:util'
import { UsageError } from '../CliError.ts'
import type { CommandSpec, OptionValues } from './Command.ts'

export type CommandLine<command> =
  | { kind: 'help'; command: command | undefined }
  | { kind: 'version' }
  | { kind: 'run'; command: command; options: OptionValues; positionals: readonly string[] }

export type ParseCommandLineParameters<command> = {
  commands: readonly command[]
  program: string
  /** The words after the name of the program. */
  words: readonly string[]
}

/** Parses the words after a program's name. Rejects unknown and repeated options: a typing error must not skip a check. */
export function parseCommandLine<command extends CommandSpec>(
  parameters: ParseCommandLineParameters<command>,
): CommandLine<command> {
  const { commands, program, words } = parameters
  const [name, ...others] = words
  if (name === undefined || name === '--help' || name === '-h' || name === 'help')
    return { command: findCommand(others, commands), kind: 'help' }
  if (name === '--version' || name === '-V') return { kind: 'version' }
  const command = findCommand(words, commands)
  if (!command) throw new UsageError(`Unknown command "${name.slice(0, 40)}". See --help.`)
  const { options, positionals } = parseOptions(command, words.slice(command.name.split(' ').length))
  if (options.help === true) return { command, kind: 'help' }
  const [min, max] = command.takes
  if (positionals.length < min)
    throw new UsageError(`Missing argument. Usage: ${program} ${command.name} ${command.usage}`)
  if (positionals.length > max)
    throw new UsageError(`Too many arguments. Usage: ${`${program} ${command.name} ${command.usage}`.trim()}`)
  return { command, kind: 'run', options, positionals }
}

function findCommand<command extends CommandSpec>(
  [first, second]: readonly (string | undefined)[],
  commands: readonly command[],
): command | undefined {
  return commands.find(({ name }) => name === first || name === `${first} ${second}`)
}

function parseOptions(command: CommandSpec, words: readonly string[]) {
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
    if (repeated !== undefined) throw new UsageError(`Option --${repeated} is given twice. Pass it once.`)
    const single: Record<string, string | boolean | undefined> = {}
    for (const [name, value] of Object.entries(values)) if (!Array.isArray(value)) single[name] = value
    return { options: single, positionals }
  } catch (error) {
    if (error instanceof UsageError || !(error instanceof TypeError)) throw error
    throw new UsageError(error.message)
  }
}

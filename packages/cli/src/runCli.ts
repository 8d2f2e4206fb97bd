import { BaseError } from '@countersign/protocol/errors'
import { InvalidFileError } from '@countersign/protocol/offline'
import { InvalidCheckpointError } from '@countersign/protocol/proof'
import type { Command } from './arguments/Command.ts'
import { parseCommandLine } from './arguments/parseCommandLine.ts'
import { renderHelp } from './arguments/renderHelp.ts'
import { type ExitCode, exitCodes, type Outcome, RefusedError, SourceError, UsageError } from './CliError.ts'
import { decode } from './commands/decode.ts'
import { exportCommand } from './commands/export.ts'
import { message } from './commands/message.ts'
import { prove } from './commands/prove.ts'
import { queue } from './commands/queue.ts'
import { rehearse } from './commands/rehearse.ts'
import { sign } from './commands/sign.ts'
import { verify } from './commands/verify.ts'
import { verifyRelease } from './commands/verifyRelease.ts'
import { verifySite } from './commands/verifySite.ts'
import { watch } from './commands/watch.ts'
import type { Line } from './terminal/Line.ts'
import type { Terminal } from './terminal/Terminal.ts'

const program = 'countersign'
const summary = ' verifies Safe transactions and messages before you sign, without trusting the service.'
const footer = [
  'Run countersign <command> --help for details. Exit codes: 0 all checks passed, 1 a check failed,',
  '2 invalid command line, 3 some checks could not run.',
]

const allCommands: readonly Command[] = [
  verify,
  message,
  sign,
  decode,
  prove,
  queue,
  watch,
  exportCommand,
  rehearse,
  verifyRelease,
  verifySite,
]

export type RunCliParameters = {
  /** The words after `countersign`. */
  words: readonly string[]
  terminal: Terminal
  signal: AbortSignal
  version: string
  /** @default all of them */
  commands?: readonly Command[]
}

export async function runCli(parameters: RunCliParameters): Promise<ExitCode> {
  const { commands = allCommands, signal, terminal, version, words } = parameters
  try {
    const line = parseCommandLine({ commands, program, words })
    switch (line.kind) {
      case 'help':
        terminal.print(renderHelp({ command: line.command, commands, footer, program, summary }))
        return exitCodes.holds
      case 'version':
        terminal.print([[version]])
        return exitCodes.holds
      case 'run': {
        const { command, options, positionals } = line
        return exitCodes[await command.run({ options, positionals, signal, terminal })]
      }
    }
  } catch (error) {
    return reportError(error, { isJson: words.includes('--json'), terminal })
  }
}

/** Reports an expected error in a sentence; any other is a fault of this program. */
function reportError(error: unknown, { isJson, terminal }: { isJson: boolean; terminal: Terminal }): ExitCode {
  const outcome = toOutcome(error)
  if (outcome === undefined || !(error instanceof BaseError)) return reportFault(error, terminal)
  const field = error instanceof RefusedError || error instanceof InvalidFileError ? error.field : undefined
  if (isJson)
    terminal.printJson({
      exitCode: exitCodes[outcome],
      outcome,
      error: error.shortMessage,
      code: error.code,
      field: field ?? null,
    })
  const help: Line[] = error instanceof UsageError ? [['Run countersign --help for usage.']] : []
  terminal.warn([
    [{ style: 'bad', text: error.shortMessage }],
    ...error.metaMessages.map((text): Line => [text]),
    ...help,
  ])
  return exitCodes[outcome]
}

/** Prints the stack through the terminal: a message may contain escape sequences. */
function reportFault(error: unknown, terminal: Terminal): ExitCode {
  const trace = error instanceof Error ? (error.stack ?? error.message) : String(error)
  terminal.warn([
    [{ style: 'bad', text: 'Unexpected error in countersign. Nothing was verified. Please report it.' }],
    ...trace.split('\n').map((text): Line => [text]),
  ])
  return exitCodes.unknown
}

/** The outcome of an expected error; undefined for a fault of this program. */
function toOutcome(error: unknown): Exclude<Outcome, 'holds'> | undefined {
  if (error instanceof UsageError) return 'usage'
  if (error instanceof RefusedError || error instanceof InvalidFileError) return 'fails'
  if (error instanceof InvalidCheckpointError) return 'usage'
  if (error instanceof SourceError) return 'unknown'
  return undefined
}

import { BaseError } from '@countersign/protocol/errors'
import { InvalidFileError } from '@countersign/protocol/offline'
import type { Command } from './arguments/Command.ts'
import { parseCommandLine } from './arguments/parseCommandLine.ts'
import { renderHelp } from './arguments/renderHelp.ts'
import { RefusedError, toOutcome, UsageError } from './CliError.ts'
import { decode } from './commands/decode.ts'
import { exportCommand } from './commands/export.ts'
import { message } from './commands/message.ts'
import { queue } from './commands/queue.ts'
import { verify } from './commands/verify.ts'
import { watch } from './commands/watch.ts'
import { type ExitCode, exitCodes } from './exitCodes.ts'
import type { Line } from './terminal/Line.ts'
import type { Terminal } from './terminal/Terminal.ts'

const allCommands: readonly Command[] = [verify, message, decode, queue, watch, exportCommand]

export type RunCliParameters = {
  /** What stands after `countersign`. */
  words: readonly string[]
  terminal: Terminal
  signal: AbortSignal
  version: string
  /** @default all of them */
  commands?: readonly Command[]
}

/** Runs one command to its end and says how it ended. */
export async function runCli(parameters: RunCliParameters): Promise<ExitCode> {
  const { commands = allCommands, signal, terminal, version, words } = parameters
  try {
    const line = parseCommandLine(words, commands)
    switch (line.kind) {
      case 'help':
        terminal.print(renderHelp(line.command, commands))
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
    return tell(error, { isJson: words.includes('--json'), terminal })
  }
}

/** An error that is known is told in a sentence; any other is a fault of this program. */
function tell(error: unknown, { isJson, terminal }: { isJson: boolean; terminal: Terminal }): ExitCode {
  const outcome = toOutcome(error)
  if (outcome === undefined || !(error instanceof BaseError)) return printError(error, terminal)
  const field = error instanceof RefusedError || error instanceof InvalidFileError ? error.field : undefined
  if (isJson)
    terminal.printJson({
      exitCode: exitCodes[outcome],
      outcome,
      error: error.shortMessage,
      code: error.code,
      field: field ?? null,
    })
  const help: Line[] = error instanceof UsageError ? [['countersign --help says how.']] : []
  terminal.warn([
    [{ style: 'bad', text: error.shortMessage }],
    ...error.metaMessages.map((text): Line => [text]),
    ...help,
  ])
  return exitCodes[outcome]
}

/** With its trace, and by way of the terminal as everything: its text may be anybody's. */
function printError(error: unknown, terminal: Terminal): ExitCode {
  const trace = error instanceof Error ? (error.stack ?? error.message) : String(error)
  terminal.warn([
    [{ style: 'bad', text: 'This program failed; nothing can be said of what it was asked for.' }],
    ...trace.split('\n').map((text): Line => [text]),
  ])
  return exitCodes.unknown
}

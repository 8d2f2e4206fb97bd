import { BaseError } from '@countersign/protocol/errors'
import { parseCommandLine, renderHelp, renderLines, UsageError } from 'countersign/command-line'
import type { Variables } from '../config/parseEnvironment.ts'
import { serviceVersion } from '../lib/serviceVersion.ts'
import { type AdminCommand, type AdminContext, exitCodes } from './AdminCommand.ts'
import { backup, restore } from './commands/backup.ts'
import { addChain } from './commands/chainAdd.ts'
import { bootstrapChain } from './commands/chainBootstrap.ts'
import { doctor } from './commands/doctor.ts'
import { exportCommand } from './commands/export.ts'
import { partition } from './commands/partition.ts'
import { pushKeys } from './commands/pushKeys.ts'
import { reindex } from './commands/reindex.ts'
import { addSafe } from './commands/safeAdd.ts'
import { exportStatic } from './commands/static.ts'
import { status } from './commands/status.ts'
import { summaries } from './commands/summaries.ts'

const commands: readonly AdminCommand[] = [
  doctor,
  status,
  addChain,
  bootstrapChain,
  addSafe,
  reindex,
  summaries,
  partition,
  exportCommand,
  exportStatic,
  backup,
  restore,
  pushKeys,
]

const program = 'countersign-admin'
const summary = ': administration of a Countersign service. It reads the same settings as the service.'
const footer = ['Exit codes: 0 success, 1 failure, 2 invalid command line, 3 warnings.']

export type RunAdminParameters = Pick<AdminContext, 'print' | 'startProgress' | 'warn' | 'webRoot'> & {
  env: Variables
  /** The words after `countersign-admin`. */
  words: readonly string[]
}

/** Runs one command and returns its exit code. */
export async function runAdmin(parameters: RunAdminParameters): Promise<number> {
  const { print, warn, words } = parameters
  try {
    const line = parseCommandLine({ commands, program, words })
    switch (line.kind) {
      case 'help':
        print(
          renderLines(renderHelp({ command: line.command, commands, footer, program, summary }), {
            hasColour: false,
          }).trimEnd(),
        )
        return exitCodes.done
      case 'version':
        print(serviceVersion)
        return exitCodes.done
      case 'run': {
        const { command, options, positionals } = line
        return exitCodes[await command.run({ ...parameters, options, positionals })]
      }
    }
  } catch (error) {
    // Our own errors name cause and remedy; any other is a fault of this program and needs its stack.
    const text = error instanceof BaseError ? error.message : error instanceof Error ? error.stack : undefined
    warn(text ?? String(error))
    if (!(error instanceof UsageError)) return exitCodes.failed
    warn('Run countersign-admin --help for usage.')
    return exitCodes.usage
  }
}

import { access } from 'node:fs/promises'
import { BaseError, type BaseErrorOptions } from '@countersign/protocol/errors'
import type { CommandSpec, OptionValues, StartProgress } from 'countersign/command-line'
import type { Variables } from '../config/parseEnvironment.ts'

/** Exit codes for scripts; the numbers of `countersign`. */
export const exitCodes = {
  /** Done, or every check passed. */
  done: 0,
  /** Failed, or a check found an error. */
  failed: 1,
  /** The command line was not understood; nothing was done. */
  usage: 2,
  /** No check failed, but one found a warning or could not run. */
  doubtful: 3,
} as const

export type Outcome = keyof typeof exitCodes

export type AdminContext = {
  env: Variables
  options: OptionValues
  positionals: readonly string[]
  print(line: string): void
  startProgress: StartProgress
  /** Prints to standard error, for output that belongs to no file. */
  warn(line: string): void
  /** Folder of the built web app. */
  webRoot: string
}

/** A command of `countersign-admin`. */
export type AdminCommand = CommandSpec & { run(context: AdminContext): Promise<Outcome> }

/** The command cannot run in the present state. */
export class AdminError extends BaseError {
  constructor(message: string, options?: BaseErrorOptions) {
    super('ADMIN', message, options)
  }
}

/** Refuses to overwrite a file: it may be the only copy. */
export async function assertNewFile(file: string): Promise<void> {
  const isThere = await access(file).then(
    () => true,
    () => false,
  )
  if (isThere) throw new AdminError(`${file} already exists. Choose another file name.`)
}

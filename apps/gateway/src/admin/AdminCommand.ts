import { BaseError } from '@countersign/protocol/errors'
import type { Variables } from '../config/variable.ts'

/** What a script learns from the end of the program; the same numbers as those of the terminal's `countersign`. */
export const exitCodes = {
  /** It is done, or all is well. */
  done: 0,
  /** It could not be done, or something must be mended. */
  failed: 1,
  /** The command was not understood; nothing was done. */
  usage: 2,
  /** Nothing is wrong as far as can be seen, and something could be better or could not be seen. */
  doubtful: 3,
} as const

type Outcome = keyof typeof exitCodes

/** Draws how far something is, for people; nothing where nobody watches. */
export type Progress = { advance(by?: number): void; stop(): void }

export type AdminContext = {
  env: Variables
  options: Readonly<Record<string, string | boolean | undefined>>
  positionals: readonly string[]
  print(line: string): void
  startProgress(label: string, total: number): Progress
}

export type AdminCommand = {
  /** One word or two: `doctor`, `chain add`. */
  name: string
  /** What follows the name. */
  usage: string
  summary: string
  options: Readonly<Record<string, { text: string; value?: string }>>
  /** How many arguments it takes. */
  takes: number
  run(context: AdminContext): Promise<Outcome>
}

/** The command was not understood. */
export class AdminUsageError extends BaseError {
  override readonly name = 'AdminUsageError'
  readonly code = 'USAGE'
}

/** What was asked for cannot be done as things are. */
export class AdminError extends BaseError {
  override readonly name = 'AdminError'
  readonly code = 'ADMIN'
}

/** An option that takes a text, if it was given. */
export function getText({ options }: Pick<AdminContext, 'options'>, name: string): string | undefined {
  const value = options[name]
  return typeof value === 'string' ? value : undefined
}

export function getRequiredText(context: Pick<AdminContext, 'options'>, name: string): string {
  const text = getText(context, name)
  if (text === undefined) throw new AdminUsageError(`--${name} is missing.`)
  return text
}

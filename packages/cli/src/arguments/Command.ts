import type { Outcome } from '../exitCodes.ts'
import type { Terminal } from '../terminal/Terminal.ts'

export type OptionSpec = {
  /** What stands after it in the help, such as `<url>`; without it, it is a switch. */
  value?: string
  text: string
}

/** What was typed, as text: a number that JavaScript would round stays whole. */
export type OptionValues = Readonly<Record<string, string | boolean | undefined>>

export type CommandContext = {
  positionals: readonly string[]
  options: OptionValues
  terminal: Terminal
  /** Ends what runs on, such as `watch`. */
  signal: AbortSignal
}

export type Command = {
  name: string
  /** What follows the name: `<safe> <nonce|hash>`. */
  usage: string
  summary: string
  /** Further lines of its help. */
  details: readonly string[]
  examples: readonly string[]
  options: Readonly<Record<string, OptionSpec>>
  /** How many arguments it takes. */
  takes: readonly [least: number, most: number]
  run(context: CommandContext): Promise<Outcome>
}

import { type Line, toHeading, toTable } from '../terminal/Line.ts'
import type { CommandSpec } from './Command.ts'

export type RenderHelpParameters = {
  /** The command to explain. @default all of them */
  command: CommandSpec | undefined
  commands: readonly CommandSpec[]
  /** Last lines of the overview: exit codes. */
  footer: readonly string[]
  program: string
  /** Completes the name of the program to the first line of the overview. */
  summary: string
}

export function renderHelp({ command, commands, footer, program, summary }: RenderHelpParameters): Line[] {
  if (command) return renderCommand(program, command)
  return [
    [{ style: 'bold', text: program }, summary],
    ...toHeading('Commands'),
    ...toTable(commands.map((each) => [`${each.name} ${each.usage}`, each.summary])),
    [],
    ...footer.map((text): Line => [text]),
  ]
}

function renderCommand(program: string, command: CommandSpec): Line[] {
  const { details = [], examples = [], name, options, summary, usage } = command
  const rows = Object.entries(options).map(
    ([option, { text, value }]) => [`--${option}${value === undefined ? '' : ` ${value}`}`, text] as const,
  )
  return [
    [{ style: 'bold', text: `${program} ${name} ${usage}`.trim() }],
    [summary],
    ...(details.length > 0 ? [[], ...details.map((text): Line => [text])] : []),
    ...toHeading('Options'),
    ...toTable([...rows, ['--help', 'show this help']]),
    ...(examples.length > 0 ? [...toHeading('Examples'), ...examples.map((text): Line => [`  ${text}`])] : []),
  ]
}

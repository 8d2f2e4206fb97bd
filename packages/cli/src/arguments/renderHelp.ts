import { type Line, toHeading, toTable } from '../terminal/Line.ts'
import type { Command } from './Command.ts'

/** The help of one command, or of all. */
export function renderHelp(command: Command | undefined, commands: readonly Command[]): Line[] {
  return command ? renderOne(command) : renderAll(commands)
}

function renderAll(commands: readonly Command[]): Line[] {
  return [
    [{ style: 'bold', text: 'countersign' }, ' checks what a Safe is asked to sign, without trusting who says so.'],
    ...toHeading('Commands'),
    ...toTable(commands.map(({ name, summary, usage }) => [`${name} ${usage}`, summary])),
    [],
    ['countersign <command> --help says more. Exit codes: 0 everything holds, 1 something does not,'],
    ['2 the command was not understood, 3 not everything could be checked.'],
  ]
}

function renderOne({ details, examples, name, options, summary, usage }: Command): Line[] {
  const rows = Object.entries(options).map(
    ([option, { text, value }]) => [`--${option}${value === undefined ? '' : ` ${value}`}`, text] as const,
  )
  return [
    [{ style: 'bold', text: `countersign ${name} ${usage}` }],
    [summary],
    ...(details.length > 0 ? [[], ...details.map((text): Line => [text])] : []),
    ...toHeading('Options'),
    ...toTable([...rows, ['--help', 'this text']]),
    ...toHeading('Examples'),
    ...examples.map((text): Line => [`  ${text}`]),
  ]
}

import { toSafeJson } from './escapeText.ts'
import { type Line, renderLines } from './Line.ts'

/** Where a command writes: nothing reaches a stream but through these. */
export type Terminal = {
  print(lines: readonly Line[]): void
  printJson(value: unknown, options?: { isOneLine?: boolean }): void
  /** Text of our own making that is data, such as rows of CSV. It must hold printable characters only. */
  printData(text: string): void
  warn(lines: readonly Line[]): void
  /** The terminal's bell. */
  ring(): void
  /** Where progress is drawn; undefined where nobody watches. */
  progressStream: NodeJS.WritableStream | undefined
}

type Stream = NodeJS.WritableStream & { isTTY?: boolean }

export type CreateTerminalParameters = { stdout: Stream; stderr: Stream; env: Record<string, string | undefined> }

export function createTerminal({ stdout, stderr, env }: CreateTerminalParameters): Terminal {
  // https://no-color.org: set and not empty, whatever its value.
  const mayColour = !env.NO_COLOR && env.TERM !== 'dumb'
  const hasColour = (stream: Stream) => mayColour && stream.isTTY === true
  return {
    print: (lines) => void stdout.write(renderLines(lines, { hasColour: hasColour(stdout) })),
    printJson: (value, { isOneLine = false } = {}) => void stdout.write(`${toSafeJson(value, isOneLine ? 0 : 2)}\n`),
    printData: (text) => void stdout.write(text),
    warn: (lines) => void stderr.write(renderLines(lines, { hasColour: hasColour(stderr) })),
    ring: () => void (stdout.isTTY && stdout.write('\u0007')),
    progressStream: stderr.isTTY === true ? stderr : undefined,
  }
}

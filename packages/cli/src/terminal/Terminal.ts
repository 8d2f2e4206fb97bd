import { SingleBar } from 'cli-progress'
import { toSafeJson } from './escapeText.ts'
import { type Line, renderLines } from './Line.ts'

/** The only access of commands to the streams: escapes every text. */
export type Terminal = {
  print(lines: readonly Line[]): void
  printJson(value: unknown, options?: { isOneLine?: boolean }): void
  /** Data such as CSV rows, written as it is: printable characters only. */
  printData(text: string): void
  /** Shows frames in the same place, until `stop`; elsewhere than in a terminal nothing. */
  animate(frames: readonly string[], interval: number): { stop(): void }
  warn(lines: readonly Line[]): void
  ring(): void
  startProgress: StartProgress
}

type Stream = NodeJS.WritableStream & { isTTY?: boolean }

export type CreateTerminalParameters = { stdout: Stream; stderr: Stream; env: Record<string, string | undefined> }

export function createTerminal({ stdout, stderr, env }: CreateTerminalParameters): Terminal {
  // https://no-color.org: any value but an empty one.
  const mayColour = !env.NO_COLOR && env.TERM !== 'dumb'
  const hasColour = (stream: Stream) => mayColour && stream.isTTY === true
  return {
    print: (lines) => void stdout.write(renderLines(lines, { hasColour: hasColour(stdout) })),
    printJson: (value, { isOneLine = false } = {}) => void stdout.write(`${toSafeJson(value, isOneLine ? 0 : 2)}\n`),
    printData: (text) => void stdout.write(text),
    animate: createAnimation(stdout),
    warn: (lines) => void stderr.write(renderLines(lines, { hasColour: hasColour(stderr) })),
    ring: () => void (stdout.isTTY && stdout.write('\u0007')),
    startProgress: createProgress(stderr),
  }
}

function createAnimation(stream: Stream): Terminal['animate'] {
  return (frames, interval) => {
    if (stream.isTTY !== true) return { stop: () => undefined }
    let index = 0
    const draw = () => {
      const frame = frames[index % frames.length] ?? ''
      // After the first one: back to its first line.
      const back = index > 0 ? `\u001b[${frame.split('\n').length}A` : ''
      stream.write(`${back}${frame}\n`)
      index += 1
    }
    draw()
    const timer = frames.length > 1 ? setInterval(draw, interval) : undefined
    return { stop: () => clearInterval(timer) }
  }
}

export type Progress = { advance(by?: number): void; stop(): void }

export type StartProgress = (label: string, total: number) => Progress

/** Progress bars with the remaining time; silent where the stream is not a terminal. */
export function createProgress(stream: NodeJS.WritableStream & { isTTY?: boolean }): StartProgress {
  return (label, total) => {
    if (stream.isTTY !== true || total < 2) return { advance: () => undefined, stop: () => undefined }
    const bar = new SingleBar({
      clearOnComplete: true,
      format: `${label} {bar} {percentage} %, {eta_formatted} left`,
      hideCursor: true,
      stream,
    })
    bar.start(total, 0)
    return { advance: (by = 1) => bar.increment(by), stop: () => bar.stop() }
  }
}

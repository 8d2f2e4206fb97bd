import { SingleBar } from 'cli-progress'

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

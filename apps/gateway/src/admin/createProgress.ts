import type { Progress } from './AdminCommand.ts'

const width = 30
/** Milliseconds between two drawings. */
const pause = 100

export type ProgressStream = { isTTY?: boolean | undefined; write(text: string): unknown }

/** A bar with the time that is left, redrawn in its line; where nobody watches, nothing. */
export function createProgress(stream: ProgressStream, now: () => number = Date.now) {
  return (label: string, total: number): Progress => {
    if (!stream.isTTY || total < 1) return { advance: () => undefined, stop: () => undefined }
    const started = now()
    let done = 0
    let drawnAt = 0
    const draw = () => {
      const part = Math.min(1, done / total)
      const filled = Math.round(part * width)
      const left = done > 0 ? ((now() - started) / done) * (total - done) : 0
      const time = part < 1 && done > 0 ? `, ${Math.ceil(left / 1_000)} s left` : ''
      stream.write(
        `\r\u001b[2K${label} [${'#'.repeat(filled)}${'-'.repeat(width - filled)}] ${Math.floor(part * 100)} %${time}`,
      )
    }
    draw()
    return {
      advance: (by = 1) => {
        done += by
        if (now() - drawnAt < pause) return
        drawnAt = now()
        draw()
      },
      stop: () => void stream.write('\r\u001b[2K'),
    }
  }
}

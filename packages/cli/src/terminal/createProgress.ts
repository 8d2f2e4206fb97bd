import { SingleBar } from 'cli-progress'
import type { Terminal } from './Terminal.ts'

export type Progress = { advance(): void; stop(): void }

/** A bar for work that takes a while; nothing at all where nobody watches. */
export function createProgress(
  { progressStream }: Pick<Terminal, 'progressStream'>,
  label: string,
): {
  start(total: number): Progress
} {
  return {
    start(total) {
      if (!progressStream || total < 2) return { advance: () => undefined, stop: () => undefined }
      const bar = new SingleBar({
        clearOnComplete: true,
        format: `${label} {bar} {value}/{total}`,
        hideCursor: true,
        stream: progressStream,
      })
      bar.start(total, 0)
      return { advance: () => bar.increment(), stop: () => bar.stop() }
    },
  }
}

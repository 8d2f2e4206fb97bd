/** As many as a browser requests from one host at once. */
const concurrency = 6

export type ForEachFileParameters<item> = {
  onProgress?: (done: number, all: number) => void
  run: (item: item) => Promise<void>
}

export async function forEachFile<item>(
  items: readonly item[],
  { onProgress, run }: ForEachFileParameters<item>,
): Promise<void> {
  const queue = [...items]
  let done = 0
  const work = async () => {
    for (let next = queue.shift(); next !== undefined; next = queue.shift()) {
      await run(next)
      done += 1
      onProgress?.(done, items.length)
    }
  }
  await Promise.all(Array.from({ length: concurrency }, work))
}

/**
 * Milliseconds of processor time that this process spent on some work. Unlike the clock on the wall it does not count
 * other programs, nor the node that answers meanwhile. It does count threads: before it starts, those that still
 * compile and collect for earlier work are given a moment to finish.
 */
export async function time(work: () => unknown): Promise<number> {
  await new Promise((resolve) => setTimeout(resolve, 50))
  const start = process.cpuUsage()
  await work()
  const { system, user } = process.cpuUsage(start)
  return (system + user) / 1_000
}

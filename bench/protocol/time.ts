/**
 * Milliseconds of processor time that this process spent on some work. Unlike the clock on the wall it does not count
 * other programs, nor the node that answers meanwhile.
 */
export async function time(work: () => unknown): Promise<number> {
  const start = process.cpuUsage()
  await work()
  const { system, user } = process.cpuUsage(start)
  return (system + user) / 1_000
}

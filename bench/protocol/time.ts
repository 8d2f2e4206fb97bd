/**
 * CPU milliseconds of this process for a task, without other programs or the node. Threads count: waits first until
 * those still compiling or collecting garbage have finished.
 */
export async function time(work: () => unknown): Promise<number> {
  await new Promise((resolve) => setTimeout(resolve, 50))
  const start = process.cpuUsage()
  await work()
  const { system, user } = process.cpuUsage(start)
  return (system + user) / 1_000
}

import { expect, vi } from 'vitest'

/**
 * Runs what throws inside of an error boundary. React and the router repeat on the console what was caught there, and a
 * component test whose console speaks fails: here it is expected.
 */
export async function expectCaught(run: () => Promise<void>): Promise<void> {
  const report = vi.spyOn(console, 'error').mockImplementation(() => {})
  const remark = vi.spyOn(console, 'warn').mockImplementation(() => {})
  await run()
  expect(report).toHaveBeenCalled()
  report.mockClear()
  remark.mockClear()
}

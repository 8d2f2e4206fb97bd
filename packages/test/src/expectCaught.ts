import { expect, vi } from 'vitest'

/**
 * Runs a component that throws inside an error boundary. React and the router log the caught error, and component tests
 * fail on console output: here it is expected.
 */
export async function expectCaught(run: () => Promise<void>): Promise<void> {
  const report = vi.spyOn(console, 'error').mockImplementation(() => {})
  const remark = vi.spyOn(console, 'warn').mockImplementation(() => {})
  await run()
  expect(report).toHaveBeenCalled()
  report.mockClear()
  remark.mockClear()
}

/** The numbers of a vitest report; a report that was never written counts nothing. */
export function countTests(json) {
  if (json === '') return { failed: 0, passed: 0 }
  const report = JSON.parse(json)
  return { failed: report.numFailedTests ?? 0, passed: report.numPassedTests ?? 0 }
}

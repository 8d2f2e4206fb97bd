/**
 * Runs the test files of a stage, and those that failed (up to ten) a second time. A second try tells a flaky file from
 * a broken one and excuses neither: the result is `passed` only if everything passed at once.
 *
 * `run(files)` runs all files without an argument, and alone those of one; it resolves to the figures of vitest's report.
 */
export async function runWithSecondTry({ isStopped, name, print, run }) {
  const flaky = []
  let first = await run()
  if (first.isSilent && !isStopped()) {
    print(`■ ${name}: no output any more, second try`)
    flaky.push(`all of ${name}, whose output had stopped`)
    first = await run()
  }
  const { code, failed, failedFiles, passed } = first
  if (code === 0) return { failed, flaky, passed, status: flaky.length === 0 ? 'passed' : 'FLAKY' }
  // A stage can fail without a failed test: a type error, a file that does not load.
  const broken = { failed: Math.max(failed, 1), flaky, passed, status: 'FAILED' }
  if (failedFiles.length === 0 || failedFiles.length > 10 || isStopped()) return broken
  print(`■ ${name}: second try of ${failedFiles.join(', ')}`)
  const second = await run(failedFiles)
  return second.code === 0 ? { ...broken, flaky: [...flaky, ...failedFiles], status: 'FLAKY' } : broken
}

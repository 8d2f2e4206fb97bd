import { setTimeout as wait } from 'node:timers/promises'

const TIMEOUT = 5_000

/**
 * Evaluates a test file with fresh copies of all sources and runs the chosen tests in order.
 *
 * @param {object} parameters
 * @param {import('./bundleTests.mjs').TestFile} parameters.file
 * @param {Map<string, object>} parameters.packages
 * @param {() => void} [parameters.onLoaded] called when all modules are evaluated, before the first test
 * @param {(id: string | undefined) => void} [parameters.onTest] told which test runs
 * @param {Set<string>} [parameters.only] ids of the tests to run; all when left out
 * @param {boolean} parameters.bail stop at the first failure
 */
export async function runTestFile({ bail, file, onLoaded, onTest, only, packages }) {
  const tests = []
  try {
    collect({ file, packages, tests })
  } catch (error) {
    return [toResult({ error, id: `${file.name}#(load)`, start: performance.now() })]
  }
  onLoaded?.()
  const results = []
  for (const { id, run } of tests) {
    if (only && !only.has(id)) continue
    onTest?.(id)
    const start = performance.now()
    const result = await runWithin(run).then(
      () => toResult({ id, start }),
      (error) => toResult({ error, id, start }),
    )
    onTest?.(undefined)
    results.push(result)
    if (bail && result.error) break
  }
  return results
}

/** Runs the module code, which registers its tests. */
function collect({ file, packages, tests }) {
  const path = []
  function add(name, run) {
    tests.push({ id: `${file.name}#${[...path, name].join(' ')}`, run })
  }
  function each(cases) {
    return (name, run) => {
      for (const [index, parameters] of cases.entries())
        add(`${name} [${index}]`, () => (Array.isArray(parameters) ? run(...parameters) : run(parameters)))
    }
  }
  const vitest = {
    ...packages.get('vitest'),
    describe(name, body) {
      path.push(name)
      body()
      path.pop()
    },
    test: Object.assign(add, { each }),
  }
  const require = (specifier) => (specifier === 'vitest' ? vitest : packages.get(specifier))
  const module = { exports: {} }
  file.script.runInThisContext()(require, module, module.exports)
}

async function runWithin(run) {
  const controller = new AbortController()
  const late = wait(TIMEOUT, undefined, { signal: controller.signal }).then(() => {
    throw new Error(`Not done within ${TIMEOUT} ms.`)
  })
  try {
    await Promise.race([run(), late])
  } finally {
    late.catch(() => undefined)
    controller.abort()
  }
}

function toResult({ error, id, start }) {
  return {
    error: error === undefined ? undefined : `${error?.message ?? error}` || 'failed',
    id,
    time: performance.now() - start,
  }
}

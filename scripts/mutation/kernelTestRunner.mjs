/**
 * A test runner for Stryker that runs the kernel's test files in its own process. Stryker's runner for vitest starts a
 * worker for each mutant and loads everything anew, about a second each; here only the kernel's own modules are
 * evaluated anew, which takes milliseconds: thousands of mutants, those in module-level code too, take minutes.
 *
 * The tests are the same, with vitest's own `expect`.
 */
import { dirname, relative, resolve } from 'node:path'
import { bundleTests } from './bundleTests.mjs'
import { runTestFile } from './runTestFile.mjs'

const SUCCESS = 0
const FAILED = 1

class KernelTestRunner {
  static inject = ['options']
  #files = []
  #packages = new Map()
  #strayErrors = []
  #folder

  constructor(options) {
    this.#folder = options.kernelTests.folder
  }

  capabilities() {
    return { reloadEnvironment: true }
  }

  async init() {
    // An unhandled rejection fails a test run; it must not end the process.
    for (const event of ['uncaughtException', 'unhandledRejection'])
      process.on(event, (error) => this.#strayErrors.push(error))
    const { files, packages } = await bundleTests({ folder: this.#folder, root: process.cwd() })
    this.#files = files
    this.#packages = packages
  }

  async dryRun() {
    const stryker = getNamespace()
    stryker.activeMutant = undefined
    stryker.mutantCoverage = { perTest: {}, static: {} }
    const tests = []
    for (const file of this.#files) {
      const results = await runTestFile({
        bail: false,
        file,
        onTest: (id) => {
          stryker.currentTestId = id
        },
        packages: this.#packages,
      })
      tests.push(...results.map((result) => toTestResult(result, file)))
    }
    if (this.#strayErrors.length > 0) return { errorMessage: String(this.#strayErrors[0]), status: 'error' }
    return { mutantCoverage: stryker.mutantCoverage, status: 'complete', tests }
  }

  async mutantRun({ activeMutant, hitLimit, mutantActivation, sandboxFileName, testFilter }) {
    const stryker = getNamespace()
    stryker.hitCount = 0
    stryker.hitLimit = hitLimit
    this.#strayErrors = []
    const only = testFilter && new Set(testFilter)
    let nrOfTests = 0
    try {
      for (const file of this.#listFiles({ only, source: resolve(sandboxFileName) })) {
        // A mutant in module-level code must be active before the modules load; any other only while tests run.
        stryker.activeMutant = mutantActivation === 'static' ? activeMutant.id : undefined
        const results = await runTestFile({
          bail: true,
          file,
          onLoaded: () => {
            stryker.activeMutant = activeMutant.id
          },
          only,
          packages: this.#packages,
        })
        nrOfTests += results.length
        if (stryker.hitCount > hitLimit) return { reason: `More than ${hitLimit} hits.`, status: 'timeout' }
        const failure = results.find(({ error }) => error !== undefined) ?? (await this.#findStrayError(results))
        if (failure) return { failureMessage: failure.error, killedBy: [failure.id], nrOfTests, status: 'killed' }
      }
      return { nrOfTests, status: 'survived' }
    } finally {
      stryker.activeMutant = undefined
    }
  }

  /** The tests that can detect it: nearest first, because they fail first. */
  #listFiles({ only, source }) {
    const folder = dirname(source)
    const stem = relative(folder, source).replace(/\.ts$/, '')
    const rank = ({ name }) => {
      const path = resolve(name)
      if (dirname(path) !== folder) return 2
      return relative(folder, path).startsWith(`${stem}.`) ? 0 : 1
    }
    const names = only && new Set([...only].map((id) => id.split('#')[0]))
    return this.#files
      .filter(({ name, sources }) => (names ? names.has(name) : sources.has(source)))
      .sort((a, b) => rank(a) - rank(b))
  }

  async #findStrayError(results) {
    // Rejections are reported after the current turn of the event loop.
    await new Promise((done) => setImmediate(done))
    const [error] = this.#strayErrors
    return error === undefined ? undefined : { error: String(error), id: results.at(-1)?.id ?? '(none)' }
  }
}

function getNamespace() {
  globalThis.__stryker__ ??= {}
  return globalThis.__stryker__
}

function toTestResult({ error, id, time }, { name }) {
  const result = { fileName: resolve(name), id, name: id.slice(name.length + 1), timeSpentMs: time }
  if (error === undefined) return { ...result, status: SUCCESS }
  return { ...result, failureMessage: error, status: FAILED }
}

export const strykerPlugins = [{ injectableClass: KernelTestRunner, kind: 'TestRunner', name: 'kernel' }]

export const strykerValidationSchema = {
  properties: { kernelTests: { properties: { folder: { type: 'string' } }, required: ['folder'], type: 'object' } },
}

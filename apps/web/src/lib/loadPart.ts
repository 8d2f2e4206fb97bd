import { createScheduler } from './createScheduler.ts'

export type LoadPartParameters<part> = {
  load: () => Promise<part>
  /** Addresses of everything that the part needs, scripts and styles. */
  files: readonly string[]
}

/** What loading needs of the browser. */
export type Page = {
  /** Whether the page itself came with this file. */
  hasScript(file: string): boolean
  fetch(file: string): Promise<Pick<Response, 'arrayBuffer' | 'status'>>
  addStyle(file: string): Promise<void>
  /** Imports a script by itself. */
  run(file: string): Promise<unknown>
  sleep(milliseconds: number): Promise<void>
}

export class PartUnreachableError extends Error {
  override readonly name = 'PartUnreachableError'
  readonly code = 'PART_UNREACHABLE'
  constructor({ cause, file, status }: { cause?: unknown; file: string; status?: number }) {
    const reason = status === undefined ? 'nobody answered' : `the answer was ${status}`
    super(`A part of this page could not be loaded: ${reason}.\nFile: ${file}`, { cause })
  }
}

/** Bytes from which on running a script takes a phone's time. */
const large = 50_000

const pauses = [500, 1_000, 2_000, 4_000]

/**
 * Loads parts of the app: first the files of one, then the part itself. The build puts this around every import() (see
 * vite.config.ts). Browsers such as Chromium 150 remember for the life of a page that a module did not arrive, whether
 * import(), another module or a preload asked for it, and never ask again. So nothing is imported before all of its
 * files did arrive; the import then takes them from the browser's cache, under their own address, which is the one that
 * other modules share and whose integrity can be known. A service that restarts is waited for.
 */
export function createLoadPart(page: Page) {
  const done = new Map<string, Promise<void>>()
  const sizes = new Map<string, number>()

  /** Once for all parts that need it; anew after it failed. */
  function once(what: string, run: () => Promise<void>): Promise<void> {
    const running = done.get(what) ?? run()
    done.set(what, running)
    running.catch(() => done.delete(what))
    return running
  }

  async function receiveAll(files: readonly string[]): Promise<void> {
    const missing = files.filter((file) => done.has(`file ${file}`) || !page.hasScript(file))
    await Promise.all(
      missing.map((file) => once(`file ${file}`, async () => void sizes.set(file, await receive(file, page)))),
    )
    const styles = files.filter((file) => file.endsWith('.css'))
    await Promise.all(styles.map((file) => once(`style ${file}`, () => page.addStyle(file))))
  }

  /** What a part stands on comes after it in the list. Run one by one, they leave pauses in which the page answers. */
  async function runLarge(files: readonly string[]): Promise<void> {
    for (const file of files.toReversed())
      if (file.endsWith('.js') && (sizes.get(file) ?? 0) > large) await page.run(file)
  }

  async function loadOnce<part>({ files, load }: LoadPartParameters<part>): Promise<part> {
    await receiveAll(files)
    await runLarge(files)
    return load()
  }

  return async function loadPart<part>(part: LoadPartParameters<part>): Promise<part> {
    for (const pause of pauses) {
      try {
        return await loadOnce(part)
      } catch (error) {
        // Whatever else a part throws, it throws again.
        if (!(error instanceof PartUnreachableError)) throw error
        await page.sleep(pause)
      }
    }
    return loadOnce(part)
  }
}

/** Its size, in bytes. */
async function receive(file: string, page: Page): Promise<number> {
  try {
    const answer = await page.fetch(file)
    if (answer.status >= 500) throw new PartUnreachableError({ file, status: answer.status })
    // Only what was read to its end is in the cache. A file that is gone because a newer release took its place is
    // left for import() to refuse: the router knows that error and loads the page anew.
    return (await answer.arrayBuffer()).byteLength
  } catch (cause) {
    throw cause instanceof PartUnreachableError ? cause : new PartUnreachableError({ cause, file })
  }
}

const takeTurn = createScheduler()

/** Looked for once: parts ask for dozens of files each, and nothing is added to it while the page is open. */
let scripts: Set<string> | undefined
function listScripts(): Set<string> {
  const found = document.head.querySelectorAll<HTMLScriptElement | HTMLLinkElement>(
    'script[src], [rel="modulepreload"]',
  )
  return new Set([...found].map((element) => new URL('src' in element ? element.src : element.href).pathname))
}

export const loadPart = createLoadPart({
  hasScript(file) {
    scripts ??= listScripts()
    return scripts.has(file)
  },
  // Some pages begin thirty of them, in the task that draws: a phone would be busy with nothing else meanwhile.
  async fetch(file) {
    await takeTurn()
    return fetch(file)
  },
  addStyle(file) {
    const { href } = new URL(file, document.baseURI)
    if ([...document.styleSheets].some((sheet) => sheet.href === href)) return Promise.resolve()
    const link = document.createElement('link')
    link.rel = 'stylesheet'
    link.href = href
    return new Promise((resolve, reject) => {
      link.addEventListener('load', () => resolve())
      link.addEventListener('error', (cause) => {
        // One that stays is not fetched again.
        link.remove()
        reject(new PartUnreachableError({ cause, file }))
      })
      document.head.append(link)
    })
  },
  run: (file) => import(/* @vite-ignore */ file),
  sleep: (milliseconds) => new Promise((resolve) => setTimeout(resolve, milliseconds)),
})

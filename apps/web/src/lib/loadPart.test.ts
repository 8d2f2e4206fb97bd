import { expect, test } from 'vitest'
import { createLoadPart, PartUnreachableError } from './loadPart.ts'

type World = {
  /** How often each file does not arrive before it does. */
  failures?: Record<string, number>
  status?: number
  /** What the page came with. */
  scripts?: readonly string[]
  /** Bytes of each file; none of it: few. */
  sizes?: Record<string, number>
}

/** A browser such as Chromium 150: a module that did not arrive is never asked for again, at the same address. */
function setup({ failures = {}, scripts = [], sizes = {}, status = 200 }: World = {}) {
  const left = new Map(Object.entries(failures))
  const asked: string[] = []
  const ran: string[] = []
  const slept: number[] = []
  const styles: string[] = []
  const refused = new Set<string>()
  const cached = new Set<string>()

  async function request(file: string): Promise<void> {
    asked.push(file)
    const count = left.get(file) ?? 0
    left.set(file, count - 1)
    if (count > 0) throw new TypeError('Failed to fetch')
    cached.add(file)
  }
  async function importModules(files: readonly string[]): Promise<string> {
    for (const file of files.filter((name) => name.endsWith('.js'))) {
      if (!refused.has(file) && !cached.has(file)) await request(file).catch(() => refused.add(file))
      if (refused.has(file)) throw new TypeError(`Failed to fetch dynamically imported module: ${file}`)
    }
    return 'part'
  }
  const loadPart = createLoadPart({
    addStyle: async (file) => void styles.push(file),
    fetch: async (file) => {
      await request(file)
      return { arrayBuffer: async () => new ArrayBuffer(sizes[file] ?? 0), status }
    },
    hasScript: (file) => scripts.includes(file),
    run: async (file) => void ran.push(file),
    sleep: async (pause) => void slept.push(pause),
  })
  const load = (files: readonly string[]) => loadPart({ files, load: () => importModules(files) })
  return { asked, importModules, load, ran, slept, styles }
}

test('default: every file is fetched once, then the part is imported from the cache', async () => {
  const { asked, load, slept, styles } = setup()
  expect(await load(['/part.js', '/shared.js', '/part.css'])).toBe('part')
  expect(asked).toEqual(['/part.js', '/shared.js', '/part.css'])
  expect(styles).toEqual(['/part.css'])
  expect(slept).toEqual([])
})

test('behavior: large scripts are run one by one before the part, what others stand on first', async () => {
  const sizes = { '/base.js': 60_000, '/large.css': 60_000, '/shared.js': 60_000, '/small.js': 100 }
  const { load, ran } = setup({ sizes })
  expect(await load(['/small.js', '/shared.js', '/base.js', '/large.css'])).toBe('part')
  expect(ran).toEqual(['/base.js', '/shared.js'])
})

test('behavior: the browser of these tests does remember, so an import alone never recovers', async () => {
  const { importModules } = setup({ failures: { '/part.js': 1 } })
  await expect(importModules(['/part.js'])).rejects.toThrow('/part.js')
  await expect(importModules(['/part.js'])).rejects.toThrow('/part.js')
})

test('behavior: what parts share, and what the page came with, is not fetched again', async () => {
  const { asked, load, styles } = setup({ scripts: ['/index.js'] })
  await load(['/one.js', '/shared.js', '/index.js', '/shared.css'])
  await load(['/two.js', '/shared.js', '/index.js', '/shared.css'])
  // The last one is the import of what a page has: free in a browser.
  expect(asked.filter((file) => file !== '/index.js')).toEqual(['/one.js', '/shared.js', '/shared.css', '/two.js'])
  expect(styles).toEqual(['/shared.css'])
})

test.each(['/part.js', '/shared.js', '/part.css'])('behavior: %s is waited for, longer each time', async (file) => {
  const { asked, load, slept } = setup({ failures: { [file]: 4 } })
  expect(await load(['/part.js', '/shared.js', '/part.css'])).toBe('part')
  expect(asked.filter((name) => name === file)).toHaveLength(5)
  expect(slept).toEqual([500, 1_000, 2_000, 4_000])
})

test('error: what stays away is told, and loaded when it is tried again later', async () => {
  const { load, slept } = setup({ failures: { '/shared.js': 5 } })
  const failure = await load(['/part.js', '/shared.js']).catch((error: unknown) => error)
  expect(failure).toBeInstanceOf(PartUnreachableError)
  expect(failure).toMatchObject({ cause: expect.any(TypeError), code: 'PART_UNREACHABLE' })
  expect(slept).toHaveLength(4)
  expect(await load(['/part.js', '/shared.js'])).toBe('part')
})

test('error: a server that fails is no answer', async () => {
  const { load } = setup({ status: 503 })
  await expect(load(['/part.js'])).rejects.toThrow('the answer was 503')
})

test('error: a file that is gone, and a part that throws, are told at once', async () => {
  const { slept } = setup()
  const gone = new TypeError('Failed to fetch dynamically imported module')
  const loadPart = createLoadPart({
    addStyle: async () => {},
    fetch: async () => ({ arrayBuffer: async () => new ArrayBuffer(0), status: 404 }),
    hasScript: () => false,
    run: async () => {},
    sleep: async (pause) => void slept.push(pause),
  })
  await expect(loadPart({ files: ['/old.js'], load: () => Promise.reject(gone) })).rejects.toBe(gone)
  expect(slept).toEqual([])
})

import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { expect, test } from 'vitest'

const folder = new URL('../', import.meta.url)
const read = (path: string) => readFileSync(new URL(path, folder), 'utf8')

/** Every word of our own sources: a name that is in none of them is not ours any more. */
const known = new Set(
  readdirSync(fileURLToPath(folder), { recursive: true, encoding: 'utf8' })
    .filter((file) => /\.tsx?$/.test(file) && !/\.test/.test(file))
    .flatMap((file) => read(file).match(/\w+/g) ?? []),
)
const ENTRIES = /@countersign\/connect[\w/.-]*/g

test.each(['from-rainbowkit.md', 'from-connectkit.md'])('default: %s names only what there is', (page) => {
  const rows = read(`../docs/${page}`)
    .split('\n')
    .filter((line) => line.startsWith('| ') && !line.startsWith('|---'))
  expect(rows.length).toBeGreaterThan(20)
  // The second column is ours.
  const codes = rows.flatMap((row) => row.split('|')[2]?.match(/`[^`]+`/g) ?? [])
  const words = codes.flatMap((code) => code.replace(ENTRIES, '').match(/[A-Za-z]\w*/g) ?? [])
  expect(words.filter((word) => !known.has(word))).toEqual([])
})

test('default: the pages name only entries that there are', () => {
  const { exports } = JSON.parse(read('../package.json'))
  const pages = ['README.md', 'docs/from-rainbowkit.md', 'docs/from-connectkit.md', 'docs/custom-wallets.md']
  const named = pages.flatMap((page) => read(`../${page}`).match(ENTRIES) ?? [])
  const missing = named.filter((name) => !Object.hasOwn(exports, name.replace('@countersign/connect', '.')))
  expect([...new Set(missing)]).toEqual([])
})

test('default: every link of the pages resolves in the tarball', () => {
  const { files } = JSON.parse(read('../package.json'))
  const pages = ['README.md', ...readdirSync(fileURLToPath(new URL('../docs', folder))).map((name) => `docs/${name}`)]
  const links = pages.flatMap((page) =>
    [...read(`../${page}`).matchAll(/\]\(([^)#]+)[^)]*\)/g)].map(([, link = '']) => [page, link] as const),
  )
  expect(links.length).toBeGreaterThan(5)
  for (const [page, link] of links.filter(([, to]) => !to.startsWith('https:'))) {
    const path = new URL(link, `file:///${page}`).pathname.slice(1)
    expect(existsSync(fileURLToPath(new URL(`../${path}`, folder))), `${page}: ${link}`).toBe(true)
    expect(
      [...files, 'README.md'].some((root: string) => path === root || path.startsWith(`${root}/`)),
      link,
    ).toBe(true)
    expect(link, page).not.toMatch(/^(\.\.\/){2}/)
  }
})

import { readFile } from 'node:fs/promises'
import { runInNewContext } from 'node:vm'
import { expect, test } from 'vitest'

const script = await readFile(new URL('../public/begin.js', import.meta.url), 'utf8')
const safe = `0x${'Ab'.repeat(20)}`
const list = { files: ['assets/safe.js', 'assets/home.js', 'assets/queue.js'], pages: { '': [0, 1], queue: [0, 2] } }

/** What the page's first script asks for at a path; null: the build wrote no list, as while developing. */
function begin(pathname: string, early: object | null = list): string[] {
  const asked: { href: string }[] = []
  const document = {
    createElement: () => ({}),
    getElementById: () => (early ? { textContent: JSON.stringify(early) } : null),
    head: { append: (link: { href: string }) => asked.push(link) },
  }
  runInNewContext(script, { document, location: { pathname } })
  return asked.map(({ href }) => href)
}

test('default: the files of a page of a Safe', () => {
  expect(begin(`/31337/${safe}`)).toEqual(['/assets/safe.js', '/assets/home.js'])
  expect(begin(`/eth/${safe}/`)).toEqual(['/assets/safe.js', '/assets/home.js'])
  expect(begin(`/31337/${safe}/queue`)).toEqual(['/assets/safe.js', '/assets/queue.js'])
})

test('behavior: nothing for other pages, whatever they are called', () => {
  for (const path of ['/', '/needs-you', '/31337/0x12', `/31337/${safe}/send`, `/31337/${safe}/constructor`])
    expect(begin(path)).toEqual([])
})

test('behavior: nothing without a list', () => {
  expect(begin(`/31337/${safe}`, null)).toEqual([])
})

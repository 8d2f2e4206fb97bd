import { access, readFile } from 'node:fs/promises'
import { expect, test } from 'vitest'
import { writeSettings } from '../src/config/renderSettings.ts'
import { listSettings } from '../src/config/settings.ts'
import { createMetrics } from '../src/lib/createMetrics.ts'
import { runAdminCommand } from './runAdminCommand.ts'

const read = (path: string) => readFile(new URL(`../../../${path}`, import.meta.url), 'utf8')

/** The shell commands of a page. */
async function listCommands(path: string): Promise<string[]> {
  const blocks = (await read(path)).matchAll(/```sh\n([\s\S]*?)```/g)
  return [...blocks].flatMap(([, block = '']) => block.trim().split('\n'))
}

test('default: every command of the operating page is one that countersign-admin understands', async () => {
  const commands = (await listCommands('docs/operate.md')).flatMap((line) => {
    const [, words] = /countersign-admin(?:\.mjs)? ([^#]+)/.exec(line) ?? []
    return words === undefined ? [] : [words.trim()]
  })
  expect(commands.length).toBeGreaterThan(8)
  for (const command of commands) {
    const words = command.match(/"[^"]*"|\S+/g)?.map((word) => word.replaceAll('"', '')) ?? []
    // `--help` validates command and options without running it.
    const { code, output } = await runAdminCommand([...words, '--help'], {})
    expect({ code, command }).toEqual({ code: 0, command })
    expect(output).toMatch(/^countersign-admin /)
  }
})

test.each(['deploy/alerts.yml', 'deploy/grafana.json'])(
  'default: every measurement in %s is reported',
  async (path) => {
    const registry = createMetrics().registry
    const known = new Set(registry.getMetricsAsArray().flatMap(({ name }) => [name, `${name}_bucket`, `${name}_count`]))
    // Some process metrics have several names.
    const exported = new Set([...(await registry.metrics()).matchAll(/^(\w+)/gm)].map(([name]) => name))
    const named = (await read(path)).match(/\b(countersign|nodejs|process)_\w+/g) ?? []
    expect(named.length).toBeGreaterThan(10)
    expect(named.filter((name) => !known.has(name) && !exported.has(name))).toEqual([])
  },
)

test('default: each alert of the page has its rule', async () => {
  const page = await read('docs/operate.md')
  const rules = await read('deploy/alerts.yml')
  const table = page.slice(page.indexOf('## Monitoring'), page.indexOf('## When indexing has halted'))
  const named = new Set(table.match(/(countersign|nodejs)_\w+/g))
  expect(named.size).toBeGreaterThan(0)
  // The limit that an alert would need is the operator's own.
  named.delete('countersign_event_streams')
  expect([...named].filter((name) => !rules.includes(name))).toEqual([])
})

test('default: the tables of settings in the operating guide are current; `npm run docs` rewrites them', async () => {
  const page = await read('docs/operate.md')
  expect(page).toBe(writeSettings(page))
})

test('default: every code of a halted index has its row', async () => {
  const page = await read('docs/operate.md')
  const table = page.slice(page.indexOf('## When indexing has halted'), page.indexOf('## Failed transactions'))
  const source = await read('apps/gateway/src/indexer/assertIdentity.ts')
  const codes = [...source.matchAll(/super\(\s*'(\w+)'/g)].map(([, code]) => code)
  expect(codes).toContain('START_BLOCK_ABOVE_HEAD')
  expect([...table.matchAll(/^\| `(\w+)` \|/gm)].map(([, code]) => code).toSorted()).toEqual(codes.toSorted())
})

test('default: every link of the page leads to a file or a heading', async () => {
  const page = await read('docs/operate.md')
  const headings = [...page.matchAll(/^#+ (.+)$/gm)].map(([, text = '']) =>
    text
      .toLowerCase()
      .replaceAll(/[^\w\- ]/g, '')
      .replaceAll(' ', '-'),
  )
  const links = [...page.matchAll(/\]\((?!https?:)([^)#]*)(?:#([^)]+))?\)/g)]
  expect(links.length).toBeGreaterThan(10)
  for (const [link, path, anchor] of links)
    if (path) await expect(access(new URL(`../../../docs/${path}`, import.meta.url)), link).resolves.toBeUndefined()
    else expect(headings, link).toContain(anchor)
})

test('default: the URLs for browsers are stated', async () => {
  expect(await read('docs/operate.md')).toMatch(/`rpcUrls\.public` \| the web app, wallets and other clients/)
})

test.each(['deploy/countersign.env', 'deploy/compose.yaml', 'docs/operate.md', 'docs/operator-files.md', 'README.md'])(
  'default: every variable named in %s is a setting',
  async (path) => {
    const known = new Set(listSettings().flatMap(({ settings }) => settings.map(({ variable }) => variable)))
    const named = (await read(path)).match(/\b(COUNTERSIGN|DATABASE)_[A-Z_]+\b/g) ?? []
    // An error code, not a variable.
    expect(named.filter((name) => !known.has(name) && name !== 'DATABASE_UNAVAILABLE')).toEqual([])
    expect(named.length).toBeGreaterThan(0)
  },
)

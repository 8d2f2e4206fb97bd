import { access, cp, mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises'
import { createServer } from 'node:http'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { demoSafes } from '@countersign/devchain/demo-world'
import { afterAll, beforeAll, expect, onTestFinished, test } from 'vitest'
import { z } from 'zod'
import { createKeyFiles } from '../../scripts/release/createKeyFiles.ts'
import { packCountersign, type Started, startPackage } from './support/countersignPackage.ts'
import { run } from './support/run.ts'

const ReportSchema = z.object({
  exitCode: z.number(),
  addresses: z.object({ expected: z.number(), matching: z.number() }),
  differences: z.array(z.object({ header: z.string().nullable(), kind: z.string(), path: z.string() })),
})

let folder: string
let archive: string
let product: Started
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'countersign-npx-'))
  archive = await packCountersign(folder)
  // An empty folder with Node and npm: npx installs the package and its dependencies.
  await writeFile(join(folder, 'package.json'), '{"private":true}')
  await run('npm', ['install', '--no-audit', '--no-fund', archive], { cwd: folder })
  product = await startPackage({ command: 'npx', cwd: folder, words: ['countersign', '--demo'] })
})
afterAll(async () => {
  await product?.stop()
  await rm(folder, { force: true, recursive: true })
})

const countersign = (...words: string[]) => run('npx', ['countersign', ...words], { cwd: folder })

/** As JSON, whatever the exit code. */
async function verifySite(url: string) {
  const manifest = join(folder, 'node_modules/countersign/manifest.json')
  const config = await (await fetch(`${product.url}/config.json`)).text()
  await writeFile(join(folder, 'config.json'), config)
  const words = ['verify-site', url, '--manifest', manifest, '--config', join(folder, 'config.json'), '--json']
  const { stdout } = await countersign(...words).catch((error: Error) => ({ stdout: error.message }))
  return ReportSchema.parse(JSON.parse(stdout.slice(stdout.indexOf('{'), stdout.lastIndexOf('}') + 1)))
}

test('default: the packed product starts, with the demo and its commands', async () => {
  const page = await fetch(product.url)
  expect(page.headers.get('content-type')).toContain('text/html')
  const { address } = demoSafes.treasury
  const queue = await fetch(`${product.url}/v1/chains/31337/safes/${address}/transactions/queued`)
  expect(z.object({ results: z.array(z.unknown()) }).parse(await queue.json()).results.length).toBeGreaterThan(2)
  expect((await countersign('--version')).stdout).toMatch(/^\d+\.\d+\.\d+\n$/)
  expect((await countersign('--help')).stdout).toContain('countersign admin <command>')
  expect((await countersign('--settings')).stdout).toContain('COUNTERSIGN_CHAINS')
  expect((await countersign('admin', '--help')).stdout).toContain('doctor')
  const calldata = await countersign('decode', `0xa9059cbb${'00'.repeat(64)}`)
  expect(calldata.stdout).toContain('transfer(address,uint256)')
  const verified = await countersign('verify', address, '20', '--service', product.url, '--node', product.chainUrl)
  expect(verified.stdout).toContain('Digests')
})

test('default: a second start, in a terminal that is none and without words, is ready at once', async () => {
  await product.stop()
  product = await startPackage({ command: 'npx', cwd: folder, words: ['countersign'] })
  process.stdout.write(`  ready after ${product.seconds.toFixed(1)} s\n`)
  expect(product.seconds).toBeLessThan(30)
})

test('default: archive and installation match the manifest, signed as a release is', async () => {
  const installed = join(folder, 'node_modules/countersign')
  const manifest = join(installed, 'manifest.json')
  for (const place of [archive, installed]) {
    const { stdout } = await countersign('verify-release', place, '--manifest', manifest, '--json')
    expect(JSON.parse(stdout)).toMatchObject({ differences: [], exitCode: 0 })
  }
  const { publicFile } = await createKeyFiles()
  await writeFile(join(folder, 'minisign.pub'), publicFile)
  await expect(countersign('verify-release', archive, '--key', 'minisign.pub')).rejects.toThrow('MISSING')
  const file = join(installed, 'server/start.js')
  const before = await readFile(file)
  await writeFile(file, Buffer.concat([before, Buffer.from('\n')]))
  await expect(countersign('verify-release', installed, '--manifest', manifest)).rejects.toThrow(
    'CHANGED  server/start.js',
  )
  await writeFile(file, before)
})

test('default: verify-site finds the product as released', async () => {
  const report = await verifySite(product.url)
  expect(report).toMatchObject({ differences: [], exitCode: 0 })
  expect(report.addresses.matching).toBe(report.addresses.expected)
  expect(report.addresses.expected).toBeGreaterThan(200)
})

test('default: every link of the pages of the archive leads to a file or a heading of it', async () => {
  const installed = join(folder, 'node_modules/countersign')
  const pages = ['README.md', ...(await readdir(join(installed, 'docs'))).map((name) => `docs/${name}`)]
  expect(pages).toContain('docs/operate.md')
  const toAnchor = (heading: string) =>
    heading
      .toLowerCase()
      .replaceAll(/[^\p{L}\p{N}\-_ ]/gu, '')
      .replaceAll(' ', '-')
  for (const page of pages) {
    const text = await readFile(join(installed, page), 'utf8')
    for (const [link, target = ''] of text.matchAll(/\]\(([^)\s]+)\)/g)) {
      const { hash, pathname, protocol } = new URL(target, `file:///${page}`)
      if (protocol !== 'file:') continue
      const linked = join(installed, decodeURIComponent(pathname))
      await expect(access(linked), `${page}: ${link}`).resolves.toBeUndefined()
      if (hash === '' || !pathname.endsWith('.md')) continue
      const headings = [...(await readFile(linked, 'utf8')).matchAll(/^#+ (.+)$/gm)].map(([, words = '']) => words)
      expect(headings.map(toAnchor), `${page}: ${link}`).toContain(decodeURIComponent(hash.slice(1)))
    }
  }
})

/** Its instructions of one kind, each on one line, with the folders of the image below another one. */
async function readDockerfile(kind: string, image: string): Promise<string[]> {
  const text = await readFile(join(folder, 'node_modules/countersign/deploy/Dockerfile'), 'utf8')
  return [...text.replaceAll('\\\n', ' ').matchAll(new RegExp(`^(?:HEALTHCHECK .*)?${kind} (.+)$`, 'gm'))].map(
    ([, line = '']) => line.replaceAll(/(?<=[\s"])\/(product|opt|usr|var)(?=[/\s";])/g, `${image}/$1`),
  )
}

test('default: the image, built in the unpacked archive, has the files of the release and its commands', async () => {
  const [image, context] = [join(folder, 'image'), join(folder, 'context')]
  await run('mkdir', ['-p', context, join(image, 'opt'), join(image, 'usr/local/bin'), join(image, 'var/lib')], {
    cwd: folder,
  })
  await run('tar', ['-xzf', archive, '--strip-components=1', '-C', context], { cwd: folder })
  const [build = '', install = ''] = await readDockerfile('RUN', image)
  await run('sh', ['-ec', build], { cwd: context })
  const [copied = ''] = (await readDockerfile('COPY', image)).filter((line) => line.startsWith('--from=build'))
  const [, from = '', to = ''] = copied.split(' ')
  await cp(from, to, { recursive: true, verbatimSymlinks: true })
  // Only root can give a folder to another user.
  await run('sh', ['-ec', install.replace(' -o node -g node', '')], { cwd: image })
  const imageProduct = join(image, 'opt/countersign')
  const manifest = join(folder, 'node_modules/countersign/manifest.json')
  const { stdout } = await countersign('verify-release', imageProduct, '--manifest', manifest, '--json')
  expect(JSON.parse(stdout)).toMatchObject({ differences: [], exitCode: 0 })
  const [command = ''] = (await readDockerfile('CMD', image)).filter((line) => /^\["countersign"/.test(line))
  const [name] = z.array(z.string()).parse(JSON.parse(command))
  expect((await run(join(image, 'usr/local/bin', name ?? ''), ['--version'], { cwd: image })).stdout).toMatch(
    /^\d+\.\d+/,
  )
  const [check = ''] = (await readDockerfile('CMD', image)).filter((line) => line.startsWith('["node"'))
  const [program = '', ...words] = z.array(z.string()).parse(JSON.parse(check))
  const PORT = new URL(product.url).port
  await run(program, words, { cwd: image, env: { PORT } })
  await expect(run(program, words, { cwd: image, env: { PORT: '9' } })).rejects.toThrow('failed')
})

test('default: unit and compose file name files of the archive', async () => {
  const installed = join(folder, 'node_modules/countersign')
  const unit = await readFile(join(installed, 'deploy/countersign.service'), 'utf8')
  const places = [...unit.matchAll(/\/opt\/countersign\/(\S+)/g)].map(([, path = '']) => path)
  expect(places.toSorted()).toEqual(['README.md', 'bin/countersign.mjs'])
  const compose = await readFile(join(installed, 'deploy/compose.yaml'), 'utf8')
  const [, context = '', dockerfile = ''] = /build: \{ context: (\S+), dockerfile: (\S+) \}/.exec(compose) ?? []
  const [, caddyfile = ''] = /"\.\/(\w+):\/etc\/caddy/.exec(compose) ?? []
  places.push(join('deploy', context, dockerfile), join('deploy', caddyfile))
  expect(places.slice(2)).toEqual(['deploy/Dockerfile', 'deploy/Caddyfile'])
  for (const path of places) await access(join(installed, path))
})

/** The product behind a proxy that changes every response. */
async function serveChanged(change: (body: Buffer, headers: Record<string, string>, path: string) => Buffer) {
  const server = createServer((request, response) => {
    void fetch(new URL(request.url ?? '/', product.url), {
      headers: { 'accept-encoding': 'identity' },
      redirect: 'manual',
    }).then(async (answer) => {
      const headers = Object.fromEntries(
        [...answer.headers].filter(([name]) => !/^(connection|content-length|date|keep-alive|transfer-)/.test(name)),
      )
      const body = change(Buffer.from(await answer.arrayBuffer()), headers, request.url ?? '/')
      response.writeHead(answer.status, headers).end(body)
    })
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  onTestFinished(() => {
    server.closeAllConnections()
    server.close()
  })
  const { port } = z.object({ port: z.number() }).parse(server.address())
  return `http://127.0.0.1:${port}`
}

test('error: one changed bit in every file of the release, N of N', async () => {
  const url = await serveChanged((body, _, path) => {
    if (path === '/config.json') return body
    body[0] = (body[0] ?? 0) ^ 1
    return body
  })
  const { addresses, differences, exitCode } = await verifySite(url)
  const changed = new Set(differences.filter(({ kind }) => kind === 'body').map(({ path }) => path))
  expect(exitCode).toBe(1)
  expect(changed.size).toBe(addresses.expected)
  expect(addresses.matching).toBe(0)
})

test.each([
  'content-security-policy',
  'cross-origin-opener-policy',
  'permissions-policy',
  'referrer-policy',
  'x-content-type-options',
  'x-frame-options',
  'cache-control',
  'content-type',
])('error: without the header %s, N of N', async (header) => {
  const url = await serveChanged((body, headers) => {
    Reflect.deleteProperty(headers, header)
    return body
  })
  const { addresses, differences, exitCode } = await verifySite(url)
  const changed = new Set(differences.filter((found) => found.header === header).map(({ path }) => path))
  expect(exitCode).toBe(1)
  // And the configuration.
  expect(changed.size).toBe(addresses.expected + 1)
})

import { readFile, writeFile } from 'node:fs/promises'
import { createSecurityHeaders, createWebFileHeaders, WebConfigSchema } from '@countersign/protocol/config'
import { expect, test } from 'vitest'
import { z } from 'zod'
import { createTestRelease } from '../../test/createTestRelease.ts'
import { runArguments } from '../../test/runArguments.ts'
import { type Answer, serveRelease, testConfig } from '../../test/serveRelease.ts'
import { writeTestFile } from '../../test/writeFile.ts'
import { toSha256 } from '../release/ReleaseManifest.ts'

const ReportSchema = z.object({
  outcome: z.string(),
  addresses: z.object({ expected: z.number(), matching: z.number(), requests: z.number() }),
  config: z.object({ sha256: z.string(), verdict: z.string() }),
  differences: z.array(
    z.object({ encoding: z.string(), header: z.string().nullable(), kind: z.string(), path: z.string() }),
  ),
  signature: z.looseObject({ verdict: z.string() }),
})

async function setup() {
  const release = await createTestRelease()
  const site = await serveRelease(release)
  const config = await writeTestFile(testConfig)
  const verify = async (...words: string[]) => {
    const known = ['--manifest', release.manifestFile, '--key', release.key, '--config', config]
    const { code, err, out } = await runArguments(['verify-site', site.url, '--json', ...known, ...words])
    expect(err).toBe('')
    return { code, ...ReportSchema.parse(JSON.parse(out)) }
  }
  return { ...release, ...site, config, verify }
}

/** Every address that is fetched, by path. */
async function listRequested({ setTamper, verify }: Awaited<ReturnType<typeof setup>>): Promise<string[]> {
  const paths = new Set<string>()
  setTamper((answer, { url = '' }) => {
    paths.add(url)
    return answer
  })
  await verify()
  return [...paths].filter((path) => path !== '/assets/not-in-any-release.js')
}

const flip = (body: Buffer) => {
  const changed = Buffer.from(body)
  changed[0] = (changed[0] ?? 0) ^ 1
  return changed
}

test('default: a site that serves the release, as text and as JSON', async () => {
  const site = await setup()
  const report = await site.verify()
  expect(report).toMatchObject({ code: 0, config: { verdict: 'matches' }, differences: [], outcome: 'holds' })
  expect(report.addresses.matching).toBe(report.addresses.expected)
  expect(report.signature.verdict).toBe('valid')
  const { sha256 } = report.config
  expect(sha256).toBe(toSha256(Buffer.from(JSON.stringify(testConfig))))
  const { code, out } = await runArguments([
    'verify-site',
    site.url,
    '--manifest',
    site.manifestFile,
    '--config',
    sha256,
  ])
  expect(code).toBe(0)
  expect(out).toContain(`${report.addresses.expected} of ${report.addresses.expected} addresses`)
})

test('error: every second address with one changed bit, then the others: those are named, N of N', async () => {
  const site = await setup()
  const paths = await listRequested(site)
  expect(paths.length).toBeGreaterThan(45)
  expect(paths).toEqual(
    expect.arrayContaining(['/', '/config.json', '/verify', '/verify.de', '/assets/verification-1a2b3c4.js']),
  )
  for (const rest of [0, 1]) {
    const changed = paths.filter((_, index) => index % 2 === rest)
    site.setTamper((answer, { url = '' }) => {
      if (!changed.includes(url)) return answer
      // Still a configuration, of another node.
      if (url === '/config.json')
        return { ...answer, body: Buffer.from(answer.body.toString().replace('8545', '8546')) }
      return { ...answer, body: flip(answer.body) }
    })
    const { code, config, differences } = await site.verify()
    const named = new Set(differences.filter(({ kind }) => kind === 'body').map(({ path }) => path))
    if (config.verdict === 'differs') named.add('/config.json')
    expect(code).toBe(1)
    expect([...named].toSorted()).toEqual(changed.toSorted())
  }
})

test('error: a change in one encoding alone', async () => {
  const site = await setup()
  for (const encoding of ['br', 'gzip', 'identity']) {
    site.setTamper((answer, { headers, url }) =>
      url === '/assets/de-1a2b3c4.js' && headers['accept-encoding'] === encoding
        ? { ...answer, body: flip(answer.body) }
        : answer,
    )
    expect(await site.verify()).toMatchObject({
      code: 1,
      differences: [{ encoding, kind: 'body', path: '/assets/de-1a2b3c4.js' }],
    })
  }
})

test('error: another service worker, only where a browser requests one', async () => {
  const site = await setup()
  site.setTamper((answer, { headers }) =>
    headers['service-worker'] === 'script' ? { ...answer, body: flip(answer.body) } : answer,
  )
  const { code, differences } = await site.verify()
  expect({ code, differences }).toMatchObject({
    code: 1,
    differences: [
      { encoding: 'br', path: '/service-worker.js' },
      { encoding: 'gzip', path: '/service-worker.js' },
    ],
  })
})

test('error: each header in turn, missing, weaker and added, at each kind of address, N of N', async () => {
  const site = await setup()
  const config = WebConfigSchema.parse(testConfig)
  const kinds = [
    '/',
    '/config.json',
    '/verify',
    '/verify.html',
    '/assets/base-1a2b3c4.js',
    '/release.json',
    '/settings',
  ]
  const headers = Object.keys({
    ...createSecurityHeaders({ config }),
    ...createWebFileHeaders({ body: Buffer.from(''), path: '/x.js' }),
  }).filter((name) => name !== 'Vary')
  expect(headers).toHaveLength(8)
  const weaker: Record<string, (value: string) => string> = {
    'Content-Security-Policy': (value) => value.replace("script-src 'self'", "script-src 'self' 'unsafe-inline'"),
  }
  const changes: { header: string; change: (answer: Answer) => Answer }[] = [
    ...headers.map((header) => ({
      change: (answer: Answer) => ({ ...answer, headers: { ...answer.headers, [header]: undefined } }),
      header,
    })),
    ...headers.map((header) => ({
      change: (answer: Answer) => {
        const value = answer.headers[header] ?? ''
        const next = weaker[header]?.(value)
        return {
          ...answer,
          headers: { ...answer.headers, [header]: next === undefined || next === value ? `${value}x` : next },
        }
      },
      header,
    })),
    ...['Refresh', 'Link', 'Set-Cookie', 'Service-Worker-Allowed', 'Report-To'].map((header) => ({
      change: (answer: Answer) => ({ ...answer, headers: { ...answer.headers, [header]: 'x=1' } }),
      header,
    })),
  ]
  const missed: string[] = []
  for (const { change, header } of changes) {
    site.setTamper((answer, { url = '' }) => (kinds.includes(url) ? change(answer) : answer))
    const { code, differences } = await site.verify()
    const named = differences.filter((found) => found.header === header.toLowerCase()).map(({ path }) => path)
    if (code !== 1) missed.push(header)
    for (const path of kinds) if (!named.includes(path)) missed.push(`${path} ${header}`)
  }
  expect(missed).toEqual([])
  expect(changes).toHaveLength(21)
})

test('error: redirects, errors and invented files', async () => {
  const site = await setup()
  site.setTamper((answer, { url }) =>
    url === '/inbox' ? { ...answer, headers: { ...answer.headers, Location: '/' }, status: 302 } : answer,
  )
  expect(await site.verify()).toMatchObject({ code: 1, differences: [{ kind: 'status', path: '/inbox' }] })
  site.setTamper((answer) => (answer.status === 404 ? { ...answer, status: 200 } : answer))
  expect(await site.verify()).toMatchObject({
    code: 1,
    differences: [{ kind: 'status', path: '/assets/not-in-any-release.js' }],
  })
})

test('behavior: waits when the service limits the rate', async () => {
  const site = await setup()
  let refused = 0
  site.setTamper((answer, { url }) => {
    if (url !== '/icon.svg' || refused > 0) return answer
    refused += 1
    return { ...answer, headers: { 'Retry-After': '1' }, status: 429 }
  })
  expect(await site.verify()).toMatchObject({ code: 0 })
  expect(refused).toBe(1)
})

test('behavior: a configuration that nobody compared is no success', async () => {
  const site = await setup()
  const { code, out } = await runArguments(['verify-site', site.url, '--manifest', site.manifestFile])
  expect(code).toBe(3)
  expect(out).toContain('add --config')
})

test('error: the manifest of the site itself, and a site that is none', async () => {
  const site = await setup()
  const own = await runArguments(['verify-site', site.url, '--manifest', `${site.url}/release.json`])
  expect(own.code).toBe(2)
  expect(own.err).toContain('must not come from the site itself')
  const path = await runArguments(['verify-site', `${site.url}/settings`, '--manifest', site.manifestFile])
  expect(path.code).toBe(2)
  const nobody = await runArguments(['verify-site', 'http://127.0.0.1:1', '--manifest', site.manifestFile])
  expect(nobody.code).toBe(3)
  // Another release than the one that runs.
  await writeFile(
    site.path('other.json'),
    (await readFile(site.manifestFile, 'utf8')).replace('"version": "1.2.3"', '"version": "1.2.4"'),
  )
  const other = await runArguments(['verify-site', site.url, '--manifest', site.path('other.json'), '--json'])
  expect(JSON.parse(other.out)).toMatchObject({
    differences: [{ path: '/release.json' }, { path: '/release.json' }, { path: '/release.json' }],
  })
})

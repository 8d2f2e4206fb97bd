import { expect, test } from 'vitest'
import { createCatalogue } from '../../lib/messages/createCatalogue.ts'
import { fetchIcon, readManifest } from './appManifestQuery.ts'

const t = createCatalogue('apps')

const url = 'https://app.example/safe'
const manifest = {
  name: 'Swap',
  description: 'Trades',
  iconPath: 'logo.png',
  safe_apps_permissions: ['clipboard-write', 'camera'],
}

function setup(answer: () => Response | Promise<Response>) {
  const requested: { url: string; init: RequestInit | undefined }[] = []
  const load: typeof fetch = async (input, init) => {
    requested.push({ url: String(input), init })
    return answer()
  }
  return { requested, read: (from = url) => readManifest({ fetch: load, url: from }), load }
}

test('default: name, words, picture and wishes, asked for without cookies and without leave to go elsewhere', async () => {
  const { requested, read } = setup(() => Response.json(manifest))
  expect(await read()).toEqual({
    name: 'Swap',
    description: 'Trades',
    permissions: ['clipboard-write', 'camera'],
    iconUrl: 'https://app.example/safe/logo.png',
  })
  expect(requested).toMatchObject([
    {
      url: 'https://app.example/safe/manifest.json',
      init: { credentials: 'omit', redirect: 'error', referrerPolicy: 'no-referrer' },
    },
  ])
})

test('behavior: beside the page, whatever follows its path', async () => {
  const { requested, read } = setup(() => Response.json(manifest))
  await read('https://app.example/safe?theme=dark#top')
  await read('https://app.example/')
  expect(requested.map(({ url: address }) => address)).toEqual([
    'https://app.example/safe/manifest.json',
    'https://app.example/manifest.json',
  ])
})

test('behavior: text is text, and a picture is the app’s own', async () => {
  const said = { ...manifest, name: 'Sw\u202eap\u0000', iconPath: 'https://tracker.example/logo.png', description: 7 }
  const { read } = setup(() => Response.json(said))
  expect(await read()).toMatchObject({ description: '', iconUrl: undefined, name: 'Swap' })
  const icons = setup(() => Response.json({ name: 'A', icons: [{ src: '/small.png' }, { src: '/large.svg' }] }))
  expect(await icons.read()).toMatchObject({ permissions: [], iconUrl: 'https://app.example/large.svg' })
})

test('error: too large, of another kind, no JSON, nameless, missing, unreachable', async () => {
  const json = { 'Content-Type': 'application/json' }
  const cases: [() => Response | Promise<Response>, string][] = [
    [() => new Response('{}', { headers: { 'Content-Type': 'text/html' } }), t('manifest.wrongType')],
    [() => new Response('{"name":', { headers: json }), t('manifest.unreadable')],
    [() => Response.json({ name: '' }), t('manifest.unreadable')],
    [() => Response.json({ name: ' \u200b ' }), t('manifest.unreadable')],
    [() => Response.json(['Swap']), t('manifest.unreadable')],
    [() => new Response('', { status: 404 }), t('manifest.status', { status: 404 })],
    [() => Promise.reject(new TypeError('Failed to fetch')), t('manifest.unreachable')],
  ]
  for (const [answer, message] of cases) await expect(setup(answer).read()).rejects.toThrow(message)
})

test('error: what has no end is not waited for', async () => {
  let sent = 0
  const body = new ReadableStream({
    pull(controller) {
      sent += 1
      controller.enqueue(new Uint8Array(10_000).fill(0x20))
    },
  })
  const { read } = setup(() => new Response(body, { headers: { 'Content-Type': 'application/json' } }))
  await expect(read()).rejects.toThrow(t('manifest.tooLarge'))
  expect(sent).toBeLessThan(20)
})

test('behavior: an icon is of a picture’s type', async () => {
  const png = setup(() => new Response('x', { headers: { 'Content-Type': 'image/png' } }))
  expect((await fetchIcon({ fetch: png.load, url })).type).toBe('image/png')
  const page = setup(() => new Response('x', { headers: { 'Content-Type': 'text/html' } }))
  await expect(fetchIcon({ fetch: page.load, url })).rejects.toThrow(t('manifest.wrongType'))
})

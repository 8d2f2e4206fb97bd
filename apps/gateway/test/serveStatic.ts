import { readFile } from 'node:fs/promises'
import { createServer } from 'node:http'
import { join } from 'node:path'
import { onTestFinished } from 'vitest'

const types: Readonly<Record<string, string>> = {
  css: 'text/css; charset=utf-8',
  html: 'text/html; charset=utf-8',
  js: 'text/javascript; charset=utf-8',
  json: 'application/json; charset=utf-8',
  svg: 'image/svg+xml; charset=utf-8',
}

const matches = (pattern: string, path: string) =>
  pattern.endsWith('*') ? path.startsWith(pattern.slice(0, -1)) : pattern === path

function applyLine(headers: Headers, line: string): void {
  const [, isRemoved, header = '', value] = /^ {2}(! )?([\w-]+)(?:: (.+))?$/.exec(line) ?? []
  if (isRemoved) headers.delete(header)
  else if (value !== undefined) headers.append(header, value)
}

/** A static host that reads `_headers` and `_redirects` as Cloudflare Pages does. */
export async function serveStatic(folder: string): Promise<string> {
  const rules = (await readFile(join(folder, '_headers'), 'utf8')).split(/\n(?=\/)/).map((rule) => rule.split('\n'))
  const redirects = (await readFile(join(folder, '_redirects'), 'utf8')).split('\n').map((line) => line.split(' '))
  const find = async (path: string) => {
    const own = path === '/' ? '/index.html' : path
    const body = await readFile(join(folder, own)).catch(() => undefined)
    if (body) return { body, name: own, status: 200 }
    const [, target = '/404.html', status = '404'] = redirects.find(([from = '']) => matches(from, path)) ?? []
    return { body: await readFile(join(folder, target)), name: target, status: Number(status) }
  }
  const server = createServer((request, response) => {
    const { pathname } = new URL(request.url ?? '/', 'http://host')
    void find(pathname).then(({ body, name, status }) => {
      const headers = new Headers({ 'Content-Type': types[name.slice(name.lastIndexOf('.') + 1)] ?? 'text/plain' })
      const own = rules.flatMap(([pattern = '', ...lines]) => (matches(pattern, pathname) ? lines : []))
      for (const line of own) applyLine(headers, line)
      response.writeHead(status, Object.fromEntries(headers)).end(body)
    })
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  onTestFinished(() => {
    server.closeAllConnections()
    server.close()
  })
  const address = server.address()
  if (address === null || typeof address !== 'object') throw new Error('The system gave no port.')
  return `http://127.0.0.1:${address.port}`
}

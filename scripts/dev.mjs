/** `npm run dev`: the server from its sources, behind Vite with hot reload. Changes of the server need a restart. */
import { spawn } from 'node:child_process'
import { createRequire } from 'node:module'
import { join } from 'node:path'
import { createInterface } from 'node:readline'
import { pathToFileURL } from 'node:url'
import { root } from './build/paths.mjs'

const flags = ['--conditions=@repo/source', '--import', 'tsx', 'scripts/launcher/main.ts']
// Vite forwards requests with its own host name.
const env = { COUNTERSIGN_HOSTS: '127.0.0.1:5173,localhost:5173', ...process.env }
const server = spawn(process.execPath, flags, { cwd: root, env, stdio: ['inherit', 'pipe', 'inherit'] })
server.once('exit', (code) => process.exit(code ?? 1))
// Ctrl-C reaches the server too; it ends this process when it has stopped.
process.on('SIGINT', () => undefined)
process.on('SIGTERM', () => server.kill('SIGTERM'))

for await (const line of createInterface({ input: server.stdout })) {
  console.log(line)
  const [, url] = /^Countersign is ready at (\S+)$/.exec(line) ?? []
  if (url) await startPage(url)
}

async function startPage(url) {
  process.env.COUNTERSIGN_DEV_GATEWAY = url
  const web = join(root, 'apps', 'web')
  const { createServer } = await import(pathToFileURL(createRequire(join(web, 'package.json')).resolve('vite')).href)
  const vite = await createServer({ configFile: join(web, 'vite.config.ts'), root: web })
  await vite.listen()
  vite.printUrls()
}

import { execFileSync } from 'node:child_process'
import { existsSync } from 'node:fs'
import { mkdir, readFile, rm, writeFile } from 'node:fs/promises'
import { join, resolve } from 'node:path'
import { build } from 'vite'
import { appKit, connectKit, floor, type Peer, rainbowKit } from './peers.ts'

export type Apps = { appKit: string; connectKit: string; floor: string; ours: string; rainbowKit: string }

const CACHE = resolve('node_modules/.cache/bench-connect')
const HTML =
  '<!doctype html><html lang="en"><title>Bench</title><link rel="icon" href="data:,"><div id="root"></div><script type="module" src="./main.jsx"></script></html>'

/** Builds the apps; the peers are installed from npm on the first run. Ours is the first example of its page. */
export async function buildApps(): Promise<Apps> {
  return {
    appKit: await buildPeer('appkit', appKit),
    connectKit: await buildPeer('connectkit', connectKit),
    floor: await buildPeer('floor', floor),
    ours: await buildOurs(),
    rainbowKit: await buildPeer('rainbowkit', rainbowKit),
  }
}

/** Like a pasted example: without bundler settings except the path of our sources. */
async function buildOurs(): Promise<string> {
  const root = join(CACHE, 'ours')
  const outDir = join(root, 'dist')
  const page = await readFile('packages/connect/README.md', 'utf8')
  const [, example = ''] = /^```tsx\n(.*?)^```$/ms.exec(page) ?? []
  await mkdir(root, { recursive: true })
  await writeFile(join(root, 'index.html'), HTML)
  await writeFile(join(root, 'main.jsx'), example)
  await build({
    build: { emptyOutDir: true, outDir },
    configFile: false,
    logLevel: 'error',
    resolve: { conditions: ['@repo/source', 'module', 'browser', 'development|production'] },
    root,
  })
  return outDir
}

async function buildPeer(name: string, { dependencies, overrides, source }: Peer): Promise<string> {
  const folder = join(CACHE, name)
  await mkdir(folder, { recursive: true })
  const manifest = { dependencies, name: `bench-${name}`, overrides, private: true, type: 'module' }
  await writeFile(join(folder, 'package.json'), JSON.stringify(manifest))
  await writeFile(join(folder, 'index.html'), HTML)
  await writeFile(join(folder, 'main.jsx'), source)
  if (!existsSync(join(folder, 'node_modules/vite'))) {
    console.error(`Installing ${name} from npm …`)
    const flags = ['install', '--ignore-scripts', '--no-audit', '--no-fund', '--no-package-lock', '--legacy-peer-deps']
    execFileSync('npm', flags, { cwd: folder, stdio: ['ignore', 'ignore', 'inherit'] })
  }
  await rm(join(folder, 'dist'), { force: true, recursive: true })
  // With its own vite in a separate process: two versions of wagmi must not meet.
  execFileSync('npx', ['vite', 'build', '--logLevel', 'error'], { cwd: folder, stdio: ['ignore', 'ignore', 'inherit'] })
  return join(folder, 'dist')
}

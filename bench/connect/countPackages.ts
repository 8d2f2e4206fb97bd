import { execFileSync } from 'node:child_process'
import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { z } from 'zod'

const LockSchema = z.object({ packages: z.record(z.string(), z.unknown()) })
const PARTS = {
  '@tanstack/react-query': '5.107.1',
  react: '19.3.1',
  'react-dom': '19.3.1',
  viem: '2.57.1',
  wagmi: '3.7.7',
}

/** Number of packages that npm installs for an app with the dialog, without build tools. */
export async function countPackages(): Promise<number> {
  const folder = await mkdtemp(join(tmpdir(), 'bench-connect-'))
  const quiet = ['ignore', 'ignore', 'inherit'] as const
  try {
    execFileSync('npm', ['pack', '-w', 'packages/connect', '--pack-destination', folder], { stdio: [...quiet] })
    const dependencies = {
      ...PARTS,
      '@countersign/connect': `file:${join(folder, 'countersign-connect-0.1.0.tgz')}`,
    }
    await writeFile(join(folder, 'package.json'), JSON.stringify({ dependencies, name: 'app', private: true }))
    const flags = ['install', '--package-lock-only', '--ignore-scripts', '--no-audit', '--no-fund']
    execFileSync('npm', flags, { cwd: folder, stdio: [...quiet] })
    const lock: unknown = JSON.parse(await readFile(join(folder, 'package-lock.json'), 'utf8'))
    // The first is the app itself; platform-optional and peer packages are not installed.
    const { packages } = LockSchema.parse(lock)
    return Object.entries(packages).filter(
      ([path, entry]) => path !== '' && !Object(entry).optional && !Object(entry).peer,
    ).length
  } finally {
    await rm(folder, { force: true, recursive: true })
  }
}

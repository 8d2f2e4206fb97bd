import { execFile } from 'node:child_process'
import { createHash } from 'node:crypto'
import { readFile, realpath } from 'node:fs/promises'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { root } from './paths.mjs'

/** What decides on the bytes of the build, beside the sources. */
const tools = ['esbuild', 'fflate', 'rolldown', 'typescript', 'vite']

/** Commit, time, lock file and tools of a build: the same for everybody who builds this commit. */
export async function readSource() {
  const lock = await readFile(join(root, 'package-lock.json'))
  const { packages } = JSON.parse(lock)
  return {
    ...(await readCommit(process.env)),
    lockfile: createHash('sha256').update(lock).digest('hex'),
    toolchain: {
      node: process.versions.node,
      ...Object.fromEntries(tools.map((name) => [name, packages[`node_modules/${name}`]?.version ?? null])),
    },
  }
}

/** The commit alone, in a few milliseconds. */
export async function readHead() {
  const { SOURCE_COMMIT: given } = process.env
  return (await isRepository()) ? git('rev-parse', 'HEAD') : toCommit(given)
}

/** Without Git (an archive, a container), SOURCE_COMMIT and SOURCE_DATE_EPOCH say it. */
async function readCommit({ SOURCE_COMMIT: commit, SOURCE_DATE_EPOCH: seconds }) {
  if (await isRepository()) {
    const [head, time, changes] = await Promise.all([
      git('rev-parse', 'HEAD'),
      git('log', '-1', '--format=%ct'),
      git('status', '--porcelain'),
    ])
    return { commit: head, date: toDate(time), modified: changes !== '' }
  }
  return {
    commit: toCommit(commit),
    date: /^\d{1,11}$/.test(seconds ?? '') ? toDate(seconds) : null,
    modified: false,
  }
}

/** An unpacked archive may lie inside the repository of something else. */
async function isRepository() {
  const top = await git('rev-parse', '--show-toplevel').catch(() => undefined)
  return top !== undefined && (await realpath(top)) === (await realpath(root))
}

function toCommit(text = '') {
  return /^[0-9a-f]{40}$/.test(text) ? text : null
}

async function git(...words) {
  const { stdout } = await promisify(execFile)('git', words, { cwd: root, maxBuffer: 1e8 })
  return stdout.trim()
}

function toDate(seconds) {
  return new Date(Number(seconds) * 1_000).toISOString()
}

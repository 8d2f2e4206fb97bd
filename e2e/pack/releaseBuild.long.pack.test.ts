import { execFile } from 'node:child_process'
import { cp, mkdir, mkdtemp, readFile, rm } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import { promisify } from 'node:util'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { z } from 'zod'
import { ROOT, run } from './support/run.ts'

const ManifestSchema = z.looseObject({
  commit: z.string().nullable(),
  date: z.string().nullable(),
  files: z.array(z.looseObject({ path: z.string() })),
  modified: z.boolean(),
})

const read = async (root: string) =>
  ManifestSchema.parse(JSON.parse(await readFile(join(root, 'dist/countersign/manifest.json'), 'utf8')))

/** For every program in JavaScript: 15 months later. */
const later = `--import=data:text/javascript,${encodeURIComponent(`
  const Now = Date, ahead = 4e10
  globalThis.Date = class extends Now {
    constructor(...parts) { super(...(parts.length > 0 ? parts : [Now.now() + ahead])) }
    static now() { return Now.now() + ahead }
  }`)}`

/** What a build without Git needs to know. */
const toSource = ({ commit, date }: z.infer<typeof ManifestSchema>) => ({
  SOURCE_COMMIT: commit ?? '',
  SOURCE_DATE_EPOCH: `${Date.parse(date ?? '') / 1_000}`,
})

let copy: string
beforeAll(async () => {
  // Beside `dist`, on the same disk: the dependencies are linked and not copied.
  copy = join(await mkdtemp(join(ROOT, 'dist.copy-')), 'another folder', 'deeper')
  const { stdout } = await run('git', ['ls-files', '-z', '--cached', '--others', '--exclude-standard'], { cwd: ROOT })
  for (const path of stdout.split('\0').filter(Boolean)) {
    await mkdir(dirname(join(copy, path)), { recursive: true })
    await cp(join(ROOT, path), join(copy, path), { verbatimSymlinks: true })
  }
  const { stdout: found } = await run(
    'find',
    ['.', '-name', 'node_modules', '-type', 'd', '-prune', '-not', '-path', './dist*'],
    {
      cwd: ROOT,
    },
  )
  for (const folder of found.trim().split('\n'))
    await promisify(execFile)('cp', ['--archive', '--link', join(ROOT, folder), join(copy, folder)])
})
afterAll(() => rm(join(copy, '..', '..'), { force: true, recursive: true }))

test('default: the same bytes in another folder, year, time zone, language and umask, without Git', async () => {
  await run(process.execPath, ['scripts/build.mjs'], { cwd: ROOT })
  const first = await read(ROOT)
  await run('sh', ['-c', 'umask 077 && exec "$0" scripts/build.mjs', process.execPath], {
    cwd: copy,
    env: {
      LANG: 'tr_TR.UTF-8',
      LC_ALL: 'tr_TR.UTF-8',
      NODE_OPTIONS: later,
      ...toSource(first),
      TZ: 'Pacific/Kiritimati',
    },
  })
  const second = await read(copy)
  const paths = (list: typeof first) => list.files.map((file) => JSON.stringify(file))
  expect(paths(second).filter((line) => !paths(first).includes(line))).toEqual([])
  // Without Git nobody knows whether the sources are those of the commit.
  expect({ ...second, modified: first.modified }).toEqual(first)
})

test('default: the build of `npm start` offers the manifest of `npm run build`', async () => {
  const script =
    "const { buildAll } = await import('./scripts/build/ensureBuild.mjs'); await buildAll({ isQuick: true })"
  const built = await read(copy)
  await run(process.execPath, ['--input-type=module', '--eval', script], { cwd: copy, env: toSource(built) })
  const offered = ManifestSchema.parse(JSON.parse(await readFile(join(copy, 'apps/web/dist/release.json'), 'utf8')))
  expect(offered).toEqual(built)
})

import { execFileSync } from 'node:child_process'
import { mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join, relative } from 'node:path'
import { z } from 'zod'
import { findStage } from '../test/stages.mjs'

const ListSchema = z.array(z.object({ file: z.string(), projectName: z.string() }))

type Listed = { file: string; project: string }

/** Test files that `npm run test:all` would not run. */
export function findUnstagedTests(files: readonly string[], listed: readonly Listed[] = listTests()): string[] {
  const found = new Set(listed.map(({ file, project }) => `${project} ${file}`))
  return files
    .filter((file) => /\.(test|spec)\.[cm]?[jt]sx?$/.test(file))
    .flatMap((file) => {
      const { name, project = name } = findStage(file)
      if (found.has(`${project} ${file}`)) return []
      return [
        `${file} is in no stage of npm run test:all: the project "${project}" of vitest.config.ts does not include it.`,
      ]
    })
}

/** Every test file that vitest finds, with its project. */
function listTests(): Listed[] {
  const folder = mkdtempSync(join(tmpdir(), 'countersign-tests-'))
  const output = join(folder, 'list.json')
  try {
    execFileSync(process.execPath, ['node_modules/vitest/vitest.mjs', 'list', '--filesOnly', `--json=${output}`], {
      env: { ...process.env, LONG_TESTS: '1' },
      stdio: ['ignore', 'ignore', 'inherit'],
    })
    const list = ListSchema.parse(JSON.parse(readFileSync(output, 'utf8')))
    // A project with a browser is listed with the browser's name: “browser (chromium)”.
    return list.map(({ file, projectName }) => ({
      file: relative(process.cwd(), file),
      project: projectName.replace(/ \(.*/, ''),
    }))
  } finally {
    rmSync(folder, { force: true, recursive: true })
  }
}

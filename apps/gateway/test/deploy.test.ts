import { execFile } from 'node:child_process'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { promisify } from 'node:util'
import { expect, test } from 'vitest'

const run = promisify(execFile)
const deploy = fileURLToPath(new URL('../../../deploy/', import.meta.url))

/** Output of a program; undefined if it is not installed. */
async function runProgram(
  program: string,
  words: readonly string[],
): Promise<{ code: number; text: string } | undefined> {
  return run(program, [...words]).then(
    ({ stderr, stdout }) => ({ code: 0, text: stdout + stderr }),
    (error: { code: number | string; stderr: string; stdout: string }) =>
      error.code === 'ENOENT' ? undefined : { code: Number(error.code), text: error.stdout + error.stderr },
  )
}

test('default: systemd accepts the unit', async (context) => {
  const answer = await runProgram('systemd-analyze', ['verify', '--man=no', join(deploy, 'countersign.service')])
  if (!answer) return context.skip('This machine has no systemd.')
  expect(answer.text.split('\n').filter((line) => line.includes('countersign.service'))).toEqual([])
})

test('default: Prometheus accepts the rules', async (context) => {
  const answer = await runProgram('promtool', ['check', 'rules', join(deploy, 'alerts.yml')])
  if (!answer) return context.skip('This machine has no promtool.')
  expect(answer).toMatchObject({ code: 0 })
})

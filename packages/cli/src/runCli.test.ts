import { Writable } from 'node:stream'
import { expect, test } from 'vitest'
import { runArguments } from '../test/runArguments.ts'
import { verify } from './commands/verify.ts'
import { runCli } from './runCli.ts'
import { createTerminal } from './terminal/Terminal.ts'

test('default: all commands, and the version', async () => {
  const { code, out } = await runArguments([])
  expect(code).toBe(0)
  for (const name of ['verify', 'message', 'decode', 'queue', 'watch', 'export', 'rehearse'])
    expect(out).toContain(`  ${name} <`)
  expect(await runArguments(['--version'])).toEqual({ code: 0, err: '', out: '0.0.0\n' })
})

test.each(['verify', 'message', 'decode', 'queue', 'watch', 'export', 'rehearse'])(
  'behavior: %s --help',
  async (name) => {
    const { code, out } = await runArguments([name, '--help'])
    expect(code).toBe(0)
    expect(out).toContain(`countersign ${name} <`)
    expect(out).toContain('Examples')
  },
)

test('error: what is not understood, in a sentence and for machines', async () => {
  const { code, err, out } = await runArguments(['sign\u001b[2J', '--json'])
  expect(code).toBe(2)
  expect(err).toContain('Unknown command "sign\\u{1b}[2J"')
  expect(JSON.parse(out)).toMatchObject({ code: 'USAGE', exitCode: 2, field: null })
})

test('error: a fault of the program is no verdict, and its text does nothing to the terminal', async () => {
  const chunks: string[] = []
  const stream = new Writable({
    write(chunk: Buffer, _, done) {
      chunks.push(chunk.toString())
      done()
    },
  })
  const broken = { ...verify, run: () => Promise.reject(new TypeError('broken \u001b[2J')) }
  const code = await runCli({
    commands: [broken],
    signal: new AbortController().signal,
    terminal: createTerminal({ env: {}, stderr: stream, stdout: stream }),
    version: '0.0.0',
    words: ['verify', '0x', '1'],
  })
  expect(code).toBe(3)
  expect(chunks.join('')).toContain('TypeError: broken \\u{1b}[2J')
})

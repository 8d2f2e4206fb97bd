import { expect, test } from 'vitest'
import { UsageError } from '../CliError.ts'
import { decode } from '../commands/decode.ts'
import { verify } from '../commands/verify.ts'
import { parseCommandLine } from './parseCommandLine.ts'

const commands = [verify, decode]
const safe = '0xF71902B32C9854DB8d6f70Afa6Dcf685F7df8d79'
const parse = (line: string) =>
  parseCommandLine({ commands, program: 'countersign', words: line.split(' ').filter(Boolean) })

test('default: values stay text, whatever they look like', () => {
  const line = parse(`verify ${safe} 20 --value 1000000000000000000000001 --to ${safe} --json`)
  expect(line).toMatchObject({
    command: verify,
    kind: 'run',
    options: { json: true, to: safe, value: '1000000000000000000000001' },
    positionals: [safe, '20'],
  })
})

test.each([
  ['', undefined],
  ['--help', undefined],
  ['help', undefined],
  ['help decode', decode],
  ['verify --help', verify],
  ['decode -h', decode],
])('behavior: "%s" asks for help', (line, command) => {
  expect(parse(line)).toEqual({ command, kind: 'help' })
})

test('behavior: a command of two words', () => {
  const add = { ...decode, name: 'safe add' }
  const words = ['safe', 'add', safe]
  expect(parseCommandLine({ commands: [add], program: 'countersign-admin', words })).toMatchObject({
    command: add,
    positionals: [safe],
  })
})

test('behavior: version', () => {
  expect(parse('--version')).toEqual({ kind: 'version' })
})

test.each([
  'sign',
  `verify ${safe} 20 21`,
  `verify ${safe} 20 --ndoe http://127.0.0.1`,
  `verify ${safe} 20 --node`,
  `verify ${safe} 20 --json=yes`,
  `verify ${safe} 20 --chain 1 --chain 2`,
])('error: "%s"', (line) => {
  expect(() => parse(line)).toThrow(UsageError)
})

import { Writable } from 'node:stream'
import { runCli } from '../src/runCli.ts'
import { createTerminal } from '../src/terminal/Terminal.ts'

export type RunArgumentsOptions = {
  /** Streams that say they are a terminal. */
  isTty?: boolean
  env?: Record<string, string>
  signal?: AbortSignal
  /** Told of each piece of the standard output, for what runs on. */
  onOutput?: (text: string) => void
}

/** Runs the program in this process and keeps what it writes. */
export async function runArguments(words: readonly string[], options: RunArgumentsOptions = {}) {
  const { env = {}, isTty = false, onOutput = () => {}, signal = new AbortController().signal } = options
  const out = createSink(isTty, onOutput)
  const err = createSink(isTty)
  const terminal = createTerminal({ env, stderr: err.stream, stdout: out.stream })
  const code = await runCli({ signal, terminal, version: '0.0.0', words })
  return { code, err: err.text(), out: out.text() }
}

function createSink(isTTY: boolean, onOutput: (text: string) => void = () => {}) {
  const chunks: string[] = []
  const stream = new Writable({
    write(chunk: Buffer, _, done) {
      chunks.push(chunk.toString())
      onOutput(chunk.toString())
      done()
    },
  })
  return { stream: Object.assign(stream, { isTTY }), text: () => chunks.join('') }
}

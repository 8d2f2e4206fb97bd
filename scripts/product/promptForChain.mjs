import { spawnSync } from 'node:child_process'
import { existsSync, mkdirSync } from 'node:fs'
import { dirname } from 'node:path'
import { createInterface } from 'node:readline/promises'
import { fileURLToPath } from 'node:url'

/** Asks in the terminal for a node and writes the chains file; false for the demo. */
export async function promptForChain(file) {
  const terminal = createInterface({ input: process.stdin, output: process.stdout })
  try {
    return await chooseChain({
      addChain: (url, publicUrl) => addChain({ file, publicUrl, url }),
      prompt: (question) => terminal.question(question),
      print: (line) => process.stdout.write(`${line}\n`),
    })
  } finally {
    terminal.close()
  }
}

/** @param addChain Probes a node and saves its chain; whether it did */
export async function chooseChain({ addChain, prompt, print }) {
  print('First start. Countersign can run a demo chain on this machine, or use a node of yours.')
  for (;;) {
    const url = (await prompt('URL of your node (http://…), or Enter for the demo: ')).trim()
    if (url === '') return false
    const publicUrl = (await prompt(`URL of the node for browsers (Enter for ${url}): `)).trim() || url
    if (await addChain(url, publicUrl)) return true
    print('Nothing was saved. Try another URL.')
  }
}

/** The command says itself what failed. */
function addChain({ file, publicUrl, url }) {
  mkdirSync(dirname(file), { mode: 0o700, recursive: true })
  const admin = fileURLToPath(new URL('./countersign-admin.mjs', import.meta.url))
  const words = [admin, 'chain', 'add', url, '--file', file, '--public-rpc', publicUrl]
  spawnSync(process.execPath, words, { stdio: ['ignore', 'inherit', 'inherit'] })
  return existsSync(file)
}

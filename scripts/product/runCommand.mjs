import { existsSync } from 'node:fs'
import { join, resolve } from 'node:path'

const help = `countersign: a multisig wallet that a team runs itself.

  countersign [--demo]          start the service and the web app
  countersign gateway           start the API and the indexer alone
  countersign chain <command>   chains: add, bootstrap (chain --help)
  countersign admin <command>   administration: doctor, backup, … (admin --help)
  countersign <command>         verification: verify, decode, queue, verify-release, verify-site, … (commands --help)
  countersign --settings        list the settings (environment variables)
  countersign --version

In a terminal the first start lets you choose a chain. --demo runs an embedded chain with demo data instead, which is
also the default without a terminal and without COUNTERSIGN_CHAINS.
`

/** Starts the program that the words name. */
export async function runCommand(words) {
  const [major = 0, minor = 0] = process.versions.node.split('.').map(Number)
  if (major < 20 || (major === 20 && minor < 19)) {
    process.stderr.write(`Node ${process.versions.node} is too old. Install Node 20.19 or newer.\n`)
    process.exitCode = 1
    return
  }
  process.setSourceMapsEnabled(true)
  const [word, ...others] = words
  if (word === '--help' || word === '-h') process.stdout.write(help)
  else if (word === '--settings') await run('start', ['--help'])
  else if (word === 'admin' || word === 'gateway') await run(word, others)
  else if (word === 'chain') await run('admin', words)
  else if (word === 'commands') await run('cli', others)
  else if (word === undefined || word === '--demo') await start({ isDemo: word === '--demo', others })
  else await run('cli', words)
}

/** The programs read their words from the process. They run on import; the product exports its start. */
async function run(program, words) {
  process.argv = [...process.argv.slice(0, 2), ...words]
  const file = program === 'cli' ? '../cli/main.js' : `../server/${program}.js`
  const { start } = await import(new URL(file, import.meta.url).href)
  await start?.()
}

async function start({ isDemo, others }) {
  // Empty counts as unset.
  if (isDemo) process.env.COUNTERSIGN_CHAINS = ''
  else if (!process.env.COUNTERSIGN_CHAINS) await chooseChain()
  await run('start', others)
}

/** Asks once, in a terminal: the answer is in the data folder from then on. */
async function chooseChain() {
  const folder = resolve(process.env.COUNTERSIGN_DATA || '.countersign')
  const file = join(folder, 'chains.json')
  if (!existsSync(file)) {
    // A folder of the demo stays one, and a script gets the demo, as before.
    if (existsSync(folder) || !process.stdin.isTTY || !process.stdout.isTTY) return
    const { promptForChain } = await import('./promptForChain.mjs')
    if (!(await promptForChain(file))) return
  }
  process.env.COUNTERSIGN_CHAINS = file
}

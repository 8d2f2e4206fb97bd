/** `npm run check`: runs every `check:…` script of package.json in parallel, one per processor; all of them report. */
import { spawn } from 'node:child_process'
import { readFile } from 'node:fs/promises'
import { availableParallelism } from 'node:os'
import { fileURLToPath } from 'node:url'

const root = fileURLToPath(new URL('..', import.meta.url))
const { scripts } = JSON.parse(await readFile(new URL('../package.json', import.meta.url), 'utf8'))
const waiting = Object.keys(scripts).filter((name) => name.startsWith('check:'))
const failed = []
/** The type checker is written in Go and spends a tenth of its time in the garbage collector at the default limit. */
const env = { GOGC: '400', ...process.env }

async function work() {
  for (let name = waiting.shift(); name !== undefined; name = waiting.shift()) {
    const start = Date.now()
    const { code, output } = await run(name)
    console.log(`${name}: ${code === 0 ? 'ok' : 'FAILED'} (${((Date.now() - start) / 1000).toFixed(1)} s)`)
    if (code !== 0) failed.push(name)
    if (code !== 0 || process.env.CHECK_VERBOSE) console.log(output)
  }
}

function run(name) {
  return new Promise((resolve, reject) => {
    const child = spawn('npm', ['run', '--silent', name], { cwd: root, env, stdio: ['ignore', 'pipe', 'pipe'] })
    let output = ''
    for (const stream of [child.stdout, child.stderr])
      stream.on('data', (chunk) => {
        output += chunk
      })
    child.once('error', reject)
    child.once('close', (code) => resolve({ code: code ?? 1, output }))
  })
}

await Promise.all(Array.from({ length: availableParallelism() }, work))
if (failed.length > 0) {
  console.error(`Failed: ${failed.join(', ')}. To run one alone: npm run ${failed[0]}`)
  process.exitCode = 1
}

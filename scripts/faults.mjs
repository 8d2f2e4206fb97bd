/** `npm run test:faults -- --seeds 200`: random faults for many seeds; `--seed 17` repeats one, `--seed 17,23` several. */
import { spawn } from 'node:child_process'
import { fileURLToPath } from 'node:url'

const [, , ...args] = process.argv
const env = { ...process.env }
for (let index = 0; index < args.length; index += 2) {
  const name = { '--seed': 'FAULT_SEED', '--seeds': 'FAULT_SEEDS' }[args[index]]
  if (!name || !/^\d+(,\d+)*$/.test(args[index + 1] ?? '')) {
    console.error('Usage: npm run test:faults -- [--seeds <how many>] [--seed <first one, or a list>]')
    process.exit(1)
  }
  env[name] = args[index + 1]
}
const vitest = fileURLToPath(new URL('../node_modules/vitest/vitest.mjs', import.meta.url))
const child = spawn(
  process.execPath,
  [vitest, 'run', '--project', 'fuzz', '--reporter', 'verbose', 'apps/gateway/test/faults'],
  {
    cwd: fileURLToPath(new URL('..', import.meta.url)),
    env,
    stdio: 'inherit',
  },
)
child.once('exit', (code) => {
  process.exitCode = code ?? 1
})

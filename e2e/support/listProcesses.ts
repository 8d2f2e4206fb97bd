import { execFile } from 'node:child_process'
import { existsSync } from 'node:fs'
import { readdir, readFile } from 'node:fs/promises'
import { setTimeout as sleep } from 'node:timers/promises'
import { promisify } from 'node:util'

/** Command lines of processes with this text in their arguments or environment, after a short wait for exiting ones. */
export async function listProcesses(text: string): Promise<string[]> {
  for (let attempt = 0; ; attempt += 1) {
    const found = existsSync('/proc/self/environ') ? await scanProc(text) : await scanPs(text)
    if (found.length === 0 || attempt >= 20) return found
    await sleep(50)
  }
}

async function scanProc(text: string): Promise<string[]> {
  const pids = (await readdir('/proc')).filter((name) => /^\d+$/.test(name) && name !== String(process.pid))
  const found = await Promise.all(
    pids.map(async (pid) => {
      const [command, environment] = await Promise.all(
        ['cmdline', 'environ'].map((file) => readFile(`/proc/${pid}/${file}`, 'utf8').catch(() => '')),
      )
      if (!command) return []
      return `${command}${environment}`.includes(text) ? [`${pid} ${command.replaceAll('\0', ' ')}`] : []
    }),
  )
  return found.flat()
}

async function scanPs(text: string): Promise<string[]> {
  const { stdout } = await promisify(execFile)('ps', ['-axwwe', '-o', 'pid=,command='])
  return stdout.split('\n').filter((line) => line.includes(text))
}

import { writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { demoSafes } from '@countersign/devchain/demo-world'
import { createDataDir, launchBrowser, startCountersign } from '@countersign/test'
import { getAddress, keccak256, toHex } from 'viem'
import type { Report } from '../BenchResult.ts'
import { median } from '../protocol/median.ts'
import { measureRows } from './measureRows.ts'
import { measureSizes } from './measureSizes.ts'
import { run as runLighthouse } from './runLighthouse.ts'

const rounds = 3
const limits = { firstLoad: 190, route: 320, rows: 3_000, task: 50 }
const treasury = `/31337/${demoSafes.treasury.address}`

/** A batch transfer of 10,000 rows, the page's file sizes, and Lighthouse on a phone. */
export async function run(report: Report): Promise<void> {
  const data = await createDataDir()
  const browser = await launchBrowser()
  const countersign = await startCountersign({ dataDir: data.path })
  try {
    const file = join(data.path, 'payments.csv')
    await writeFile(file, createPaymentFile(10_000))
    const times: number[] = []
    const tasks: number[] = []
    for (let round = 0; round < rounds; round++) {
      const url = `${countersign.url}${treasury}/batch-transfer`
      const measured = await measureRows(browser, { file, url })
      times.push(measured.time)
      tasks.push(measured.longestTask)
    }
    report({
      baseline: limits.rows,
      name: '10,000 rows of a file read and checked (baseline: the limit)',
      unit: 'ms',
      value: median(times),
    })
    report({
      baseline: limits.task,
      name: 'longest task of the page meanwhile and while they are scrolled (baseline: the limit)',
      unit: 'ms',
      value: median(tasks),
    })
    const { firstLoad, routes } = await measureSizes()
    report({
      baseline: limits.firstLoad,
      name: 'first load, JavaScript with gzip (baseline: the limit)',
      unit: 'kB',
      value: firstLoad,
    })
    for (const { name, size } of routes)
      report({
        baseline: limits.route,
        name: `${name} with all that it needs, JavaScript with gzip (baseline: the limit)`,
        unit: 'kB',
        value: size,
      })
  } finally {
    await browser.close()
    await countersign.stop()
    await data.remove()
  }
  await runLighthouse(report)
}

/** Small payments to unknown accounts, so that every check runs. */
function createPaymentFile(rows: number): string {
  const lines = Array.from({ length: rows }, (_, index) => {
    const recipient = getAddress(`0x${keccak256(toHex(`payee ${index}`)).slice(-40)}`)
    return `${recipient},0.${String(index + 1).padStart(6, '0')},${index % 2 === 0 ? 'USDC' : ''},Payee ${index + 1}`
  })
  return ['recipient,amount,token,name', ...lines, ''].join('\n')
}

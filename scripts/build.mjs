/** `npm run build`: web app, server, the terminal's program, and of all that a folder to copy to a server; prints what a visitor downloads and fails above the budget. */
import { buildFolder } from './build/buildFolder.mjs'
import { verifyBudget } from './build/buildVerify.mjs'
import { buildAll } from './build/ensureBuild.mjs'
import { firstLoadBudget, measureFirstLoad } from './build/measureFirstLoad.mjs'

const kilobytes = (bytes) => `${(bytes / 1000).toFixed(1)} kB`

const { externals, verify } = await buildAll()
await buildFolder(externals)
const { bytes, demoBytes, files } = await measureFirstLoad()
for (const file of files.slice(0, 10)) console.log(`${kilobytes(file.bytes).padStart(9)}  ${file.file}`)
console.log(`First load: ${kilobytes(bytes)} of JavaScript (gzip), ${kilobytes(firstLoadBudget)} allowed.`)
console.log(
  `Of these, ${kilobytes(demoBytes)} are the demo wallet and names, which only the embedded chain's page loads.`,
)
console.log(`Second screen (verify.html): ${kilobytes(verify.bytes)}, ${kilobytes(verifyBudget)} allowed.`)
console.log(`Its largest in another language (${verify.largest.name}): ${kilobytes(verify.largest.bytes)}.`)
console.log(`SHA-256 of verify.html: ${verify.sha256}`)
console.log('A folder that runs by itself: dist/countersign (docs/operate.md).')
if (verify.largest.bytes > verifyBudget) {
  console.error(`${verify.largest.name} is ${kilobytes(verify.largest.bytes - verifyBudget)} over its budget.`)
  process.exit(1)
}
if (bytes > firstLoadBudget) {
  console.error(`The first load is ${kilobytes(bytes - firstLoadBudget)} over its budget: load something later.`)
  process.exit(1)
}

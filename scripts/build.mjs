/** `npm run build`: web app, server, CLI, and a deployable folder; prints the download size and fails above the budget. */
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
console.log(`Second screen, one file for each language, ${kilobytes(verifyBudget)} allowed; with their SHA-256:`)
for (const { bytes, name, sha256 } of verify) console.log(`${kilobytes(bytes).padStart(9)}  ${name}  ${sha256}`)
console.log('A folder that runs by itself: dist/countersign (docs/operate.md).')
const tooLarge = verify.filter(({ bytes }) => bytes > verifyBudget)
if (tooLarge.length > 0) {
  console.error(`Over the budget of the second screen: ${tooLarge.map(({ name }) => name).join(', ')}.`)
  process.exit(1)
}
if (bytes > firstLoadBudget) {
  console.error(`The first load is ${kilobytes(bytes - firstLoadBudget)} over its budget: load something later.`)
  process.exit(1)
}

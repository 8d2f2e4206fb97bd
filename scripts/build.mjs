/** `npm run build`: web app, server, CLI, and a deployable folder; prints the download size and fails above the budget. */
import { createHash } from 'node:crypto'
import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { buildFolder } from './build/buildFolder.mjs'
import { verifyBudget } from './build/buildVerify.mjs'
import { buildAll } from './build/ensureBuild.mjs'
import { firstLoadBudget, measureFirstLoad } from './build/measureFirstLoad.mjs'
import { standaloneDir } from './build/paths.mjs'

const kilobytes = (bytes) => `${(bytes / 1000).toFixed(1)} kB`

const { externals, files: released, verify } = await buildAll({ isQuick: false })
await buildFolder({ externals, files: released })
const { bytes, demoBytes, files } = await measureFirstLoad()
for (const file of files.slice(0, 10)) console.log(`${kilobytes(file.bytes).padStart(9)}  ${file.file}`)
console.log(`First load: ${kilobytes(bytes)} of JavaScript (gzip); limit ${kilobytes(firstLoadBudget)}.`)
console.log(`Of this, ${kilobytes(demoBytes)} (demo wallet and names) load only with the embedded chain.`)
console.log(`/verify page, one file per language; limit ${kilobytes(verifyBudget)}. SHA-256:`)
for (const { bytes, name, sha256 } of verify) console.log(`${kilobytes(bytes).padStart(9)}  ${name}  ${sha256}`)
console.log('Standalone folder: dist/countersign (docs/operate.md). SHA-256 of its manifest:')
console.log(`  ${await hashManifest()}  dist/countersign/manifest.json`)
const tooLarge = verify.filter(({ bytes }) => bytes > verifyBudget)
if (tooLarge.length > 0) {
  console.error(`Over the limit of the /verify page: ${tooLarge.map(({ name }) => name).join(', ')}.`)
  process.exit(1)
}
if (bytes > firstLoadBudget) {
  console.error(`The first load is ${kilobytes(bytes - firstLoadBudget)} over the limit. Move code to a later chunk.`)
  process.exit(1)
}

async function hashManifest() {
  return createHash('sha256')
    .update(await readFile(join(standaloneDir, 'manifest.json')))
    .digest('hex')
}

import { writeFileSync } from 'node:fs'
import { recordDemoWorld } from '../src/world/story/runStory.ts'

/*
 * Makes src/contracts/artifacts/demo-world.json from src/world/story. Run it after a change of the story, and copy the addresses it
 * prints to src/world/demoSafes.ts:
 *
 *   npx tsx --conditions=@repo/source packages/devchain/scripts/writeDemoWorld.ts
 */
const { safes, transactions } = await recordDemoWorld()
const lines = transactions.map((transaction) => JSON.stringify(transaction))
writeFileSync(new URL('../src/contracts/artifacts/demo-world.json', import.meta.url), `[\n${lines.join(',\n')}\n]\n`)
process.stdout.write(`${transactions.length} transactions\n${JSON.stringify(safes, undefined, 2)}\n`)

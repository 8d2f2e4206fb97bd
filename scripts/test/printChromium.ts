import { findChromium } from '@countersign/test'

try {
  console.log(
    await findChromium({
      env: process.env,
      onInstall: (command) => console.error(`No Chromium found; installing it: ${command} …`),
    }),
  )
} catch (error) {
  console.error(error instanceof Error ? error.message : error)
  process.exit(1)
}
